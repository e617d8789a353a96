/**
 * Features that a request asks of a server beyond plain text. Servers and models differ in what they take, and say so with a 400; what
 * one of them refused is left out from then on.
 */
export interface RequestFeatures {
  /** How the form of the answer is asked for: by its schema, as any JSON object, or in words alone. */
  readonly format: 'schema' | 'json' | 'words';
  readonly temperature: boolean;
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens';
}

/** Each feature once, and the name of the token limit back and forth. */
const STEPS_MAX = 5;

/** Statuses by which servers refuse a parameter: most 400 or 422, some of the small ones 501. */
const refusals = new Set([400, 422, 501]);

/**
 * The features to try next, after a refusal; null when it was about something else, or nothing is left to leave out. What
 * the message names goes first, then the form of the answer, which is what differs most.
 */
function fewerFeatures(features: RequestFeatures, status: number, message: string): RequestFeatures | null {
  if (!refusals.has(status)) return null;
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

/** The form of the answer in words, for where a server cannot be asked for it. */
export const schemaInWords = (schema: Readonly<Record<string, unknown>>): string =>
  `Answer with one JSON object and nothing else: no code fence, no comment. It must fit this JSON Schema: ${JSON.stringify(schema)}`;
