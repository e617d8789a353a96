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
  async generate(request) {
    for (let attempt = 1; ; attempt += 1) {
      const turn = await turns.take(request.signal, { waits });
      try {
        const answer = await adapter.generate(request);
        turn.end(null);
        return answer;
      } catch (error) {
        turn.end(error);
        const mayPass = error instanceof ModelError && error.retryAfterMs !== null;
        if (!mayPass || !waits || attempt === ATTEMPTS_MAX) throw error;
      }
    }
  },
});
