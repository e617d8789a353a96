import dns from 'node:dns';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttpHandler } from '../../../shared/table/http-handler.ts';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const step of clean.splice(0)) await step();
});

function handlerWith(timeouts: { connectMs?: number; silenceMs?: number } = {}) {
  const handler = createHttpHandler({ connectMs: 10_000, silenceMs: 10_000, ...timeouts });
  clean.push(() => handler.destroy());
  return handler;
}

/** What a request of the SDK to a server looks like that answers in this way. */
async function requestTo(answer: RequestListener) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  clean.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return requestOf('127.0.0.1', (server.address() as AddressInfo).port);
}

const requestOf = (hostname: string, port: number) => ({
  protocol: 'http:',
  hostname,
  port,
  method: 'POST',
  path: '/',
  headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem', 'content-length': '2' },
  body: new Uint8Array(Buffer.from('{}')),
});

const portOf = (incoming: IncomingMessage) => String(incoming.socket.remotePort);

test('sends what the SDK signed, and answers status, headers and the whole body', async () => {
  const request = await requestTo(async (incoming, response) => {
    const said = `${incoming.method} ${incoming.url} ${incoming.headers['x-amz-target']} ${await text(incoming)}`;
    response.writeHead(400, { 'x-amzn-requestid': 'abc', 'set-cookie': ['a=1', 'b=2'] });
    response.write('in ');
    setImmediate(() => response.end(`parts: ${said}`));
  });
  const { response } = await handlerWith().handle(request);
  expect(response).toMatchObject({ statusCode: 400, headers: { 'x-amzn-requestid': 'abc', 'set-cookie': 'a=1,b=2' } });
  expect(Buffer.from(response.body).toString()).toBe('in parts: POST / DynamoDB_20120810.GetItem {}');
});

test('answers an empty body with no bytes', async () => {
  const request = await requestTo((_, response) => response.end());
  expect((await handlerWith().handle(request)).response.body).toHaveLength(0);
});

test('keeps its connection for the next request', async () => {
  const request = await requestTo((incoming, response) => response.end(portOf(incoming)));
  const handler = handlerWith();
  const ports = [await handler.handle(request), await handler.handle(request)].map(({ response }) =>
    Buffer.from(response.body).toString(),
  );
  expect(ports[0]).toBe(ports[1]);
});

test('reaches an IPv6 address, which has brackets in a URL', async () => {
  const lookup = vi.spyOn(dns, 'lookup');
  await expect(handlerWith().handle(requestOf('[::1]', 1))).rejects.toMatchObject({
    code: expect.stringMatching(/^E(CONNREFUSED|ADDRNOTAVAIL|NETUNREACH|AFNOSUPPORT)$/),
  });
  // With brackets it would be a name, which somebody had to look up.
  expect(lookup).not.toHaveBeenCalled();
});

test.each<{ fault: string; answer: RequestListener }>([
  { fault: 'before the answer', answer: (incoming) => incoming.socket.destroy() },
  {
    fault: 'in the middle of the answer',
    answer: (incoming, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('begun', () => incoming.socket.destroy());
    },
  },
])('a connection that breaks $fault is told by its code, which the SDK retries', async ({ answer }) => {
  const request = await requestTo(answer);
  await expect(handlerWith().handle(request)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('a kept connection that the server closed as the request went out is told so, and the next one is new', async () => {
  let answered = 0;
  const request = await requestTo((incoming, response) => {
    answered += 1;
    if (answered === 2) incoming.socket.destroy();
    else response.end(portOf(incoming));
  });
  const handler = handlerWith();
  await handler.handle(request);
  await expect(handler.handle(request)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await handler.handle(request)).response.statusCode).toBe(200);
});

test.each<{ silence: string; answer: RequestListener }>([
  { silence: 'never answers', answer: () => {} },
  { silence: 'stops in the middle', answer: (_, response) => void response.writeHead(200).write('begun') },
])('gives up a server that $silence, as a timeout', async ({ answer }) => {
  const handler = handlerWith({ silenceMs: 50 });
  await expect(handler.handle(await requestTo(answer))).rejects.toMatchObject({
    name: 'TimeoutError',
    code: 'ETIMEDOUT',
  });
});

test('gives up a connection that does not come about, as a timeout', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(() => {});
  await expect(handlerWith({ connectMs: 50 }).handle(requestOf('nobody.example', 80))).rejects.toMatchObject({
    name: 'TimeoutError',
    code: 'ETIMEDOUT',
  });
});

test.each(['before it was sent', 'while it waits for its answer'])(
  'a caller may give a request up %s',
  async (when) => {
    const giving = new AbortController();
    if (when.startsWith('before')) giving.abort();
    const request = await requestTo(() => giving.abort());
    await expect(handlerWith().handle(request, { abortSignal: giving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  },
);
