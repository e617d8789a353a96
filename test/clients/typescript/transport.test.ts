import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ApiError,
  type ClientOptions,
  ConnectionError,
  createClient,
  IdempotencyConflictError,
  JobFailedError,
  VersionConflictError,
} from '../../../clients/typescript/src/index.ts';

/** Requests to the server, and its responses: one entry a request; the last one for all that follow. */
let received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
let script: ((response: ServerResponse) => void)[];
let baseUrl: string;

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = '', url = '', headers } = request;
  received.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
  const act = script.length > 1 ? script.shift() : script[0];
  act?.(response);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };
const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(status, { error: { code, message: `It is ${code}`, details: { at: 1 } } }, headers);
const cutOff = (response: ServerResponse): void => {
  response.destroy();
};
const hold = (): void => {};
const client = (options: Partial<ClientOptions> = {}) => createClient({ baseUrl, apiKey: 'coa_key', ...options });

describe('a call', () => {
  test('sends the key, the parameters of the path and the query, and a body as JSON', async () => {
    script = [json(200, { data: { ok: true } })];
    await client().lookupPage({ url: 'https://shop.example/a b?c=d&e' });
    await client({ baseUrl: `${baseUrl}/v1/` }).putDraft({ pageId: 7, field: 'title', body: { draft_value: 'ü' } });
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/v1/pages/lookup?url=https%3A%2F%2Fshop.example%2Fa+b%3Fc%3Dd%26e',
      headers: { authorization: 'Bearer coa_key' },
    });
    expect(received[1]).toMatchObject({
      method: 'PUT',
      url: '/v1/pages/7/drafts/title',
      headers: { 'content-type': 'application/json' },
      body: '{"draft_value":"ü"}',
    });
  });

  test('names the client to the service, unless the caller names itself', async () => {
    script = [json(200, { data: {} })];
    await client().getMe();
    await client({ headers: { 'user-agent': 'shop/2' } }).getMe();
    expect(received.map(({ headers }) => headers['user-agent'])).toEqual([
      expect.stringMatching(/^content-optimization-client\/\d+\.\d+\.\d+$/),
      'shop/2',
    ]);
  });

  test('with a dot segment for an id, and a client without an absolute URL, are mistakes that are said at once', async () => {
    script = [json(200, { data: {} })];
    for (const jobId of ['.', '..']) await expect(client().getJob({ jobId })).rejects.toThrow('jobId must be an id');
    expect(() => client({ baseUrl: 'api.example.com' })).toThrow('baseUrl must be an absolute URL: api.example.com');
    expect(received).toEqual([]);
  });

  test.each([
    ['response_lost', IdempotencyConflictError],
    ['other_request', IdempotencyConflictError],
    ['other_version', VersionConflictError],
    ['of_a_later_version', ApiError],
  ])('rejects with the class of its conflict: %s', async (reason, kind) => {
    script = [json(409, { error: { code: 'conflict', message: 'No', details: { reason } } })];
    const error = await client()
      .postContent({ pageId: 1, body: { markdown: 'a' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ constructor: kind, code: 'conflict', details: { reason } });
  });

  test('cannot leave its path by a parameter', async () => {
    script = [json(200, { data: {} })];
    await client().getJob({ jobId: '../sites?x=1' });
    expect(received[0]?.url).toBe('/v1/jobs/..%2Fsites%3Fx%3D1');
  });

  test('rejects with what the API said', async () => {
    script = [refusal(404, 'not_found', { 'x-request-id': 'r1' })];
    const error = await client()
      .getPage({ pageId: 1 })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'not_found',
      status: 404,
      requestId: 'r1',
      details: { at: 1 },
      request: 'GET /pages/1',
    });
    expect(received).toHaveLength(1);
  });

  test('rejects with the status where a proxy responded with a page of its own', async () => {
    script = [
      (response) => {
        response.writeHead(403, { 'content-type': 'text/html' });
        response.end('<h1>No</h1>');
      },
    ];
    await expect(client().getMe()).rejects.toMatchObject({ code: 'unknown', status: 403 });
  });
});

describe('a retry', () => {
  test('follows 429 after the seconds that the API asks for', async () => {
    script = [refusal(429, 'rate_limited', { 'retry-after': '0' }), json(200, { data: { name: 'a' } })];
    expect(await client().getMe()).toEqual({ data: { name: 'a' } });
    expect(received).toHaveLength(2);
  });

  test('is not waited for longer than the client is willing to', async () => {
    script = [refusal(429, 'rate_limited', { 'retry-after': '120' })];
    await expect(client().getMe()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 120 });
    expect(received).toHaveLength(1);
  });

  test('follows a response whose body is cut off, a success and an error alike', async () => {
    const cut = (status: number) => (response: ServerResponse) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"data":');
      setImmediate(() => response.destroy());
    };
    script = [cut(200), cut(500), json(200, { data: { name: 'a' } })];
    expect(await client().getMe()).toEqual({ data: { name: 'a' } });
    expect(received).toHaveLength(3);
    script = [cut(500)];
    await expect(client({ retries: 0 }).getMe()).rejects.toBeInstanceOf(ConnectionError);
  });

  test('follows a Retry-After that is a date', async () => {
    script = [refusal(503, 'internal_error', { 'retry-after': new Date(0).toUTCString() }), json(200, { data: {} })];
    await client().getMe();
    expect(received).toHaveLength(2);
    script = [refusal(503, 'internal_error', { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() })];
    await expect(client().getMe()).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });

  test('of a write that lost its response has the Idempotency-Key of the first attempt', async () => {
    script = [cutOff, refusal(503, 'internal_error', { 'retry-after': '0' }), json(201, { data: { id: 1 } })];
    await client().createSite({ body: { domain: 'shop.example' } });
    const sent = received.map(({ headers }) => headers['idempotency-key']);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('does not follow a refusal; a second call has another Idempotency-Key, or the one that it is given', async () => {
    script = [refusal(409, 'conflict')];
    const create = (options = {}) => client().createSite({ body: { domain: 'a.example' } }, options);
    await expect(create()).rejects.toMatchObject({ status: 409 });
    await expect(create({ idempotencyKey: 'mine' })).rejects.toMatchObject({ status: 409 });
    const sent = received.map(({ headers }) => headers['idempotency-key']);
    expect(sent).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'mine']);
  });

  test('follows a conflict with an attempt of the same call that is still running', async () => {
    script = [refusal(409, 'conflict', { 'retry-after': '0' }), json(201, { data: { id: 1 } })];
    await client().createSite({ body: { domain: 'shop.example' } });
    expect(received).toHaveLength(2);
  });

  test('ends: the last error is thrown', async () => {
    script = [refusal(503, 'internal_error', { 'retry-after': '0' })];
    await expect(client({ retries: 2 }).getMe()).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });
});

describe('time', () => {
  test('ends an attempt without a response: ConnectionError', async () => {
    script = [hold];
    await expect(client({ timeoutMs: 20, retries: 0 }).getMe()).rejects.toBeInstanceOf(ConnectionError);
  });

  test('ends with the signal of its client, also when it has its own', async () => {
    script = [hold];
    const stopped = new AbortController();
    const api = client({ signal: stopped.signal });
    const calls = [api.getMe(), api.getMe({}, { signal: new AbortController().signal })];
    await expect.poll(() => received.length).toBe(2);
    stopped.abort(new Error('enough'));
    for (const call of calls) await expect(call).rejects.toThrow('enough');
  });

  test('is the caller’s to end: the reason of the signal is thrown, in a request and in a pause', async () => {
    script = [hold];
    const stopped = new AbortController();
    const held = client().getMe({}, { signal: stopped.signal });
    await expect.poll(() => received.length).toBe(1);
    stopped.abort(new Error('enough'));
    await expect(held).rejects.toThrow('enough');

    script = [refusal(429, 'rate_limited', { 'retry-after': '50' })];
    const pausing = new AbortController();
    const paused = client().getMe({}, { signal: pausing.signal });
    await expect.poll(() => received.length).toBe(2);
    pausing.abort(new Error('enough'));
    await expect(paused).rejects.toThrow('enough');
  });
});

describe('a list', () => {
  const page = (from: number, count: number, number: number) =>
    json(200, {
      data: Array.from({ length: count }, (_, at) => ({ id: from + at })),
      meta: { total: 5, page: number, per_page: 2 },
    });

  test('is read page by page as its items are needed', async () => {
    script = [page(1, 2, 1), page(3, 2, 2), page(5, 1, 3)];
    const ids: number[] = [];
    for await (const { id } of client().each.listSites({ limit: 2 })) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(received.map(({ url }) => url)).toEqual([
      '/v1/sites?limit=2',
      '/v1/sites?limit=2&page=2',
      '/v1/sites?limit=2&page=3',
    ]);
  });

  test('is not read on when the caller has seen enough', async () => {
    script = [page(1, 2, 1)];
    for await (const { id } of client().each.listSites({ limit: 2 })) if (id === 2) break;
    expect(received).toHaveLength(1);
  });

  test('that became shorter in between ends', async () => {
    script = [page(1, 2, 1), page(3, 0, 2)];
    const ids: number[] = [];
    for await (const { id } of client().each.listSites({ limit: 2 })) ids.push(id);
    expect(ids).toEqual([1, 2]);
  });

  test('with a cursor is read to its end', async () => {
    const part = (id: number, next: string | null) =>
      json(200, { data: [{ id }], meta: { limit: 1, next_cursor: next } });
    script = [part(1, 'c/1'), part(2, null)];
    const crawls = [];
    for await (const crawl of client().each.listCrawls({ siteId: 1 })) crawls.push(crawl.id);
    expect(crawls).toEqual([1, 2]);
    expect(received[1]?.url).toBe('/v1/sites/1/crawls?cursor=c%2F1');
  });
});

describe('waitForJob', () => {
  const job = (status: string, more = {}) =>
    json(200, { data: { id: 'job_an_1', status, error: null, retry_after_seconds: 0, ...more } });

  test('polls until the job is completed, and shows each poll', async () => {
    script = [job('queued'), job('processing'), job('completed')];
    const seen: string[] = [];
    const done = await client().waitForJob('job_an_1', { onProgress: ({ status }) => seen.push(status) });
    expect(done.status).toBe('completed');
    expect(seen).toEqual(['queued', 'processing', 'completed']);
  });

  test.each(['failed', 'skipped'])('rejects with a job that is %s', async (status) => {
    script = [job(status, { error: 'Analysis failed' })];
    const error = await client()
      .waitForJob('job_an_1')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(JobFailedError);
    expect(error).toMatchObject({ message: 'Analysis failed', job: { status } });
  });
});

describe('waitForJobs', () => {
  const jobs = (...statuses: string[]) =>
    json(200, {
      data: statuses.map((status, at) => ({ id: `job_an_${at + 1}`, status, retry_after_seconds: 0 })),
      meta: { requested: statuses.length, found: statuses.length },
    });

  test('polls many jobs in one request until each has ended, failed ones too', async () => {
    script = [jobs('queued', 'processing', 'not_found'), jobs('completed', 'failed')];
    const seen: number[] = [];
    const ended = await client().waitForJobs(['job_an_1', 'job_an_2', 'job_an_3'], {
      onProgress: ({ ended: done }) => seen.push(done.length),
    });
    expect(ended.map(({ id, status }) => [id, status])).toEqual([
      ['job_an_1', 'completed'],
      ['job_an_2', 'failed'],
      ['job_an_3', 'not_found'],
    ]);
    expect(seen).toEqual([1, 3]);
    expect(received.map(({ url }) => url)).toEqual([
      '/v1/jobs?ids=job_an_1%2Cjob_an_2%2Cjob_an_3',
      '/v1/jobs?ids=job_an_1%2Cjob_an_2',
    ]);
  });
});
