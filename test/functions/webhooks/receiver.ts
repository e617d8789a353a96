/** A receiver of webhooks: what it got, and what it responds. */
import type { IncomingMessage } from 'node:http';
import { waitUntil } from '../../harness/wait-until.ts';
import type { WebPage, WebSites } from '../../harness/web-sites.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
  atMs: number;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the response from now on. */
  respond: (respond: (received: Received) => WebPage | Promise<WebPage>) => void;
  /** Waits for so many deliveries. */
  arrivals(count: number, timeoutMs?: number): Promise<Received[]>;
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** A receiver on one of the web sites of a test system. */
export function openReceiver(web: Pick<WebSites, 'take'>): Receiver {
  const received: Received[] = [];
  let respond: (given: Received) => WebPage | Promise<WebPage> = () => ({ status: 204 });
  const site = web.take({
    '/hook': async (request) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const given = { headers: headersOf(request), body: Buffer.concat(chunks).toString(), atMs: Date.now() };
      received.push(given);
      return respond(given);
    },
  });
  return {
    url: `https://${site.domain}/hook`,
    received,
    respond: (next) => {
      respond = next;
    },
    async arrivals(count, timeoutMs) {
      await waitUntil(`${count} deliveries arrived`, async () => received.length >= count, timeoutMs);
      return received;
    },
  };
}
