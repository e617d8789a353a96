import { dataReminder } from '../../domain/model-prompts/data-blocks.ts';
import type { ModelPrompt, Reading } from '../../domain/model-prompts/model-prompt.ts';
import { log } from '../../logging/log.ts';
import { jsonInText } from './json-in-text.ts';
import { ModelError, type TextAnswer, type TextModel, type TextRequest } from './text-model.ts';

/** An unusable answer is asked for once more. */
const ATTEMPTS_MAX = 2;
/** An answer that was cut gets more room: models that think first spend the limit on that. */
const MORE_TOKENS = 3;

/**
 * Asks a model and reads its answer. An answer that does not fit is asked for a second time, with the reason.
 * @throws ModelError when there is no usable answer, or the signal ended the call.
 */
export async function askModel<T>(model: TextModel, prompt: ModelPrompt<T>, signal: AbortSignal): Promise<T> {
  const { purpose, system, schema, context } = prompt;
  const question = {
    purpose,
    system,
    ...(context === undefined ? {} : { context }),
    user: `${prompt.user}\n\n${dataReminder}`,
    schema,
    signal,
  };
  let earlier: TextRequest['earlier'];
  let { maxTokens } = prompt;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const answer = await model.generate({ ...question, maxTokens, ...(earlier ? { earlier } : {}) });
    const reading: Reading<T> = read(prompt, answer);
    if (reading.ok) return reading.value;
    const { problem } = reading;
    log.warn('a model answered what cannot be used', { model: model.model, purpose, attempt, problem });
    earlier = { answer: textOf(answer), problem };
    if (answer.isCut) maxTokens *= MORE_TOKENS;
  }
  throw new ModelError('malformed', `no usable answer in ${ATTEMPTS_MAX} tries: ${earlier?.problem}`);
}

const textOf = ({ content }: TextAnswer): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');

function read<T>(prompt: ModelPrompt<T>, { content, isCut }: TextAnswer): Reading<T> {
  const value = typeof content === 'string' ? jsonInText(content) : content;
  const reading = prompt.read(value);
  if (reading.ok) return reading;
  if (isCut) return { ok: false, problem: 'the answer was cut at its limit; be brief' };
  return value === undefined ? { ok: false, problem: 'the answer is no JSON object' } : reading;
}
