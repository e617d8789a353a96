import { ModelError } from './text-model.ts';

/** Requests in a row that may fail before calls end without one. */
const FAILURES_MAX = 5;
/** The pause after the first failure; each is twice as long as the one before, and jitter makes it up to twice as long again. */
const FIRST_PAUSE_MS = 500;
/** How long no request is sent to a provider that fails again and again. */
const CLOSED_MS = 30_000;
/** A longer Retry-After is not waited for; a provider is asked again after this time at the latest. */
const PAUSE_MS_MAX = 300_000;
/** A key, an account or a model that the provider does not know. An operator may correct it while the service runs. */
const REJECTED_MS = 5_000;
/** An overloaded provider says so at once: a first request that takes longer is answered. */
const TRIAL_MS = 3_000;

/** The right to send one request, and how it ended: `null` with an answer. */
interface Turn {
  end(error: unknown): void;
}

/** The state of a provider that all calls of a process share. Times are of `Date.now()`. */
export interface ProviderState {
  failures: number;
  pausedUntil: number;
  rejection: { message: string; until: number } | null;
}

export interface ProviderTurns {
  /**
   * Waits until the provider may be asked. While it is overloaded one request is sent at a time, after pauses that grow.
   * @param given Whether to wait at all; else a pause ends the call at once.
   * @throws ModelError `unavailable` while it fails again and again; `rejected` shortly after it refused the key or the model; `late`
   */
  take(signal: AbortSignal, given?: { waits: boolean }): Promise<Turn>;
  /** Another thread saw this. */
  follow(state: ProviderState): void;
}

/** @param tell Informs the other threads of the process. */
export function createProviderTurns(tell: (state: ProviderState) => void = () => {}): ProviderTurns {
  let state: ProviderState = { failures: 0, pausedUntil: 0, rejection: null };
  /** Counts the pauses, so that requests that were under way when one began do not add to it. */
  let pauses = 0;
  /** The request that tries whether the provider works again; the others wait for its end. */
  let trial: { ended: Promise<void>; until: number } | null = null;

  function change(next: ProviderState): void {
    state = next;
    tell(next);
  }

  function pause(retryAfterMs: number): void {
    pauses += 1;
    const failures = retryAfterMs > CLOSED_MS ? FAILURES_MAX : state.failures + 1;
    const grown = Math.ceil(FIRST_PAUSE_MS * 2 ** (failures - 1) * (1 + Math.random()));
    const pauseMs = Math.max(retryAfterMs, failures >= FAILURES_MAX ? CLOSED_MS : grown);
    change({ ...state, failures, pausedUntil: Date.now() + Math.min(pauseMs, PAUSE_MS_MAX) });
  }

  function conclude(error: unknown, since: number): void {
    if (error instanceof ModelError && error.kind === 'late') return;
    if (error instanceof ModelError && error.retryAfterMs !== null) {
      if (since === pauses) pause(error.retryAfterMs);
      return;
    }
    if (error instanceof ModelError && error.isLasting) {
      change({ ...state, rejection: { message: error.message, until: Date.now() + REJECTED_MS } });
    } else if (since === pauses && (state.failures > 0 || state.rejection !== null)) {
      change({ failures: 0, pausedUntil: 0, rejection: null });
    }
  }

  function refuse({ failures, pausedUntil, rejection }: ProviderState, now: number, failuresMax: number): void {
    if (rejection !== null && now < rejection.until) throw new ModelError('rejected', rejection.message);
    if (failures < failuresMax || now >= pausedUntil) return;
    const seconds = Math.ceil((pausedUntil - now) / 1_000);
    throw new ModelError('unavailable', `the provider is overloaded; it is asked again in ${seconds} s`);
  }

  return {
    async take(signal, { waits } = { waits: true }) {
      for (;;) {
        const now = Date.now();
        refuse(state, now, waits ? FAILURES_MAX : 1);
        if (now < state.pausedUntil) await wait(state.pausedUntil - now, signal);
        else if (state.failures > 0 && trial !== null && now < trial.until) {
          await wait(trial.until - now, signal, trial.ended);
        } else break;
      }
      const since = pauses;
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const own = { ended, until: Date.now() + TRIAL_MS };
      if (state.failures > 0) trial = own;
      return {
        end(error) {
          conclude(error, since);
          if (trial === own) trial = null;
          resolve();
        },
      };
    },
    follow(next) {
      if (next.failures > state.failures) pauses += 1;
      state = next;
    },
  };
}

/** Ends with the time, or with what comes first. */
function wait(milliseconds: number, signal: AbortSignal, first: Promise<unknown> | null = null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(new ModelError('late', 'the provider is overloaded, and no time is left'));
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  void first?.then(() => resolve());
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  });
}
