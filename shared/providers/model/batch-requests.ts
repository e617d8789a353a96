import { isTransientStatus, toRejection } from './post-to-model.ts';
import { ModelError } from './text-model.ts';

/** The results of 500 questions, with what models think. */
const RESULT_BYTES_MAX = 200_000_000;
const LINE_CHARACTERS_MAX = 4_000_000;

interface BatchRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: object;
}

/**
 * One request about a batch.
 * @throws ModelError `unavailable` for a refusal that passes by itself, `late` where the request may have arrived, `rejected` for another refusal
 */
async function send({ url, method = 'GET', headers, body }: BatchRequest, signal: AbortSignal): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await orModelError(url, signal, () =>
    fetch(url, {
      method,
      headers: { accept: 'application/json', ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal,
      // A redirect would carry the key to wherever it points.
      redirect: 'manual',
    }),
  );
  const { status } = response;
  if (status >= 200 && status <= 299) return response;
  const text = await response.text().catch(() => '');
  if (isTransientStatus(status)) {
    throw new ModelError('unavailable', `${new URL(url).host} answered ${status}`, { retryAfterMs: 0 });
  }
  throw toRejection(url, { status, body: parsed(text), retryAfterMs: 0 });
}

export async function requestBatch(request: BatchRequest, signal: AbortSignal): Promise<unknown> {
  const response = await send(request, signal);
  return orModelError(request.url, signal, async () => parsed(await response.text()));
}

/** The lines of a file of results as JSON; those that cannot be read, such as the last one of a file that was cut, are left out. */
export async function* readResultLines(request: BatchRequest, signal: AbortSignal): AsyncGenerator<unknown> {
  const response = await send(request, signal);
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  const reader = (response.body as ReadableStream<Uint8Array> | null)?.getReader();
  for (;;) {
    const next = await orModelError(request.url, signal, async () => reader?.read());
    if (next?.value === undefined) break;
    bytes += next.value.length;
    if (bytes > RESULT_BYTES_MAX) throw new ModelError('rejected', 'the results of a batch are too long');
    const lines = `${rest}${decoder.decode(next.value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_CHARACTERS_MAX) throw new ModelError('rejected', 'a result of a batch is too long');
    yield* lines.flatMap(parsedLine);
  }
  yield* parsedLine(rest + decoder.decode());
}

const parsedLine = (line: string): unknown[] => {
  const value = parsed(line);
  return value === undefined ? [] : [value];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function orModelError<T>(url: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch {
    const { host } = new URL(url);
    throw new ModelError('late', `${host} ${signal.aborted ? 'did not answer in time' : 'broke the connection off'}`);
  }
}
