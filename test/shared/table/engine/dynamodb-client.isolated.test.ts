import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { openTable } from '../../../../shared/table/engine/client.ts';
import { createDynamoDbClient } from '../../../../shared/table/engine/dynamodb-client.ts';

const clean: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const step of clean.splice(0)) step();
});

/**
 * The headers of each request that a read of an item makes when the engine answers with these statuses. `own`: it is named by
 * our configuration, as an embedded one is; else by the SDK's own, so that the credentials are looked for.
 */
async function requestsOfARead(statuses: number[], { own = true } = {}): Promise<IncomingMessage['headers'][]> {
  const received: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    const status = statuses[received.length - 1] ?? 200;
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(status === 200 ? '{"Item":{"pk":{"S":"a"},"n":{"N":"1"}}}' : '{"__type":"InternalServerError"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  clean.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  if (!own) vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
  const { documents } = openTable({
    TABLE_NAME: 'table',
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_DYNAMODB: own ? endpoint : undefined,
  });
  const { Item } = await documents.send(new GetCommand({ TableName: 'table', Key: { pk: 'a', sk: 'b' } }));
  expect(Item).toEqual({ pk: 'a', n: 1 });
  return received;
}

test('sends calls to an engine of this machine with the form of a signature alone', async () => {
  const [headers] = await requestsOfARead([200]);
  expect(headers).toMatchObject({
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.GetItem',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=embedded\/\S+, SignedHeaders=host, Signature=0$/,
    ),
  });
});

test("signs every other call with a Lambda's credentials, whose session token goes along", async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ASIAEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  const [headers] = await requestsOfARead([200], { own: false });
  expect(headers).toMatchObject({
    'x-amz-security-token': 'token',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=ASIAEXAMPLE\/\d{8}\/eu-central-1\/dynamodb\/aws4_request, SignedHeaders=\S*host;\S*x-amz-security-token;x-amz-target\S*, Signature=[0-9a-f]{64}$/,
    ),
  });
});

test('tries again what failed at the server, and says which try it is', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const tries = (await requestsOfARead([500, 503, 200])).map((headers) => headers['amz-sdk-request']);
  expect(tries).toEqual(['attempt=1; max=5', 'attempt=2; max=5', 'attempt=3; max=5']);
});

test('abandons a call that gets no response, and retries it', async () => {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    // The first call is never answered.
    if (calls === 1) return;
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end('{"Item":{"n":{"N":"1"}}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  clean.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const client = createDynamoDbClient('eu-central-1', `http://127.0.0.1:${port}`, {
    connectionTimeout: 1_000,
    requestTimeout: 300,
  });
  const { Item } = await client.send(new GetItemCommand({ TableName: 'table', Key: { pk: { S: 'a' } } }));
  expect(Item).toEqual({ n: { N: '1' } });
  expect(calls).toBeGreaterThan(1);
});
