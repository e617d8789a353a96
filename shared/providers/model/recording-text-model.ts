import { log } from '../../logging/log.ts';
import { toQuestion, writeRecording } from './recordings.ts';
import type { TextAnswer, TextModel, TextRequest } from './text-model.ts';

/** A model whose answers are kept as files. An answer that cannot be kept is given all the same. */
export const recordingTextModel = (adapter: TextModel, folder: string): TextModel => ({
  model: adapter.model,
  async generate(request) {
    const begun = performance.now();
    const answer = await adapter.generate(request);
    const durationMs = Math.round(performance.now() - begun);
    try {
      await writeRecording(folder, request, toRecording(adapter.model, request, answer, durationMs));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      log.warn('an answer of a model was not recorded', { model: adapter.model, purpose: request.purpose, code });
    }
    return answer;
  },
});

const toRecording = (model: string, request: TextRequest, answer: TextAnswer, durationMs: number) => ({
  version: 1 as const,
  model,
  purpose: request.purpose,
  recorded_at: new Date().toISOString(),
  question: toQuestion(request),
  max_tokens: request.maxTokens,
  effort: request.effort ?? null,
  answer: { content: answer.content, is_cut: answer.isCut },
  tokens: {
    input: answer.inputTokens,
    cached_input: answer.cachedInputTokens ?? 0,
    cache_write: answer.cacheWriteTokens ?? 0,
    output: answer.outputTokens,
  },
  duration_ms: durationMs,
});
