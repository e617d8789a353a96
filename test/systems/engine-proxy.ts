/** A system that reaches its table through a proxy, which can count calls and refuse them. */
import { afterAll } from 'vitest';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { useSystem } from '../harness/system.ts';

export const engine = await startDynamoDb({ dataDir: null });
export const proxy = await startFaultProxy(engine.endpoint);
// Before the system's own, so that it runs after it.
afterAll(async () => {
  await proxy.stop();
  await engine.stop();
});

export const system = useSystem({ environment: { AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint } });
