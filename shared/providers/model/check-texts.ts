import { checkSentencesPrompt } from '../../domain/model-prompts/check-sentences-prompt.ts';
import type { CheckMaterial } from '../../domain/model-prompts/data-blocks.ts';
import { log } from '../../logging/log.ts';
import { askModel } from './ask-model.ts';
import type { TextModel } from './text-model.ts';

/**
 * The second question on a model's own words: indexes of those that the material does not bear out. Null where it has no answer, in time or
 * at all; never throws. No text, no call.
 * @param boundary Of the unit of work. `signal`: of its time; by default the time limit of checks.
 */
export async function checkTexts(
  model: TextModel,
  given: { readonly material: readonly CheckMaterial[]; readonly sentences: readonly string[] },
  { boundary, signal }: { boundary: string; signal?: AbortSignal },
): Promise<ReadonlySet<number> | null> {
  if (given.sentences.length === 0) return new Set();
  try {
    return new Set(await askModel(model, checkSentencesPrompt(given, boundary), signal));
  } catch (error) {
    log.error('texts of a model are held to code alone, because their check failed', error, { model: model.model });
    return null;
  }
}
