/**
 * `npm start` with engines of the operator's own, started apart.
 *
 * @module-tag stories
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateQueueCommand, ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedSystem } from '../../local/embedded-system.ts';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { findFreePort } from '../../local/engines/free-port.ts';
import { startSqs } from '../../local/engines/sqs.ts';
import { waitForEngine } from '../../local/engines/wait-for-engine.ts';
import { awsClientSettings } from '../../shared/aws-client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'external-engines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Of one request: `createDynamoDbClient`. */
const ATTEMPTS_MAX = 5;

const start = (environment: Record<string, string>) =>
  startEmbeddedSystem({
    quiet: true,
    contentWork: 'process',
    environment: {
      PORT: '0',
      DATA_DIR: path.join(folder, randomUUID(), 'data'),
      TABLE_NAME: `table-${randomUUID()}`,
      ...environment,
    },
  });

async function startEngine(port?: number): Promise<string> {
  const engine = await startDynamoDb({ dataDir: null, ...(port === undefined ? {} : { port }) });
  onTestFinished(() => engine.stop());
  return engine.endpoint;
}

/** Each connection is closed before the first response, until as many have come as the SDK makes for one request. */
async function refuseConnections(port: number, count: number): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  for (let refused = 0; refused < count; refused += 1) await once(server, 'connection');
  server.close();
  await once(server, 'close');
}

// The functions read their environment once: one system of this file serves requests.
test('a system waits for its external DynamoDB engine, and starts in a data folder that does not exist', async () => {
  const port = await findFreePort();
  const refused = refuseConnections(port, ATTEMPTS_MAX + 1);
  const starting = start({ AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}` });
  await Promise.race([refused, starting]);
  await startEngine(port);
  const system = await starting;
  onTestFinished(() => system.stop());
  const response = await fetch(`${system.baseUrl}/me`, { headers: { authorization: `Bearer ${system.apiKey}` } });
  expect(response.status).toBe(200);
});

const connect = (endpoint: string) => {
  const client = new SQSClient({ ...awsClientSettings('us-east-1', endpoint), maxAttempts: 1 });
  return client.send(new ListQueuesCommand()).finally(() => client.destroy());
};

test('an engine that never listens ends the wait with one line that names it', async () => {
  const endpoint = `http://127.0.0.1:${await findFreePort()}`;
  await expect(waitForEngine('DynamoDB', endpoint, () => connect(endpoint), 500)).rejects.toThrow(
    `the DynamoDB engine at ${endpoint} cannot be reached: `,
  );
});

test('an engine that responds with an error is asked once', async () => {
  let asked = 0;
  const refusal = new Error('no such table');
  const refuse = async (): Promise<never> => {
    asked += 1;
    throw refusal;
  };
  await expect(waitForEngine('DynamoDB', 'http://127.0.0.1:1', refuse)).rejects.toBe(refusal);
  expect(asked).toBe(1);
});

test('an external queue with another attribute stops the start with the queue, the attribute and both values', async () => {
  const sqs = await startSqs({ queues: [] });
  onTestFinished(() => sqs.stop());
  const client = new SQSClient(awsClientSettings('us-east-1', sqs.endpoint));
  onTestFinished(() => client.destroy());
  await client.send(new CreateQueueCommand({ QueueName: 'jobs', Attributes: { VisibilityTimeout: '7' } }));
  const refused = start({ AWS_ENDPOINT_URL_DYNAMODB: await startEngine(), AWS_ENDPOINT_URL_SQS: sqs.endpoint });
  await expect(refused).rejects.toThrow(
    `the queue jobs of the SQS engine at ${sqs.endpoint} has other attributes: VisibilityTimeout is 7 and must be 180`,
  );
});
