/**
 * Which jobs begin when there are more than may run at once. The slots of a kind are shared between organizations, so that
 * the many jobs of one never hold up the only job of another, nor the jobs of many those of a newcomer.
 */

/** An organization whose jobs wait, and the oldest of them. */
interface WaitingOrganization<Job> {
  organizationId: number;
  jobs: readonly Job[];
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
 * The organizations whose jobs can be among the next ones, so that the jobs of no others need be read.
 * @param running - the organization of each job that holds a slot
 * @param line - the organizations that wait, the one whose last turn is longest ago first; as many as the kind has slots suffice
 */
export function chooseCandidates({
  free,
  running,
  line,
}: {
  free: number;
  running: readonly number[];
  line: readonly number[];
}): number[] {
  const held = countHeld(running);
  return line.toSorted((a, b) => (held.get(a) ?? 0) - (held.get(b) ?? 0)).slice(0, free);
}

/**
 * The jobs that begin, in their order. The next one is the oldest of the organization that holds the fewest slots; of several
 * such organizations, of the one whose last turn is longest ago.
 * @param running - the organization of each job that holds a slot
 * @param line - the organization whose last turn is longest ago first
 */
export function chooseNext<Job>({
  free,
  running,
  line,
}: {
  free: number;
  running: readonly number[];
  line: readonly WaitingOrganization<Job>[];
}): Job[] {
  const held = countHeld(running);
  const places = line.map(({ organizationId, jobs }) => ({ organizationId, jobs: [...jobs] }));
  const chosen: Job[] = [];
  while (chosen.length < free) {
    const next = findNext(places, held, free - chosen.length);
    const job = next?.jobs.shift();
    if (next === null || job === undefined) return chosen;
    held.set(next.organizationId, (held.get(next.organizationId) ?? 0) + 1);
    places.push(...places.splice(places.indexOf(next), 1));
    chosen.push(job);
  }
  return chosen;
}

const countHeld = (running: readonly number[]): Map<number, number> =>
  new Map([...Map.groupBy(running, (id) => id)].map(([id, slots]) => [id, slots.length]));

function findNext<Place extends WaitingOrganization<unknown>>(
  places: readonly Place[],
  held: ReadonlyMap<number, number>,
  free: number,
): Place | null {
  let best: Place | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const own = held.get(place.organizationId) ?? 0;
    if (place.jobs.length === 0 || own >= fewest || !mayTakeSlot(own, free)) continue;
    best = place;
    fewest = own;
  }
  return best;
}
