/** The middleware stack alone: the test's own operations, a separate table, a clock that the test sets. */
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createLambdaContext } from '../../../local/engines/lambda-context.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import { apiHandler, type HttpLambda } from '../../../shared/http/api-handler.ts';
import { type Operation, routeKey, type Scope, scopes } from '../../../shared/http/operation.ts';
import type { HttpResult } from '../../../shared/http/request-state.ts';
import { createApiKey, hashApiKey, shownPrefix } from '../../../shared/table/api-keys.ts';
import type { Table } from '../../../shared/table/engine/client.ts';

/** The logger is made at its first line: to be called before any request. */
export const silenceLog = (): void => {
  setProcessVariables({ LOG_LEVEL: 'silent' });
};

export interface StackOptions {
  operations: readonly Operation[];
  table: Table;
  now?: () => Date;
  limits?: Partial<Record<'DEFAULT' | 'JOBS' | 'LLM' | 'IP', number>>;
  checkResponses?: boolean;
  /** The name of the Lambda function; none outside of Lambda. */
  functionName?: string;
  /** CloudFront before the gateway; none when left out. */
  front?: { secrets: readonly string[]; direct: 'allowed' | 'refused' };
}

export const stackOf = ({
  operations,
  table,
  now = () => new Date(),
  limits = {},
  checkResponses = true,
  functionName,
  front = { secrets: [], direct: 'allowed' },
}: StackOptions): HttpLambda =>
  apiHandler(
    operations,
    { table, now },
    {
      RATE_LIMIT_DEFAULT: limits.DEFAULT ?? 1_000_000,
      RATE_LIMIT_JOBS: limits.JOBS ?? 1_000_000,
      RATE_LIMIT_LLM: limits.LLM ?? 1_000_000,
      RATE_LIMIT_IP: limits.IP ?? 1_000_000,
      RESPONSE_CHECK: checkResponses ? 'on' : 'off',
      AWS_LAMBDA_FUNCTION_NAME: functionName,
      FRONT_SECRETS: front.secrets,
      FRONT_DIRECT: front.direct,
    },
  );

export interface StackRequest {
  key?: string | null;
  headers?: Record<string, string>;
  body?: string;
  query?: string;
  params?: Record<string, string>;
  sourceIp?: string;
  requestId?: string;
  /** Of the Lambda function. */
  timeoutSeconds?: number;
}

export interface StackAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
  body: any;
}

/** Sends a request for the operation (`null`: for a route that no operation has) as API Gateway would. */
export async function send(
  lambda: HttpLambda,
  operation: Operation | null,
  request: StackRequest = {},
): Promise<StackAnswer> {
  const key = operation ? routeKey(operation) : '$default';
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: key,
    rawPath: '/v1/some/path',
    rawQueryString: request.query ?? '',
    headers: {
      ...(request.key ? { authorization: `Bearer ${request.key}` } : {}),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.params ? { pathParameters: request.params } : {}),
    requestContext: {
      accountId: '1',
      apiId: 'api',
      domainName: 'api.example',
      domainPrefix: 'api',
      http: {
        method: operation?.method ?? 'GET',
        path: '/v1/some/path',
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp ?? '192.0.2.1',
        userAgent: 'test',
      },
      requestId: request.requestId ?? 'request-1',
      routeKey: key,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    ...(request.body === undefined ? {} : { body: request.body }),
    isBase64Encoded: false,
  };
  const result = await lambda(
    event,
    createLambdaContext({ functionName: 'test', timeoutSeconds: request.timeoutSeconds ?? 10 }),
  );
  return {
    status: result.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)])),
    body: result.body === undefined ? undefined : JSON.parse(readBody(result)),
  };
}

function readBody({ body = '', isBase64Encoded }: HttpResult): string {
  return isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString('utf8') : body;
}

let keyIds = 0;

/** Stores a key; answers its secret. */
export async function storeKey(
  table: Table,
  given: { scopes?: Scope[]; expiresAt?: string | null; revokedAt?: string | null; name?: string } = {},
): Promise<string> {
  const secret = `coa_${randomBytes(32).toString('base64url')}`;
  await createApiKey(table, {
    keyId: ++keyIds,
    organizationId: 1,
    userId: 1,
    name: 'Key',
    prefix: shownPrefix(secret),
    scopes: [...scopes],
    expiresAt: null,
    revokedAt: null,
    secretHash: hashApiKey(secret),
    encryptedSecret: 'encrypted',
    createdAt: '2026-11-21T10:00:00.000Z',
    ...given,
  });
  return secret;
}
