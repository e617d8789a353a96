/** Who may send how many requests at a time to a web host: all processes of the service share what the host bears. */
import * as z from 'zod';
import { type SlotHolder, sharedSlots } from '../domain/crawling/host-window.ts';
import type { Item, Table } from './engine/client.ts';
import { contended, retryWhileContended } from './engine/contention.ts';
import { keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';

const hostSlotsSchema = z.object({
  revision: z.number().default(0),
  /** No request starts before: the host has asked for it, or was overloaded. */
  pausedUntilMs: z.number().default(0),
  holders: z.record(z.string(), z.object({ slots: z.number(), size: z.number(), untilMs: z.number() })).default({}),
});

/** The slots of a host as a process saw them when it claimed some. */
export type SeenHostSlots = z.infer<typeof hostSlotsSchema> & { seenAtMs: number };

const ROW_SECONDS = 3_600;
/** Much shorter than a row is there: a new one would begin with the same revisions. */
const SEEN_MS_MAX = 120_000;

const parseRow = (item: Item | null): z.infer<typeof hostSlotsSchema> => hostSlotsSchema.parse(item ?? {});

export interface SlotClaim {
  holder: string;
  /** Requests of this process that have not ended. */
  running: number;
  /** This process's estimate of the requests that the host bears; 0 gives its slots back. */
  size: number;
  max: number;
  nowMs: number;
  untilMs: number;
  /** A pause that the host has asked this process for. */
  pausedUntilMs: number;
}

/**
 * Claims or renews a process's slots; what is not renewed is free after its time. Returns the slots, of which those that are still in
 * use count as held, the host's pause, and what the next claim passes as `seen`: where no other process came in between, a claim
 * is one write, without a read.
 */
export function claimHostSlots(
  table: Table,
  host: string,
  claim: SlotClaim,
  seen: SeenHostSlots | null = null,
): Promise<{ slots: number; pausedUntilMs: number; seen: SeenHostSlots }> {
  const isRecent = seen !== null && claim.nowMs - seen.seenAtMs < SEEN_MS_MAX;
  let row = isRecent ? seen : parseRow(null);
  const tryToClaim = async () => {
    const { slots, set } = claimed(row, claim);
    const isSame = [
      [
        { attribute: 'revision', is: 'missing' },
        { attribute: 'revision', is: '=', value: row.revision },
      ],
    ] as const;
    const result = await updateItem(table, keys.hostSlots(host), { set }, isSame);
    row = parseRow(result.item);
    return result.ok ? { slots, pausedUntilMs: set.pausedUntilMs, seen: { ...row, seenAtMs: claim.nowMs } } : contended;
  };
  return retryWhileContended(`the requests to ${host}`, async (attemptsBefore) => {
    const first = await tryToClaim();
    // The estimate was wrong: that is no other writer of this moment.
    return first === contended && attemptsBefore === 0 ? tryToClaim() : first;
  });
}

function claimed(
  row: z.infer<typeof hostSlotsSchema>,
  { holder, running, size, max, nowMs, untilMs, pausedUntilMs }: SlotClaim,
) {
  const others = Object.entries(row.holders).filter(([id, { untilMs: until }]) => id !== holder && until > nowMs);
  const held = others.map(([, other]) => other);
  const slots = size === 0 ? 0 : sharedSlots(held, size, max);
  const own: [string, SlotHolder][] = size === 0 ? [] : [[holder, { slots: Math.max(slots, running), size, untilMs }]];
  const set = {
    revision: row.revision + 1,
    pausedUntilMs: Math.max(row.pausedUntilMs, pausedUntilMs),
    holders: Object.fromEntries([...others, ...own]),
    expiresAtSeconds: Math.ceil(nowMs / 1000) + ROW_SECONDS,
  };
  return { slots, set };
}
