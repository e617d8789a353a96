import { recordAnswer } from './recordings.ts';
import type { TextModel } from './text-model.ts';

/** A model whose answers are kept as files. */
export const recordingTextModel = (adapter: TextModel, folder: string): TextModel => ({
  model: adapter.model,
  async generate(request) {
    const begun = performance.now();
    const answer = await adapter.generate(request);
    await recordAnswer(folder, adapter.model, request, answer, Math.round(performance.now() - begun));
    return answer;
  },
});
