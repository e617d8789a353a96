import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { awsClientSettings } from '../../aws-client.ts';

/**
 * DynamoDB responds within milliseconds. A call that hangs is abandoned and retried well within API Gateway's 30 seconds;
 * without a limit the SDK would wait as long as the Lambda runs.
 */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 6_000 } as const;

const ATTEMPTS_MAX = 5;

/**
 * The SDK's client with its documented options only (docs/decisions/0009). Its standard retry mode, with jittered backoff,
 * handles throttling and broken connections. With an endpoint, which an embedded engine has, no credentials are looked up.
 */
export function createDynamoDbClient(
  region: string,
  endpoint: string | undefined,
  timeouts: { connectionTimeout: number; requestTimeout: number } = TIMEOUTS,
): DynamoDBClient {
  return new DynamoDBClient({
    ...awsClientSettings(region, endpoint),
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
  });
}
