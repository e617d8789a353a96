import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface JsonEndpoint {
  endpoint: string;
  port: number;
  /** Drops every connection and resolves when the port is free. */
  close(): Promise<void>;
}

const jsonProtocol = 'application/x-amz-json-1.0';

/**
 * An HTTP server on a free port of 127.0.0.1 for one of AWS's JSON 1.0 services. It serves nothing else: a web page
 * can post a form to this port from the operator's browser, but not with this content type.
 */
export async function listenForJson(
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Promise<JsonEndpoint> {
  const server = createServer((req, res) => {
    if (req.headers['content-type'] !== jsonProtocol || req.headers['x-amz-target'] === undefined) {
      res.writeHead(400, { 'content-type': jsonProtocol }).end('{"__type":"UnknownOperationException"}');
      return;
    }
    handle(req, res).catch((error: unknown) => {
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { 'content-type': jsonProtocol }).end(internalError(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The operating system gave no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function internalError(error: unknown): string {
  return JSON.stringify({
    __type: 'InternalServerError',
    message: error instanceof Error ? error.message : String(error),
  });
}
