/** DynamoDB refuses a wrong signature, and the embedded engine takes any: the SDK's own signer says which is right. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestSigner } from '../../../shared/table/sign-request.ts';

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const region = 'eu-central-1';

/** The signature of the SDK for the same request, without its header of the body's checksum, which DynamoDB does not need. */
async function bySdk(request: ReturnType<typeof requestOf>, credentials: Credentials, signingDate: Date) {
  const client = new DynamoDBClient({ region, credentials });
  Object.assign(client.config, { applyChecksum: false });
  const signer = await client.config.signer();
  return (await signer.sign(request, { signingDate, signingService: 'dynamodb' })).headers;
}

const requestOf = (target: string, host: string, body: string | Uint8Array) => ({
  protocol: 'https:',
  hostname: host,
  method: 'POST',
  path: '/',
  query: {},
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDB_20120810.${target}`, host },
  body,
});

const text = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'B', '7', '/', '+', '=', 'é') });
const credentials: fc.Arbitrary<Credentials> = fc.record(
  {
    accessKeyId: fc.stringMatching(/^[A-Z0-9]{4,20}$/),
    secretAccessKey: text,
    sessionToken: fc.stringMatching(/^[\w/+=]{1,200}$/),
  },
  { requiredKeys: ['accessKeyId', 'secretAccessKey'] },
);

const call = fc.record({
  target: fc.constantFrom('GetItem', 'UpdateItem', 'TransactWriteItems'),
  host: fc.constantFrom('dynamodb.eu-central-1.amazonaws.com', '127.0.0.1:8000'),
  body: fc.oneof(fc.json(), fc.uint8Array()),
  date: fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true }),
});

test('signs every request as the SDK does: with and without a session token, on any day', async () => {
  await fc.assert(
    fc.asyncProperty(credentials, call, async (identity, { target, host, body, date }) => {
      const request = requestOf(target, host, body);
      const signer = createRequestSigner({ region, credentials: async () => identity });
      const { headers } = await signer.sign(request, { signingDate: date });
      expect(headers).toEqual(await bySdk(request, identity, date));
    }),
  );
});

test('signs with the credentials and the day of each request, whatever came before', async () => {
  const days = fc.constantFrom(new Date('2026-11-21T23:59:59.999Z'), new Date('2026-11-22T00:00:00Z'));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(credentials, { minLength: 2, maxLength: 2, selector: ({ secretAccessKey }) => secretAccessKey }),
      fc.array(fc.tuple(fc.constantFrom(0, 1), days), { minLength: 2, maxLength: 6 }),
      async (identities, calls) => {
        let current: Credentials | undefined;
        const signer = createRequestSigner({
          region,
          credentials: async () => {
            if (!current) throw new Error('no credentials');
            return current;
          },
        });
        for (const [which, date] of calls) {
          current = identities[which];
          const request = requestOf('GetItem', 'dynamodb.eu-central-1.amazonaws.com', '{}');
          const { headers } = await signer.sign(request, { signingDate: date });
          if (current) expect(headers).toEqual(await bySdk(request, current, date));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('leaves the request as it was, so that a retry of the SDK signs it anew', async () => {
  const request = requestOf('GetItem', 'localhost', '{}');
  const before = structuredClone(request);
  const identity = { accessKeyId: 'A', secretAccessKey: 's', sessionToken: 't' };
  const signer = createRequestSigner({ region, credentials: async () => identity });
  expect((await signer.sign(request, { signingDate: new Date(0) })).headers['authorization']).toMatch(/^AWS4-HMAC/);
  expect(request).toEqual(before);
});

test('without credentials there is no request', async () => {
  const signer = createRequestSigner({ region, credentials: () => Promise.reject(new Error('no credentials')) });
  await expect(signer.sign(requestOf('GetItem', 'localhost', '{}'))).rejects.toThrow('no credentials');
});
