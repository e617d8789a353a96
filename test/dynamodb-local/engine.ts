/** Runs one DynamoDB Local, in memory, for all test files of the project "DynamoDB Local". */
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import type { TestProject } from 'vitest/node';
import { javaCommand } from '../../local/engines/dynamodb/command.ts';
import { spawnWatched } from '../../local/engines/dynamodb/watched-process.ts';
import { findFreePort } from '../../local/engines/free-port.ts';

const START_MS_MAX = 30_000;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { command, args } = await javaCommand(null, port);
  // It lives for a minute: a compiler that takes its time for the best code would cost more than it saves.
  const engine = await spawnWatched(command, ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', ...args]);
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
    maxAttempts: 1,
  });
  const end = Date.now() + START_MS_MAX;
  while (!(await client.send(new ListTablesCommand()).catch(() => null))) {
    if (engine.hasExited()) throw new Error(await engine.exited);
    if (Date.now() > end) throw new Error(`DynamoDB Local did not answer within ${START_MS_MAX} ms`);
    await delay(100);
  }
  client.destroy();
  project.provide('dynamoDbEndpoint', endpoint);
  return () => engine.stop(2_000);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that the tests of the table use; without it each test file starts the embedded one. */
    dynamoDbEndpoint?: string;
  }
}
