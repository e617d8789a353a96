import { setTimeout as delay } from 'node:timers/promises';
import {
  firstWindow,
  type HostResponse,
  type HostWindow,
  isOverload,
  pauseAfterMs,
  windowAfter,
} from '../../../shared/domain/crawling/host-window.ts';
import { log } from '../../../shared/logging/log.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { claimHostSlots, type SeenHostSlots } from '../../../shared/table/host-slots.ts';

/** After this a process asks again for its slots: another one may have come, or gone. */
const RENEWED_MS = 5_000;
/** Longer than a request may take. */
const LEASE_MS = 40_000;
const POLL_MS = 100;
/** An idle process gives its slots back after this, so that the next one does not wait for the lease to end. */
const IDLE_MS = 1_000;
const REMEMBERED_HOSTS_MAX = 1_000;

interface HostState {
  window: HostWindow;
  slots: number;
  running: number;
  pausedUntilMs: number;
  /** When the window was last cut for an overload. */
  cutAtMs: number;
  claimedAtMs: number;
  /** The row as the latest claim left it. */
  seen: SeenHostSlots | null;
  claiming: Promise<void> | null;
  idleTimer: NodeJS.Timeout | null;
}

type Slot = { granted: true } | { granted: false; waitMs: number };

/**
 * The requests at a time to each host, of all crawls and recrawls of the service. A process leases its share in the table, a
 * write every five seconds, and counts within it by itself.
 */
interface HostSlots {
  /** Waits for a slot; refuses when the host's pause, or the queue, is longer than `longestWaitMs`. */
  take(host: string, longestWaitMs: number, signal?: AbortSignal): Promise<Slot>;
  pausedUntilMs(host: string): number;
  /** Gives the slot back, with what the request met, and when it got the slot. */
  finish(host: string, response: HostResponse, startedMs: number): void;
}

export function createHostSlots({
  table,
  max,
  now = Date.now,
  holder,
}: {
  table: Table;
  /** Requests at a time to a host, of the whole service. */
  max: number;
  now?: () => number;
  /** Names this process among those that share a host. */
  holder: string;
}): HostSlots {
  const hosts = new Map<string, HostState>();

  function readState(host: string): HostState {
    const known = hosts.get(host);
    if (known) return known;
    if (hosts.size >= REMEMBERED_HOSTS_MAX) {
      for (const [name, { running, claiming }] of hosts) if (running === 0 && claiming === null) hosts.delete(name);
    }
    const state: HostState = {
      window: firstWindow(max),
      slots: 0,
      running: 0,
      pausedUntilMs: 0,
      cutAtMs: Number.NEGATIVE_INFINITY,
      claimedAtMs: Number.NEGATIVE_INFINITY,
      seen: null,
      claiming: null,
      idleTimer: null,
    };
    hosts.set(host, state);
    return state;
  }

  function claim(host: string, state: HostState, size = state.window.size): Promise<void> {
    const nowMs = now();
    const { running, pausedUntilMs: ownPauseMs, seen: lastSeen } = state;
    const claimOfNow = { holder, running, size, max, nowMs, untilMs: nowMs + LEASE_MS, pausedUntilMs: ownPauseMs };
    state.claiming ??= claimHostSlots(table, host, claimOfNow, lastSeen)
      .then(({ slots, pausedUntilMs, seen }) => {
        Object.assign(state, {
          slots,
          seen,
          pausedUntilMs: Math.max(state.pausedUntilMs, pausedUntilMs),
          claimedAtMs: now(),
        });
        if (size === 0) state.claimedAtMs = Number.NEGATIVE_INFINITY;
      })
      .finally(() => {
        state.claiming = null;
      });
    return state.claiming;
  }

  const claimLater = (host: string, state: HostState, size?: number): void => {
    claim(host, state, size).catch((error: unknown) =>
      log.error('the slots of a host could not be claimed', error, { host }),
    );
  };

  return {
    async take(host, longestWaitMs, signal) {
      const state = readState(host);
      if (state.idleTimer) clearTimeout(state.idleTimer);
      state.idleTimer = null;
      const endMs = now() + longestWaitMs;
      for (;;) {
        const waits = state.slots === 0 || state.running >= state.slots;
        if (now() - state.claimedAtMs >= (waits ? RENEWED_MS / 5 : RENEWED_MS)) await claim(host, state);
        const pauseMs = state.pausedUntilMs - now();
        if (now() + Math.max(0, pauseMs) > endMs) return { granted: false, waitMs: Math.max(0, pauseMs) };
        if (pauseMs <= 0 && state.running < Math.min(state.slots, Math.max(1, Math.floor(state.window.size)))) break;
        await delay(pauseMs > 0 ? Math.min(pauseMs, RENEWED_MS) : POLL_MS, undefined, { signal });
      }
      state.running += 1;
      return { granted: true };
    },

    pausedUntilMs: (host) => hosts.get(host)?.pausedUntilMs ?? 0,

    finish(host, response, startedMs) {
      const state = readState(host);
      state.running = Math.max(0, state.running - 1);
      const isOfCutRound = startedMs <= state.cutAtMs;
      state.window = windowAfter(state.window, response, max, { isOfCutRound });
      if (isOverload(response) && !isOfCutRound) state.cutAtMs = now();
      const pauseMs = pauseAfterMs(state.window, response);
      if (pauseMs > 0) state.pausedUntilMs = Math.max(state.pausedUntilMs, now() + pauseMs);
      // At once, so that the other processes read it, and after a claim that does not say it yet.
      if (isOverload(response))
        void (state.claiming ?? Promise.resolve()).finally(() => claimLater(host, state)).catch(() => {});
      if (state.running > 0 || state.idleTimer !== null) return;
      state.idleTimer = setTimeout(() => {
        state.idleTimer = null;
        if (state.running === 0) claimLater(host, state, 0);
      }, IDLE_MS).unref();
    },
  };
}
