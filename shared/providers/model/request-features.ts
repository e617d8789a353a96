import type { TextRequest } from './text-model.ts';

/**
 * Features that a request asks of a server beyond plain text. Servers and models differ in what they take, and say so with a 400; what
 * one of them refused is left out from then on.
 */
export interface RequestFeatures {
  /** How the form of the answer is asked for: by its schema, as any JSON object, or in words alone. */
  readonly format: 'schema' | 'json' | 'words';
  readonly temperature: boolean;
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens';
  /** A mark behind what several questions share, where the provider caches only what is marked. */
  readonly cacheMark: boolean;
}

/** Each feature once, and the name of the token limit back and forth. */
const STEPS_MAX = 6;

/** Statuses by which servers refuse a parameter: most 400 or 422, some of the small ones 501. */
const refusals = new Set([400, 422, 501]);

/**
 * The features to try next, after a refusal; null when it was about something else, or nothing is left to leave out. What
 * the message names goes first, then the form of the answer, which is what differs most.
 */
function fewerFeatures(features: RequestFeatures, status: number, message: string): RequestFeatures | null {
  if (!refusals.has(status)) return null;
  if (features.cacheMark && namesCache(message)) return { ...features, cacheMark: false };
  if (features.temperature && /temperature/i.test(message)) return { ...features, temperature: false };
  if (/max_(completion_)?tokens/i.test(message)) {
    const other = features.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    if (message.includes(other)) return { ...features, tokenLimit: other };
  }
  if (/context|too (long|large|many)|api.?key|model/i.test(message) && !/response_format|schema|tool/i.test(message)) {
    return null;
  }
  switch (features.format) {
    case 'schema':
      return { ...features, format: 'json' };
    case 'json':
      return { ...features, format: 'words' };
    case 'words':
      return null;
  }
}

/** Anthropic's field, Bedrock's block, and Bedrock's message about a model that caches nothing. */
export const namesCache = (message: string): boolean =>
  ['cache_control', 'cachePoint', 'prompt caching'].some((name) => message.includes(name));

/**
 * Sends a request, leaving out what the server refuses, and keeps what worked for the next one.
 * @returns the first answer that is no refusal of a feature
 */
export async function sendWithFeatures<T extends { status: number; body: unknown }>(
  kept: { features: RequestFeatures },
  send: (features: RequestFeatures) => Promise<T>,
): Promise<T> {
  let features = kept.features;
  for (let step = 0; ; step += 1) {
    const response = await send(features);
    const message = response.status === 200 ? '' : JSON.stringify(response.body ?? '');
    const fewer = step < STEPS_MAX ? fewerFeatures(features, response.status, message) : null;
    if (!fewer) {
      if (response.status === 200) kept.features = features;
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

/** Providers cache from 1,024 tokens on, some models from 4,096 on. */
const CACHED_CHARACTERS_MIN = 4_000;

/**
 * Whether the form of the answer stands in words behind a context. Anthropic, Bedrock and OpenAI read a schema before all else, so questions
 * with different schemas would share no cached prefix. A second try has the strict form of the answer in place of the cache.
 */
export const isCached = ({ context, earlier }: TextRequest, { cacheMark }: RequestFeatures): boolean =>
  cacheMark && context !== undefined && context.length >= CACHED_CHARACTERS_MIN && earlier === undefined;

/** An answer that went astray can be of any length; its beginning shows the model what it did. */
const EARLIER_CHARACTERS_MAX = 8_000;

/** The turns behind the question: an unusable answer of the model, and what is wrong with it. No turn may be empty. */
export const laterTurns = ({ earlier }: TextRequest): { role: 'assistant' | 'user'; content: string }[] =>
  earlier === undefined
    ? []
    : [
        { role: 'assistant', content: earlier.answer.slice(0, EARLIER_CHARACTERS_MAX).trim() || '(nothing)' },
        { role: 'user', content: `This answer is of no use: ${earlier.problem}. Answer the question again, in full.` },
      ];

/** The form of the answer in words, for where a server cannot be asked for it. */
export const schemaInWords = (schema: Readonly<Record<string, unknown>>): string =>
  `Answer with one JSON object and nothing else: no code fence, no comment. It must fit this JSON Schema: ${JSON.stringify(schema)}`;
