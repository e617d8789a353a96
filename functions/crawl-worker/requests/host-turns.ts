import { setTimeout as delay } from 'node:timers/promises';
import { firstWindow, type HostResponse, pauseAfterMs } from '../../../shared/domain/crawling/host-window.ts';
import { removeWww } from '../../../shared/domain/urls/domain.ts';
import { urlHost } from '../../../shared/domain/urls/http-url.ts';
import { log } from '../../../shared/logging/log.ts';
import type { TakeTurn } from '../../../shared/providers/web/turn.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import {
  claimRobotsReading,
  getHostPause,
  knownUntil,
  postponeNextStart,
  putHostPause,
  reserveStart,
} from '../../../shared/table/host-pauses.ts';
import { createHostSlots } from './host-slots.ts';

/**
 * When a request to a host may start, from any crawl: with a pause between the starts, which are reserved in the table, or
 * as one of those at a time that the host bears (`host-slots.ts`). All processes share both.
 */
export interface HostTurns {
  /** Returns when a request to this URL may start. */
  take: TakeTurn;
  /** Until when a host lets no request through, as far as this process knows; 0 when it never asked for a pause. */
  pausedUntilMs(host: string): number;
  /** Before robots.txt is read: waits while another process reads that of a host whose pause is not known yet. */
  startReadingRobots(url: URL): Promise<void>;
  /** After it: the pause that it asks for, or null when it could not be read. */
  finishReadingRobots(url: URL, delayMs: number | null): Promise<void>;
}

/** How long a request waits for its start. A crawl's task ends after 300 s. */
const LONGEST_WAIT_MS = 100_000;
/** On top of a pause: clocks differ, and a request takes a moment from its start to its arrival. */
const MARGIN_MS = 50;
/** Limits of the memory about hosts. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_HOSTS_MAX = 1_000;
/** The longest that a reading of robots.txt takes: its own time limit, and some. */
const READING_MS = 35_000;
const READING_POLL_MS = 100;
/** After a robots.txt that could not be read. */
const UNREADABLE_MS = 60_000;

interface Remembered {
  delayMs: number;
  /** The pause is the one that robots.txt asked for lately. */
  knownUntilMs: number;
  rememberedUntilMs: number;
}

export function createHostTurns({
  table,
  configuredDelayMs,
  requestsAtOnce,
  holder,
  now = Date.now,
}: {
  table: Table;
  configuredDelayMs: number;
  /** To a host without pauses, of the whole service. */
  requestsAtOnce: number;
  /** Names this process among those that share a host. */
  holder: string;
  now?: () => number;
}): HostTurns {
  const slots = createHostSlots({ table, max: requestsAtOnce, now, holder });
  const remembered = new Map<string, Remembered>();
  const lastStarts = new Map<string, number>();

  function remember(host: string, delayMs: number, knownUntilMs: number): Remembered {
    for (const known of [remembered, lastStarts]) if (known.size >= REMEMBERED_HOSTS_MAX) known.clear();
    const entry = { delayMs, knownUntilMs, rememberedUntilMs: now() + REMEMBERED_MS };
    remembered.set(host, entry);
    return entry;
  }

  async function recall(host: string): Promise<Remembered> {
    const known = remembered.get(host);
    if (known && known.rememberedUntilMs > now()) return known;
    const pause = await getHostPause(table, host);
    return remember(host, pause?.delayMs ?? 0, pause?.knownUntilMs ?? 0);
  }

  /** A host with pauses that is overloaded gets none of the starts until its pause is over. */
  function finishPaused(host: string, response: HostResponse): void {
    const pauseMs = pauseAfterMs(firstWindow(1), response);
    if (pauseMs === 0) return;
    postponeNextStart(table, host, now() + pauseMs).catch((error: unknown) =>
      log.error('the pause of a host could not be kept', error, { host }),
    );
  }

  async function waitForStart(host: string, delayMs: number, signal: AbortSignal | undefined): Promise<boolean> {
    const pauseMs = delayMs + MARGIN_MS;
    const startMs = await reserveStart(table, host, {
      delayMs: pauseMs,
      now,
      latestMs: now() + LONGEST_WAIT_MS,
    });
    if (startMs === null) return false;
    // The last request of this process may have started later than at its time.
    for (;;) {
      const waitMs = Math.max(startMs, (lastStarts.get(host) ?? 0) + pauseMs) - now();
      if (waitMs <= 0) break;
      await delay(waitMs, undefined, { signal });
    }
    lastStarts.set(host, now());
    if (now() - startMs > MARGIN_MS) {
      await postponeNextStart(table, host, now() + pauseMs);
      lastStarts.set(host, now());
    }
    return true;
  }

  return {
    async take(url, signal) {
      const host = serverName(url);
      try {
        const { delayMs } = await recall(host);
        const wantedMs = Math.max(configuredDelayMs, delayMs);
        if (wantedMs > 0) {
          if (!(await waitForStart(host, wantedMs, signal))) return refused;
          return { granted: true, finish: (response) => finishPaused(host, response) };
        }
        const slot = await slots.take(host, LONGEST_WAIT_MS, signal);
        if (!slot.granted) return slot;
        const startedMs = now();
        lastStarts.set(host, startedMs);
        return { granted: true, finish: (response) => slots.finish(host, response, startedMs) };
      } catch (error) {
        // A request without its turn would break the site's rule: it is sent later.
        if (signal?.aborted !== true) log.error('the turn of a request could not be taken', error, { host });
        return refused;
      }
    },

    pausedUntilMs: (host) => slots.pausedUntilMs(removeWww(host)),

    async startReadingRobots(url) {
      const host = serverName(url);
      const endMs = now() + READING_MS;
      while (now() < endMs) {
        const pause = await getHostPause(table, host);
        const isKnown = pause !== null && pause.knownUntilMs > now();
        if (isKnown) remember(host, pause.delayMs, pause.knownUntilMs);
        if (isKnown || (await claimRobotsReading(table, host, now(), now() + READING_MS))) return;
        await delay(READING_POLL_MS);
      }
    },

    async finishReadingRobots(url, delayMs) {
      const host = serverName(url);
      const known = await recall(host);
      const found = delayMs ?? known.delayMs;
      const isKnownLong = known.knownUntilMs - now() > (knownUntil(now()) - now()) / 2;
      if (found === known.delayMs && (isKnownLong || (delayMs === null && known.knownUntilMs > now()))) return;
      const knownUntilMs = delayMs === null ? now() + UNREADABLE_MS : knownUntil(now());
      const lastStartMs = lastStarts.get(host) ?? now();
      await putHostPause(table, host, { delayMs: found, lastStartMs, knownUntilMs });
      remember(host, found, knownUntilMs);
    },
  };
}

const refused = { granted: false, waitMs: 0 } as const;

/** `www.` is the same server in all that matters. */
const serverName = (url: URL): string => removeWww(urlHost(url));
