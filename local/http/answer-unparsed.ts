import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statusByCode: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A request line whose method Node's parser does not support: HTTP all the same, for a route that does not exist. */
const requestLine = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/;
const notFound = JSON.stringify({ error: { code: 'not_found', message: 'Route not found' } });

/** Responds to requests that Node's parser refuses, which reach no handler. By default Node returns 400 for an unknown method too. */
export function answerUnparsed(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isUnknownMethod =
    error.code === 'HPE_INVALID_METHOD' && requestLine.test(error.rawPacket?.toString('latin1') ?? '');
  const status = isUnknownMethod ? 404 : (statusByCode[error.code ?? ''] ?? 400);
  const body = isUnknownMethod ? notFound : '';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    ...(isUnknownMethod ? ['Content-Type: application/json; charset=utf-8'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
