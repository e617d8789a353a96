import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultProvider } from '../../infra/build/lambda-credentials.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const stubCredentials = (accessKeyId: string, secretAccessKey: string, sessionToken: string) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', sessionToken);
};

describe('the credentials of a bundled function', () => {
  test('sign the requests of an SDK client', async () => {
    stubCredentials('AKIAFUNCTIONROLE', 'secret', 'session');
    const seen: { authorization: string | undefined; token: unknown }[] = [];
    const server = createServer((request, response) => {
      const { authorization, 'x-amz-security-token': token } = request.headers;
      seen.push({ authorization, token });
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      response.end('{"TableNames":[]}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = new DynamoDBClient({
      region: 'eu-west-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentialDefaultProvider: defaultProvider,
    });
    await client.send(new ListTablesCommand({}));
    client.destroy();
    server.close();
    expect(seen).toEqual([
      { authorization: expect.stringContaining('Credential=AKIAFUNCTIONROLE/'), token: 'session' },
    ]);
  });

  test('say when there are none', async () => {
    stubCredentials('', '', '');
    await expect(defaultProvider()()).rejects.toThrow('environment variable credentials');
  });
});
