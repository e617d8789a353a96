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
  retriesMax: 4,
  firstRetryMs: 500,
  // A state machine retries the task later; a request is answered without the model.
  retryAfterMsMax: 30_000,
  isTransient: ({ status, body }) => isTransientStatus(status) && !isQuotaSpent(body),
};

/**
 * Posts to a provider of models and returns every response that a retry would not change.
 * @throws ModelError `unavailable` when no retry is left, `late` when the signal ended the request.
 */
export async function postToModel(request: JsonRequest): Promise<JsonResponse> {
  try {
    const response = await postJson(request, policy);
    if (!policy.isTransient(response)) return response;
    throw new ModelError('unavailable', `${new URL(request.url).host} answered ${response.status}`);
  } catch (error) {
    if (!(error instanceof ProviderRequestError)) throw error;
    throw new ModelError(error.kind === 'late' ? 'late' : 'unavailable', error.message);
  }
}

// 501 says that a parameter is not implemented.
const isTransientStatus = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 501);

/** OpenAI returns 429 also for an account without credit; no wait helps that. */
const isQuotaSpent = (body: unknown): boolean => readErrorCode(body) === 'insufficient_quota';

/** `error.code` or `error.type` of an error body; only what looks like a code, because messages can quote the prompt. */
export function readErrorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return null;
  const codes = ['code' in error ? error.code : null, 'type' in error ? error.type : null];
  return codes.find((code): code is string => typeof code === 'string' && /^[\w.-]{1,60}$/.test(code)) ?? null;
}
