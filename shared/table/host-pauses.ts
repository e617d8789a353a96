/** When the next request to a web host may start: for hosts whose robots.txt, or whose operator here, asks for pauses. */
import * as z from 'zod';
import { getItem, type Item, type Table } from './engine/client.ts';
import { contended, retryWhileContended } from './engine/contention.ts';
import { keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';

const hostPauseSchema = z.object({
  /** The pause that the host's robots.txt asks for; 0 for none. */
  delayMs: z.number().default(0),
  /** The pause is known until then: a crawl reads robots.txt at its beginning, and says so again. */
  knownUntilMs: z.number().default(0),
  /** Until then another crawl reads robots.txt of a host whose pause is unknown. */
  readingUntilMs: z.number().default(0),
  /** The earliest start of the next request. */
  nextStartMs: z.number().default(0),
});
type HostPause = z.infer<typeof hostPauseSchema>;

const parsePause = (item: Item | null): HostPause | null => (item === null ? null : hostPauseSchema.parse(item));

const KNOWN_MS = 86_400_000;
const pauseExpiry = (knownUntilMs: number): { expiresAtSeconds: number } => ({
  expiresAtSeconds: Math.ceil((knownUntilMs + KNOWN_MS) / 1000),
});

export const getHostPause = async (table: Table, host: string): Promise<HostPause | null> =>
  parsePause(await getItem(table, keys.hostPause(host)));

/** True when the caller may read robots.txt of a host whose pause is not known; else another crawl is reading it. */
export async function claimRobotsReading(table: Table, host: string, nowMs: number, untilMs: number): Promise<boolean> {
  const result = await updateItem(
    table,
    keys.hostPause(host),
    { set: { readingUntilMs: untilMs, ...pauseExpiry(untilMs) } },
    [
      [
        { attribute: 'readingUntilMs', is: 'missing' },
        { attribute: 'readingUntilMs', is: '<', value: nowMs },
      ],
    ],
  );
  return result.ok;
}

/** Keeps the pause that robots.txt asks for, counted from the request that read it. */
export async function putHostPause(
  table: Table,
  host: string,
  pause: { delayMs: number; lastStartMs: number; knownUntilMs: number },
): Promise<void> {
  const { delayMs, lastStartMs, knownUntilMs } = pause;
  // First, because a reader of the pause may start a request.
  if (delayMs > 0) await postponeNextStart(table, host, lastStartMs + delayMs);
  await updateItem(table, keys.hostPause(host), {
    set: { delayMs, knownUntilMs, readingUntilMs: 0, ...pauseExpiry(knownUntilMs) },
  });
}

export const knownUntil = (nowMs: number): number => nowMs + KNOWN_MS;

/** Moves the next start to this time, unless it is later already. */
export async function postponeNextStart(table: Table, host: string, nextStartMs: number): Promise<void> {
  await updateItem(table, keys.hostPause(host), { set: { nextStartMs } }, [
    [
      { attribute: 'nextStartMs', is: 'missing' },
      { attribute: 'nextStartMs', is: '<', value: nextStartMs },
    ],
  ]);
}

/** At each attempt another request took the start that this one saw. */
const ATTEMPTS_MAX = 20;

/**
 * Reserves the next start, for one request: the time at which it may start, or null when that would be later than `latestMs`.
 * Concurrent requests each get a separate start.
 * @throws ContentionError when others took every start.
 */
export async function reserveStart(
  table: Table,
  host: string,
  { delayMs, now, latestMs }: { delayMs: number; now: () => number; latestMs: number },
): Promise<number | null> {
  const key = keys.hostPause(host);
  let isWaiting = false;
  const tryStart = async (): Promise<number | null | typeof contended> => {
    const nowMs = now();
    const result = isWaiting
      ? await updateItem(table, key, { add: { nextStartMs: delayMs } }, [
          { attribute: 'nextStartMs', is: '>=', value: nowMs },
          { attribute: 'nextStartMs', is: '<=', value: latestMs },
        ])
      : await updateItem(table, key, { set: { nextStartMs: nowMs + delayMs } }, [
          [
            { attribute: 'nextStartMs', is: 'missing' },
            { attribute: 'nextStartMs', is: '<', value: nowMs },
          ],
        ]);
    const pause = parsePause(result.item);
    if (result.ok) return isWaiting && pause ? pause.nextStartMs - delayMs : nowMs;
    if ((pause?.nextStartMs ?? 0) > latestMs) return null;
    isWaiting = (pause?.nextStartMs ?? 0) >= nowMs;
    return contended;
  };
  return retryWhileContended(`the requests to ${host}`, tryStart, { attemptsMax: ATTEMPTS_MAX });
}
