import type { ModelEffort } from '../../domain/model-prompts/model-effort.ts';
import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';
import type { TextRequest } from './text-model.ts';

/**
 * How the form of an answer is asked for, from the strictest down: as the format of the text, which the server then keeps; as the input of a
 * tool that the model has to use, or that it may use; as any JSON object; in words alone.
 */
type AnswerForm = 'format' | 'forced_tool' | 'offered_tool' | 'json' | 'words';

/** Features that a request asks of a server beyond plain text. Servers and models differ in what they take, and say so with a 400. */
export interface RequestFeatures {
  readonly form: AnswerForm;
  readonly temperature: boolean;
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens';
  /** A mark behind the system text, where the provider caches only what is marked. */
  readonly cacheMark: boolean;
  /** How much a model thinks before it answers. */
  readonly effort: boolean;
}

/** Features that are left to a server: one that it refused is left out from then on. */
export interface KeptFeatures {
  shared: Omit<RequestFeatures, 'form'>;
  /** The forms that its protocol knows, the strictest first. */
  readonly forms: readonly AnswerForm[];
  /** By purpose: a server can refuse one schema as too complex, and take all others. */
  readonly formOf: Map<ModelPurpose, AnswerForm>;
}

export const keepFeatures = (
  forms: readonly AnswerForm[],
  shared: Partial<KeptFeatures['shared']> = {},
): KeptFeatures => ({
  shared: { temperature: true, tokenLimit: 'max_tokens', cacheMark: true, effort: true, ...shared },
  forms,
  formOf: new Map(),
});

/** No server that is known refuses more at once. */
const STEPS_MAX = 6;

/** Statuses by which servers refuse a parameter: most 400 or 422, some of the small ones 501. */
const refusals = new Set([400, 422, 501]);

const names = (message: string, ...parts: readonly string[]): boolean =>
  parts.some((part) => message.toLowerCase().includes(part));

/** Anthropic's field, Bedrock's block, and Bedrock's message about a model that caches nothing. */
export const namesCache = (message: string): boolean => names(message, 'cache_control', 'cachepoint', 'prompt caching');

const namesForm = (message: string): boolean =>
  names(message, 'response_format', 'output_config', 'outputconfig', 'structured output', 'schema', 'grammar', 'tool');

/**
 * The features to try next, after a refusal; null when it was about something else, or nothing is left to leave out. What
 * the message names goes first, then the form of the answer, which is what differs most.
 */
function fewerFeatures(
  features: RequestFeatures,
  { forms }: KeptFeatures,
  { status, message }: { status: number; message: string },
): RequestFeatures | null {
  if (!refusals.has(status)) return null;
  if (features.cacheMark && namesCache(message)) return { ...features, cacheMark: false };
  if (features.effort && namesEffort(message, features)) return { ...features, effort: false };
  if (features.temperature && /temperature/i.test(message)) return { ...features, temperature: false };
  if (/max_(completion_)?tokens/i.test(message)) {
    const other = features.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    if (message.includes(other)) return { ...features, tokenLimit: other };
  }
  if (/context|too (long|large|many)|api.?key|model/i.test(message) && !namesForm(message)) return null;
  const looser = forms[forms.indexOf(features.form) + 1];
  if (looser !== undefined) return { ...features, form: looser };
  // A server may refuse a parameter that it does not name.
  return features.effort ? { ...features, effort: false, form: forms[0] ?? features.form } : null;
}

/** Servers that know no `output_config` at all name only that. */
const namesEffort = (message: string, { form }: RequestFeatures): boolean =>
  names(message, 'effort', 'thinking', 'reasoning') || (form !== 'format' && names(message, 'output_config'));

/** The features that a request has at first: what the server is not known to refuse. */
export const firstFeatures = (kept: KeptFeatures, { purpose, effort }: Pick<TextRequest, 'purpose' | 'effort'>) =>
  ({
    ...kept.shared,
    effort: kept.shared.effort && effort !== undefined,
    form: kept.formOf.get(purpose) ?? kept.forms[0] ?? 'words',
  }) satisfies RequestFeatures;

/**
 * Sends a request, leaving out what the server refuses, and keeps what worked for the next one.
 * @returns the first answer that is no refusal of a feature
 */
export async function sendWithFeatures<T extends { status: number; body: unknown }>(
  kept: KeptFeatures,
  request: TextRequest,
  send: (features: RequestFeatures) => Promise<T>,
): Promise<T> {
  const { purpose, effort } = request;
  let features: RequestFeatures = firstFeatures(kept, request);
  for (let step = 0; ; step += 1) {
    const response = await send(features);
    const message = response.status === 200 ? '' : JSON.stringify(response.body ?? '');
    const refusal = { status: response.status, message };
    const fewer = step < STEPS_MAX ? fewerFeatures(features, kept, refusal) : null;
    if (!fewer) {
      if (response.status === 200) {
        const { form, ...shared } = features;
        kept.shared = effort === undefined ? { ...shared, effort: kept.shared.effort } : shared;
        kept.formOf.set(purpose, form);
      }
      return response;
    }
    features = fewer;
  }
}

/** "exceeds the maximum of 8192 tokens". */
const exceedsLimit = (message: string): boolean =>
  message
    .split(/exceeds? /i)
    .slice(1)
    .some((rest) => /tokens|context/i.test(rest.slice(0, 47)));

/** Whether a refusal is about the length of the content: another page may pass. */
export const isTooLong = (status: number, message: string): boolean =>
  status === 413 ||
  (refusals.has(status) && (/context.?(length|window|size)|too long/i.test(message) || exceedsLimit(message)));

/** A system text is the same in all calls of a purpose; short ones are cached by no model. */
const CACHED_SYSTEM_CHARACTERS_MIN = 2_000;
export const isCachedSystem = (system: string, { cacheMark }: RequestFeatures): boolean =>
  cacheMark && system.length >= CACHED_SYSTEM_CHARACTERS_MIN;

/** An answer that went astray can be of any length; its beginning shows the model what it did. */
const EARLIER_CHARACTERS_MAX = 8_000;

/** The turns behind the question: an unusable answer of the model, and what is wrong with it. No turn may be empty. */
export const laterTurns = ({
  earlier,
}: Pick<TextRequest, 'earlier'>): { role: 'assistant' | 'user'; content: string }[] =>
  earlier === undefined
    ? []
    : [
        { role: 'assistant', content: earlier.answer.slice(0, EARLIER_CHARACTERS_MAX).trim() || '(nothing)' },
        { role: 'user', content: `This answer is of no use: ${earlier.problem}. Answer the question again, in full.` },
      ];

/** Anthropic's scale, of Bedrock too, begins with `low`. */
export const toAnthropicEffort = (effort: ModelEffort): ModelEffort =>
  effort === 'none' || effort === 'minimal' ? 'low' : effort;

/** The form of the answer in words, for where a server cannot be asked for it. */
export const schemaInWords = (schema: Readonly<Record<string, unknown>>): string =>
  `Answer with one JSON object and nothing else: no code fence, no comment. It must fit this JSON Schema: ${JSON.stringify(schema)}`;
