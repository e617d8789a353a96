import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createHttpHandler } from './http-handler.ts';
import { createRequestSigner } from './sign-request.ts';

/**
 * DynamoDB answers within some milliseconds. A connection that hangs is given up and tried again well within API
 * Gateway's 30 seconds; without a limit the SDK would wait for as long as the Lambda lives.
 */
const CONNECT_TIMEOUT_MS = 2_000;
const SILENCE_TIMEOUT_MS = 6_000;

/** V8 looks closer at code that has run a few times: twenty were enough. */
const READS_UNTIL_FAST = 100;

/**
 * What the SDK does for every call and nobody here reads: it copies what goes in and what comes out for a logger, writes its
 * version and the features in use into a header, and looks for a trace that tells services which call Lambda of loops.
 */
const unusedMiddleware = ['loggerMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware'] as const;

/**
 * The SDK's client, whose calls cost three fifths of the processor time that they take as it comes (docs/decisions/0009). Its own
 * retry (standard mode, jittered backoff) meets throttling. With an endpoint, which an embedded engine has, no credentials are
 * looked for.
 */
export function createDynamoDbClient(region: string, endpoint: string | undefined): DynamoDBClient {
  const client = new DynamoDBClient({
    region,
    maxAttempts: 5,
    requestHandler: createHttpHandler({ connectMs: CONNECT_TIMEOUT_MS, silenceMs: SILENCE_TIMEOUT_MS }),
    ...(endpoint ? { endpoint, credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' } } : {}),
  });
  for (const name of unusedMiddleware) client.middlewareStack.remove(name);
  const signer = createRequestSigner({ region, credentials: () => client.config.credentials() });
  client.config.signer = () => Promise.resolve(signer);
  makeCopyingFast(client.config);
  return client;
}

/**
 * The SDK copies its configuration of fifty values three times a call. It builds that up one value after another, which makes
 * V8 keep it as a hash table, whose copy takes a hundred times as long; as the prototype of an object that is read, V8 lays it
 * out anew. Without that nothing changes but the time.
 */
function makeCopyingFast(config: DynamoDBClient['config']): void {
  const reader = Object.create(config) as typeof config;
  for (let read = 0; read < READS_UNTIL_FAST; read += 1) void reader.serviceId;
}
