import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFunctionRenderer } from '../../../../shared/providers/web/browser/function-renderer.ts';
import { packResult, unpackRequest } from '../../../../shared/providers/web/browser/packed-messages.ts';
import type { PageRenderer, RenderRequest } from '../../../../shared/providers/web/browser/page-renderer.ts';

/** Responses of Lambda's HTTP interface, in turn; the last one stays. */
let answers: { status: number; body: unknown }[] = [];
const received: { url: string; headers: Record<string, unknown>; request: RenderRequest }[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    received.push({ url: request.url ?? '', headers: request.headers, request: unpackRequest(body) });
    const { status, body: answer } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: null };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
});
let renderer: PageRenderer;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  renderer = createFunctionRenderer('content-optimization-dev-page-renderer', {
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: async () => ({ accessKeyId: 'AKID', secretAccessKey: 'SECRET', sessionToken: 'TOKEN' }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
});

const request: RenderRequest = {
  url: 'https://shop.example/',
  html: `<p>Größe ${'x'.repeat(2_000_000)}</p>`,
  domain: 'shop.example',
  robotsText: 'User-agent: *',
};
const rendered = { outcome: 'rendered', html: '<p>Größe 50 €</p>', finalUrl: 'https://shop.example/a/' } as const;

test('the function is called with a signed request that holds the document, and its document comes back', async () => {
  answers = [{ status: 200, body: packResult(rendered) }];
  expect(await renderer.render(request)).toEqual(rendered);
  expect(received).toHaveLength(1);
  expect(received[0]?.request).toEqual(request);
  expect(received[0]?.url).toBe('/2015-03-31/functions/content-optimization-dev-page-renderer/invocations');
  expect(received[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/lambda\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/,
    ),
    'x-amz-security-token': 'TOKEN',
  });
});

test('a call that is throttled is retried: all places are taken for seconds', async () => {
  answers = [
    { status: 429, body: {} },
    { status: 200, body: packResult(rendered) },
  ];
  expect(await renderer.render(request)).toEqual(rendered);
  expect(received).toHaveLength(2);
});

test('a function that ended without a result costs its page', async () => {
  answers = [{ status: 200, body: { errorType: 'Runtime.OutOfMemory', errorMessage: 'signal: killed' } }];
  expect(await renderer.render(request)).toMatchObject({ outcome: 'failed', reason: 'crashed' });
});

test('a call that is refused is a page that is not rendered', async () => {
  answers = [{ status: 403, body: { message: 'not allowed' } }];
  expect(await renderer.render(request)).toMatchObject({ outcome: 'failed', reason: 'unavailable' });
});

test('a document that fits no message is not sent', async () => {
  const noise = Array.from({ length: 1_000_000 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)).join(
    '',
  );
  expect(await renderer.render({ ...request, html: noise })).toMatchObject({ outcome: 'failed', reason: 'too_large' });
  expect(received).toEqual([]);
});
