import { announceBoundary, dataReminder, findBoundary } from '../../domain/model-prompts/data-blocks.ts';
import type { ModelPrompt, ModelPurpose, Reading } from '../../domain/model-prompts/model-prompt.ts';
import { modelTask, modelTasks } from '../../domain/model-prompts/model-tasks.ts';
import { log } from '../../logging/log.ts';
import { jsonInText } from './json-in-text.ts';
import { ModelError, type TextAnswer, type TextModel, type TextRequest } from './text-model.ts';

/** An unusable answer is asked for once more. */
const ATTEMPTS_MAX = 2;
/** An answer that was cut gets more room: models that think first spend the limit on that. */
const MORE_TOKENS = 3;

/** Failures that are of one model: another may answer. */
const MAY_ASK_ANOTHER: ReadonlySet<ModelError['kind']> = new Set(['unavailable', 'rejected', 'refused', 'malformed']);

/**
 * Asks a model and reads its answer. An answer that does not fit is asked for a second time, with the reason; a second model is asked when
 * the first one fails and there is one.
 * @param signal Of a caller with its own limit; by default the call ends at the time limit of its task.
 * @throws ModelError when there is no usable answer, or the time was up.
 */
export const askModel = async <T>(model: TextModel, prompt: ModelPrompt<T>, signal?: AbortSignal): Promise<T> =>
  (await askNamedModel(model, prompt, signal)).value;

/** As `askModel`, with the id of the model that answered. */
export async function askNamedModel<T>(
  model: TextModel,
  prompt: ModelPrompt<T>,
  signal?: AbortSignal,
): Promise<{ value: T; model: string }> {
  const within = signal ?? timeLimit(model, prompt.purpose);
  try {
    return await askOneModel(model, prompt, within);
  } catch (error) {
    const mayAskAnother = error instanceof ModelError && MAY_ASK_ANOTHER.has(error.kind) && !within.aborted;
    if (!mayAskAnother || !model.fallback || isSame(model, model.fallback, prompt.purpose)) throw error;
    const { kind } = error;
    log.warn('a second model is asked, because the first failed', {
      model: model.fallback.model,
      first: model.model,
      kind,
    });
    return await askOneModel(model.fallback, prompt, within);
  }
}

const isSame = (one: TextModel, other: TextModel, purpose: ModelPurpose): boolean =>
  one.settingsOf?.(purpose).model === other.settingsOf?.(purpose).model;

/** Ends whatever a task asks of a model, from now on. */
export const timeLimit = (model: TextModel, purpose: ModelPurpose): AbortSignal =>
  AbortSignal.timeout(model.settingsOf?.(purpose).timeLimitMs ?? 1_000 * modelTasks[modelTask(purpose)].seconds);

async function askOneModel<T>(
  model: TextModel,
  prompt: ModelPrompt<T>,
  signal: AbortSignal,
): Promise<{ value: T; model: string }> {
  const { purpose, system, schema } = prompt;
  const settings = model.settingsOf?.(purpose) ?? { model: model.model, maxTokens: null };
  const boundary = findBoundary(prompt.user);
  const announced = boundary === null ? [] : [announceBoundary(boundary)];
  const question = {
    purpose,
    system,
    user: [...announced, prompt.user, dataReminder].join('\n\n'),
    schema,
    signal,
  };
  let earlier: TextRequest['earlier'];
  let maxTokens = settings.maxTokens ?? prompt.maxTokens;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const answer = await model.generate({ ...question, maxTokens, ...(earlier ? { earlier } : {}) });
    const reading: Reading<T> = read(prompt, answer);
    if (reading.ok) return { value: reading.value, model: settings.model };
    const { problem } = reading;
    log.warn('a model answered what cannot be used', { model: settings.model, purpose, attempt, problem });
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
