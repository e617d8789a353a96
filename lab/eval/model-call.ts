import type { ModelPurpose } from '../../shared/domain/model-prompts/model-prompt.ts';
import type { ModelTokens } from '../../shared/domain/plans/model-prices.ts';
import { jsonInText } from '../../shared/providers/model/json-in-text.ts';
import {
  ModelError,
  type TextAnswer,
  type TextModel,
  type TextRequest,
} from '../../shared/providers/model/text-model.ts';

/** A question that a port asked, and how it ended. */
export interface ModelCall {
  readonly purpose: ModelPurpose;
  /** The model of the purpose. */
  readonly model: string;
  readonly durationMs: number;
  /** Null where there was no answer. */
  readonly tokens: ModelTokens | null;
  /** As parsed JSON; undefined where there is none. */
  readonly answer: unknown;
  /** Null with an answer. */
  readonly failure: ModelError['kind'] | null;
}

/** The time limits of the product are for users who wait. An evaluation waits as long as a person takes to answer. */
const ANSWER_LIMIT_MS = 75 * 60_000;

/** A model whose calls are added to a list, and whose tasks have more than an hour each. */
export function watchModel(model: TextModel, calls: ModelCall[]): TextModel {
  const settingsOf: NonNullable<TextModel['settingsOf']> = (purpose) => ({
    ...(model.settingsOf?.(purpose) ?? { model: model.model, maxTokens: null }),
    timeLimitMs: ANSWER_LIMIT_MS,
  });
  return {
    model: model.model,
    settingsOf,
    ...(model.fallback ? { fallback: watchModel(model.fallback, calls) } : {}),
    async generate(request) {
      const begun = performance.now();
      const about = { purpose: request.purpose, model: settingsOf(request.purpose).model };
      try {
        const answer = await model.generate(request);
        calls.push({ ...about, ...readAnswer(answer, performance.now() - begun) });
        return answer;
      } catch (error) {
        const failure = error instanceof ModelError ? error.kind : 'unavailable';
        calls.push({ ...about, durationMs: performance.now() - begun, tokens: null, answer: undefined, failure });
        throw error;
      }
    },
  };
}

const readAnswer = (answer: TextAnswer, durationMs: number): Omit<ModelCall, 'purpose' | 'model'> => ({
  durationMs: answer.durationMs ?? durationMs,
  tokens: {
    input: answer.inputTokens,
    cachedInput: answer.cachedInputTokens ?? 0,
    cacheWrite: answer.cacheWriteTokens ?? 0,
    output: answer.outputTokens,
  },
  answer: typeof answer.content === 'string' ? jsonInText(answer.content) : answer.content,
  failure: null,
});

/** The last answer to a purpose: earlier ones could not be used. */
export const lastAnswer = (calls: readonly ModelCall[], purpose: TextRequest['purpose']): unknown =>
  calls.findLast((call) => call.purpose === purpose && call.failure === null)?.answer;
