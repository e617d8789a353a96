import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** What of the SDK's request matters here: every call of DynamoDB is a POST of JSON to `/`, without a query. */
interface SignedRequest {
  protocol: string;
  hostname: string;
  port?: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | string;
}

interface ReceivedResponse {
  statusCode: number;
  reason: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface HttpTimeouts {
  /** To the open connection. */
  connectMs: number;
  /** Without a sign of an answer, and then between its parts. */
  silenceMs: number;
}

/** As many as the SDK opens; further calls wait for one. */
const SOCKETS_MAX = 50;

/**
 * Sends the SDK's requests over connections that are kept, and reads their answers whole. The SDK's own handler serves every
 * service: it arms four timers and a dozen listeners for a call, and hands on a stream that the next layer reads.
 *
 * Rejects as that does, because the SDK tries again by what it is told: a timeout is a `TimeoutError`, a broken connection
 * keeps the code of Node's error (`ECONNRESET` also where the server closed a kept connection as the request went out, or
 * ended in the middle of an answer), a request that its caller gave up is an `AbortError`.
 */
export function createHttpHandler({ connectMs, silenceMs }: HttpTimeouts) {
  const kept = { keepAlive: true, maxSockets: SOCKETS_MAX };
  const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };
  const handle = (request: SignedRequest, options: { abortSignal?: unknown } = {}) =>
    new Promise<{ response: ReceivedResponse }>((resolve, reject) => {
      const secure = request.protocol === 'https:';
      const outgoing = (secure ? httpsRequest : httpRequest)({
        agent: secure ? agents.https : agents.http,
        // An IPv6 address has brackets in a URL, and none as a host.
        host: request.hostname.replace(/^\[(.*)\]$/, '$1'),
        port: request.port,
        method: request.method,
        path: request.path,
        headers: request.headers,
        ...(options.abortSignal instanceof AbortSignal ? { signal: options.abortSignal } : {}),
      });
      const giveUp = (message: string): void => {
        const error = Object.assign(new Error(message), { name: 'TimeoutError', code: 'ETIMEDOUT' });
        reject(error);
        outgoing.destroy(error);
      };
      const silence = setTimeout(() => giveUp(`no answer within ${silenceMs} ms`), silenceMs);
      outgoing
        .once('socket', (socket) => {
          if (!socket.connecting) return;
          const connecting = setTimeout(() => giveUp(`no connection within ${connectMs} ms`), connectMs);
          const stop = (): void => clearTimeout(connecting);
          socket.once('connect', stop).once('close', stop);
        })
        .once('response', (incoming) => {
          const parts: Buffer[] = [];
          incoming
            .on('data', (part: Buffer) => {
              silence.refresh();
              parts.push(part);
            })
            .on('error', reject)
            .on('end', () => resolve({ response: responseOf(incoming, parts) }));
        })
        .on('error', reject)
        .once('close', () => clearTimeout(silence))
        .end(request.body);
    });
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    handle,
    destroy: (): void => {
      agents.http.destroy();
      agents.https.destroy();
    },
    // The SDK asks every handler for these; nothing changes the timeouts of this one.
    updateHttpClientConfig: (): void => {},
    httpHandlerConfigs: () => ({}),
  };
}

function responseOf(incoming: IncomingMessage, parts: Buffer[]): ReceivedResponse {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
  const [only] = parts;
  return {
    statusCode: incoming.statusCode ?? 0,
    reason: incoming.statusMessage ?? '',
    headers,
    body: only && parts.length === 1 ? only : Buffer.concat(parts),
  };
}
