import { type JsonRequest, ProviderRequestError, postJson } from './post-json.ts';

/** 25,000 rows of long URLs are about 10 MB. */
const BODY_BYTES_MAX = 32_000_000;
const RETRIES_MAX = 3;
const FIRST_RETRY_MS = 250;
/** A client of the API waits for the answer. */
const RETRY_AFTER_MS_MAX = 4_000;

/**
 * Posts to a provider of data and returns the JSON of its 2xx response. 429, 5xx and broken connections are retried.
 * @param isTransientBody Whether a 2xx body is an error that a retry may not meet: some providers return their own errors
 * with a 200. When no retry is left, the body is returned.
 * @throws ProviderRequestError for every response but a 2xx with JSON.
 */
export async function requestJson(
  request: JsonRequest,
  isTransientBody: (body: unknown) => boolean = () => false,
): Promise<unknown> {
  const { host } = new URL(request.url);
  const { status, body } = await postJson(request, {
    bodyBytesMax: BODY_BYTES_MAX,
    retriesMax: RETRIES_MAX,
    firstRetryMs: FIRST_RETRY_MS,
    retryAfterMsMax: RETRY_AFTER_MS_MAX,
    isTransient: (response) =>
      isSuccess(response.status) ? isTransientBody(response.body) : response.status === 429 || response.status >= 500,
  });
  if (!isSuccess(status)) throw new ProviderRequestError(`${host} answered ${status}`, { status });
  if (body === undefined) throw new ProviderRequestError(`${host} answered what is not JSON`);
  return body;
}

const isSuccess = (status: number): boolean => status >= 200 && status <= 299;
