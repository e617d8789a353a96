/** A web server in a separate thread, so that what the tested system computes does not delay its clock. */
import { Worker } from 'node:worker_threads';
import * as z from 'zod';

interface Arrival {
  path: string;
  atMs: number;
}

interface ArrivalServer {
  origin: string;
  /** The requests in the order in which they came, with the time of each. */
  arrivals: Arrival[];
  close(): Promise<unknown>;
}

const source = `
  const { createServer } = require('node:http');
  const { parentPort, workerData: { pages, port } } = require('node:worker_threads');
  const server = createServer((request, response) => {
    parentPort.postMessage({ path: request.url, atMs: performance.timeOrigin + performance.now() });
    const page = pages[request.url];
    if (page?.startsWith('redirect to ')) return response.writeHead(302, { location: page.slice(12) }).end();
    const type = request.url.endsWith('.txt') ? 'text/plain' : request.url.endsWith('.xml') ? 'application/xml' : 'text/html';
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': type });
    response.end(page);
  });
  server.listen(port, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }));
`;

const messageSchema = z.union([z.object({ port: z.number() }), z.object({ path: z.string(), atMs: z.number() })]);

/** Serves these bodies by path, and `redirect to <URL>` as a redirect; anything else is not found. */
export async function openArrivalServer(pages: Record<string, string>, port = 0): Promise<ArrivalServer> {
  const worker = new Worker(source, { eval: true, workerData: { pages, port } });
  const arrivals: Arrival[] = [];
  const opened = await new Promise<number>((resolve) => {
    worker.on('message', (sent) => {
      const message = messageSchema.parse(sent);
      if ('port' in message) resolve(message.port);
      else arrivals.push(message);
    });
  });
  return { origin: `http://127.0.0.1:${opened}`, arrivals, close: () => worker.terminate() };
}
