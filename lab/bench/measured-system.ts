import { setTimeout as delay } from 'node:timers/promises';
import { startMeasuredProcess } from './measured-process.ts';
import { retryPoll } from './retry-poll.ts';

const UNLIMITED = '1000000000';
const POLL_MS = 100;

export interface Answer {
  status: number;
  milliseconds: number;
  bytes: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read as a client reads it, which knows its shape from the documentation
  body: any;
}

export interface MeasuredSystem {
  baseUrl: string;
  apiKey: string;
  organizationId: number;
  /** One-time links of the console. */
  signInLinks: readonly string[];
  pid: number;
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** As `call`, for what has to succeed. */
  must(method: string, path: string, body?: object): Promise<Answer>;
  /** Processor time that the system's process has used so far; the engine's and the client's are not in it. */
  cpuMs(): Promise<number>;
  /** Of a billed system: `BilledCounts`. */
  counts(): Promise<object>;
  /** Waits until a job is over. */
  settle(jobId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded system in a separate process. */
export async function startMeasuredSystem(given: {
  dataDir: string;
  environment?: Record<string, string>;
  /** More arguments for Node, as `--cpu-prof`. */
  nodeArguments?: readonly string[];
  /** Its process. */
  file?: string;
}): Promise<MeasuredSystem> {
  const { ready, pid, cpuMs, counts, stop } = await startMeasuredProcess<
    Pick<MeasuredSystem, 'baseUrl' | 'apiKey' | 'organizationId' | 'signInLinks'>
  >(
    given.file ?? 'measured-system-process.ts',
    {
      PORT: '0',
      DATA_DIR: given.dataDir,
      RATE_LIMIT_DEFAULT: UNLIMITED,
      RATE_LIMIT_JOBS: UNLIMITED,
      RATE_LIMIT_LLM: UNLIMITED,
      RATE_LIMIT_IP: UNLIMITED,
      ...given.environment,
    },
    given.nodeArguments,
  );
  const links = ready.signInLinks.map((link) => link.replace(/^.*token=/, ''));
  let session: Promise<Record<string, string>> | undefined;
  const signIn = async (): Promise<Record<string, string>> => {
    const response = await fetch(`${ready.baseUrl}/console/session`, {
      method: 'POST',
      headers: { 'x-console': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ token: links.shift() }),
    });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return { 'x-console': '1', cookie };
  };
  const call = async (method: string, url: string, body?: object): Promise<Answer> => {
    if (!url.startsWith('/console/')) {
      return request(ready.baseUrl + url, method, { authorization: `Bearer ${ready.apiKey}` }, body);
    }
    session ??= signIn();
    return request(ready.baseUrl + url, method, await session, body);
  };
  const must = async (method: string, url: string, body?: object): Promise<Answer> => {
    const answer = await call(method, url, body);
    if (answer.status >= 400)
      throw new Error(`${method} ${url} returned ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  return {
    ...ready,
    // The first is for the session that the requests themselves use.
    signInLinks: ready.signInLinks.slice(1),
    pid,
    cpuMs,
    counts,
    stop,
    call,
    must,
    async settle(jobId) {
      const read = () => retryPoll(() => must('GET', `/jobs/${jobId}`));
      while ((await read()).body.data.retry_after_seconds !== null) await delay(POLL_MS);
    },
  };
}

async function request(
  url: string,
  method: string,
  credentials: Record<string, string>,
  body: object | undefined,
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method,
    // Of a redirect, the response itself is what is measured.
    redirect: 'manual',
    headers: { ...credentials, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, milliseconds, bytes: text.length, body: isJson ? JSON.parse(text) : text };
}
