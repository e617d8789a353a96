/**
 * Which jobs begin when there are more than may run at once. The slots of a kind are shared between organizations, so that
 * the many jobs of one never hold up the only job of another.
 */

interface WaitingJob {
  organizationId: number;
  queuedAt: string;
}

/**
 * An organization that has jobs gets another slot while it holds fewer than this many times the free ones. So one alone gets
 * four fifths of all slots, several share them equally, and there are free ones for an organization that has none.
 */
const SHARE_OF_FREE = 4;

/** Whether an organization that holds so many slots gets one of those that are free. */
export const mayTakeSlot = (held: number, free: number): boolean =>
  free > 0 && (held === 0 || held < SHARE_OF_FREE * free);

/**
 * The jobs that begin, in their order. The next one is the oldest of the organization that holds the fewest slots; of several such
 * organizations, of the one that has waited longest.
 * @param running - the organization of each job that holds a slot
 */
export function chooseNext<Job extends WaitingJob>({
  free,
  running,
  waiting,
}: {
  free: number;
  running: readonly number[];
  waiting: readonly Job[];
}): Job[] {
  const held = new Map<number, number>();
  for (const organizationId of running) held.set(organizationId, (held.get(organizationId) ?? 0) + 1);
  const oldestFirst = waiting.toSorted((a, b) => (a.queuedAt < b.queuedAt ? -1 : a.queuedAt > b.queuedAt ? 1 : 0));
  const queues = Map.groupBy(oldestFirst, ({ organizationId }) => organizationId);
  const chosen: Job[] = [];
  while (chosen.length < free) {
    const next = nextOrganization(queues, held, free - chosen.length);
    const job = next === null ? undefined : queues.get(next)?.shift();
    if (next === null || job === undefined) return chosen;
    held.set(next, (held.get(next) ?? 0) + 1);
    chosen.push(job);
  }
  return chosen;
}

function nextOrganization(
  queues: ReadonlyMap<number, readonly WaitingJob[]>,
  held: ReadonlyMap<number, number>,
  free: number,
): number | null {
  let best: { organizationId: number; held: number; queuedAt: string } | null = null;
  for (const [organizationId, [first]] of queues) {
    const own = held.get(organizationId) ?? 0;
    if (first === undefined || !mayTakeSlot(own, free)) continue;
    const isBetter = best === null || own < best.held || (own === best.held && first.queuedAt < best.queuedAt);
    if (isBetter) best = { organizationId, held: own, queuedAt: first.queuedAt };
  }
  return best?.organizationId ?? null;
}
