import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processVariables } from '../shared/environment.ts';

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
  pid: number;
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** As `call`, for what has to succeed. */
  must(method: string, path: string, body?: object): Promise<Answer>;
  /** Processor time that the system's process has used so far; the engine's and the client's are not in it. */
  cpuMs(): Promise<number>;
  /** Waits until a job is over. */
  settle(jobId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded system in a process of its own: what the client of the measurement does is not counted with it. */
export async function startMeasuredSystem(given: {
  dataDir: string;
  environment?: Record<string, string>;
}): Promise<MeasuredSystem> {
  const child = fork(path.join(import.meta.dirname, 'measured-system-process.ts'), {
    env: {
      ...processVariables(),
      PORT: '0',
      DATA_DIR: given.dataDir,
      RATE_LIMIT_DEFAULT: UNLIMITED,
      RATE_LIMIT_JOBS: UNLIMITED,
      RATE_LIMIT_LLM: UNLIMITED,
      RATE_LIMIT_IP: UNLIMITED,
      ...given.environment,
    },
  });
  const { baseUrl, apiKey, organizationId } = await messageOf<{
    baseUrl: string;
    apiKey: string;
    organizationId: number;
  }>(child);
  const call = (method: string, url: string, body?: object): Promise<Answer> =>
    request(baseUrl + url, method, apiKey, body);
  const must = async (method: string, url: string, body?: object): Promise<Answer> => {
    const answer = await call(method, url, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  return {
    baseUrl,
    apiKey,
    organizationId,
    pid: child.pid ?? 0,
    call,
    must,
    async cpuMs() {
      const told = messageOf<{ cpuMs: number }>(child);
      child.send('cpu');
      return (await told).cpuMs;
    },
    async settle(jobId) {
      while ((await must('GET', `/jobs/${jobId}`)).body.data.retry_after_seconds !== null) await delay(POLL_MS);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the measured system ended');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), exit]);
    return message as Message;
  } finally {
    exit.catch(() => {});
    ended.abort();
  }
}

async function request(url: string, method: string, apiKey: string, body: object | undefined): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, milliseconds, bytes: text.length, body: isJson ? JSON.parse(text) : text };
}
