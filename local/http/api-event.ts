import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The event that API Gateway's HTTP API (payload format 2.0) makes of a request. */
export function apiEvent(
  request: IncomingMessage,
  matched: { routeKey: string; pathParameters: Record<string, string> },
  body: string | undefined,
  receivedAt: Date,
): APIGatewayProxyEventV2 {
  const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
  const rawQueryString = query.join('?');
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
  const { cookie, ...others } = headers;
  return {
    version: '2.0',
    routeKey: matched.routeKey,
    rawPath,
    rawQueryString,
    // The gateway takes cookies out of the headers.
    headers: others,
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    pathParameters: matched.pathParameters,
    requestContext: {
      accountId: '000000000000',
      apiId: 'embedded',
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'embedded',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: matched.routeKey,
      stage: '$default',
      time: receivedAt.toISOString(),
      timeEpoch: receivedAt.getTime(),
    },
    ...(body === undefined || body === '' ? {} : { body }),
    isBase64Encoded: false,
  };
}
