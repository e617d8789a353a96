import type { ProviderTurns } from './provider-turns.ts';
import { ModelError, type TextModel } from './text-model.ts';

/** The first request of a call and its retries. */
const ATTEMPTS_MAX = 5;

/**
 * A model that is asked again after what passes by itself, when the turn comes: calls that wait do not add to the load of a provider.
 * @param waits False where another model answers at once in its place.
 */
export const patientTextModel = (adapter: TextModel, turns: ProviderTurns, { waits = true } = {}): TextModel => ({
  model: adapter.model,
  generate: (request) => askPatiently(turns, request.signal, () => adapter.generate(request), { waits }),
});

/** Asks as often as `patientTextModel` does. */
export async function askPatiently<T>(
  turns: ProviderTurns,
  signal: AbortSignal,
  ask: () => Promise<T>,
  { waits = true } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const turn = await turns.take(signal, { waits });
    try {
      const answer = await ask();
      turn.end(null);
      return answer;
    } catch (error) {
      turn.end(error);
      const mayPass = error instanceof ModelError && error.retryAfterMs !== null;
      if (!mayPass || !waits || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}
