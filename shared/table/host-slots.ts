/** Who may send how many requests at a time to a web host: all processes of the service share what the host bears. */
import * as z from 'zod';
import { type SlotHolder, sharedSlots } from '../domain/crawling/host-window.ts';
import { getItem, type Table } from './engine/client.ts';
import { contended, retryWhileContended } from './engine/contention.ts';
import { keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';

const hostSlotsSchema = z.object({
  revision: z.number().default(0),
  /** No request starts before: the host has asked for it, or was overloaded. */
  pausedUntilMs: z.number().default(0),
  holders: z.record(z.string(), z.object({ slots: z.number(), size: z.number(), untilMs: z.number() })).default({}),
});

const ROW_SECONDS = 3_600;

export interface SlotClaim {
  holder: string;
  /** Requests of this process that have not ended. */
  running: number;
  /** What this process thinks that the host bears; 0 gives its slots back. */
  size: number;
  max: number;
  nowMs: number;
  untilMs: number;
  /** A pause that the host has asked this process for. */
  pausedUntilMs: number;
}

/** Claims or renews a process's slots; what is not renewed is free after its time. Returns the slots, of
 * which those that are still in use count as held, and the host's pause. */
export function claimHostSlots(
  table: Table,
  host: string,
  { holder, running, size, max, nowMs, untilMs, pausedUntilMs }: SlotClaim,
): Promise<{ slots: number; pausedUntilMs: number }> {
  const key = keys.hostSlots(host);
  return retryWhileContended(`the requests to ${host}`, async () => {
    const row = hostSlotsSchema.parse((await getItem(table, key)) ?? {});
    const others = Object.entries(row.holders).filter(([id, { untilMs: until }]) => id !== holder && until > nowMs);
    const slots =
      size === 0
        ? 0
        : sharedSlots(
            others.map(([, other]) => other),
            size,
            max,
          );
    const own: [string, SlotHolder][] =
      size === 0 ? [] : [[holder, { slots: Math.max(slots, running), size, untilMs }]];
    const paused = Math.max(row.pausedUntilMs, pausedUntilMs);
    const set = {
      revision: row.revision + 1,
      pausedUntilMs: paused,
      holders: Object.fromEntries([...others, ...own]),
      expiresAtSeconds: Math.ceil(nowMs / 1000) + ROW_SECONDS,
    };
    const isSame = [
      [
        { attribute: 'revision', is: 'missing' },
        { attribute: 'revision', is: '=', value: row.revision },
      ],
    ] as const;
    const result = await updateItem(table, key, { set }, isSame);
    return result.ok ? { slots, pausedUntilMs: paused } : contended;
  });
}
