import { readRecording, recordingFile } from './recordings.ts';
import { ModelError, type TextModel } from './text-model.ts';

/** Answers as a model did that was recorded, to the same question: without a key and a network. */
export const createRecordedTextModel = ({ model, folder }: { model: string; folder: string }): TextModel => ({
  model,
  async generate(request) {
    const recording = await readRecording(folder, model, request);
    if (recording === null) throw new ModelError('rejected', `there is no recording ${recordingFile(model, request)}`);
    const { answer, tokens, duration_ms: durationMs } = recording;
    return {
      content: answer.content,
      isCut: answer.is_cut,
      inputTokens: tokens.input,
      cachedInputTokens: tokens.cached_input,
      cacheWriteTokens: tokens.cache_write,
      outputTokens: tokens.output,
      durationMs,
    };
  },
});
