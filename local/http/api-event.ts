import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** As text where it is UTF-8; other bytes as they came, for the handler to refuse in its place. */
const encodeBody = (body: Buffer): Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'> =>
  isUtf8(body)
    ? { ...(body.length === 0 ? {} : { body: body.toString('utf8') }), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };

/** The event that API Gateway's HTTP API (payload format 2.0) makes of a request. */
export function apiEvent(
  request: IncomingMessage,
  matched: { routeKey: string; pathParameters: Record<string, string> },
  body: Buffer,
  { receivedAt, clientAddress }: { receivedAt: Date; clientAddress: string },
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
        sourceIp: clientAddress,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: matched.routeKey,
      stage: '$default',
      time: receivedAt.toISOString(),
      timeEpoch: receivedAt.getTime(),
    },
    ...encodeBody(body),
  };
}
