import {
  type JsonRequest,
  type JsonResponse,
  ProviderRequestError,
  postJson,
  type ResponsePolicy,
} from '../post-json.ts';
import { ModelError } from './text-model.ts';

const policy: ResponsePolicy = {
  // An answer of 8,000 tokens is about 40 KB; reasoning that a server adds to it can be several times as long.
  bodyBytesMax: 4_000_000,
  // Whoever calls the adapter decides when to retry: together with all other calls.
  retriesMax: 0,
  firstRetryMs: 0,
  retryAfterMsMax: 0,
  isTransient: ({ status, body }) => isTransientStatus(status) && !isQuotaSpent(body),
};

/**
 * Posts to a provider of models and returns every response that a retry would not change.
 * @throws ModelError `unavailable`, with the pause that the provider asks for; `late` when the signal ended the request.
 */
export async function postToModel(request: JsonRequest): Promise<JsonResponse> {
  const { host } = new URL(request.url);
  try {
    const response = await postJson(request, policy);
    if (!policy.isTransient(response)) return response;
    const { status, retryAfterMs } = response;
    throw new ModelError('unavailable', `${host} answered ${status}`, { retryAfterMs });
  } catch (error) {
    if (!(error instanceof ProviderRequestError)) throw error;
    if (error.kind === 'late') throw new ModelError('late', error.message);
    throw new ModelError('unavailable', error.message, { retryAfterMs: 0 });
  }
}

// 501 says that a parameter is not implemented.
export const isTransientStatus = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 501);

/** OpenAI returns 429 also for an account without credit; no wait helps that. */
const isQuotaSpent = (body: unknown): boolean => readErrorCode(body) === 'insufficient_quota';

/** The key, the account, the right to the model, the model. */
const lastingStatuses: ReadonlySet<number> = new Set([401, 402, 403, 404]);

/** A response that refuses the request for another reason than its content. */
export function toRejection(url: string, { status, body }: JsonResponse): ModelError {
  const code = readErrorCode(body);
  return new ModelError('rejected', `${new URL(url).host} answered ${status}${code ? ` ${code}` : ''}`, {
    isLasting: lastingStatuses.has(status) || isQuotaSpent(body),
  });
}

/** `error.code` or `error.type` of an error body; only what looks like a code, because messages can quote the prompt. */
export function readErrorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return null;
  const codes = ['code' in error ? error.code : null, 'type' in error ? error.type : null];
  return codes.find((code): code is string => typeof code === 'string' && /^[\w.-]{1,60}$/.test(code)) ?? null;
}
