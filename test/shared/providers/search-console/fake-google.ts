/** A small server that speaks Google's token and Search Analytics protocols on the loopback address. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeRow {
  keys?: string[];
  clicks: number;
  impressions: number;
  ctr: number;
  position: number;
}

interface AnalyticsRequest {
  /** The property, decoded. */
  property: string;
  authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of what was asked
  body: any;
}

interface FakeGoogle {
  baseUrl: string;
  tokenUrl: string;
  /** The forms that the token endpoint got. */
  tokenRequests: URLSearchParams[];
  requests: AnalyticsRequest[];
  /** Answers a request: rows, or a whole custom answer. Rows are cut by startRow and rowLimit as Google cuts them. */
  answer: (request: AnalyticsRequest) => FakeRow[] | RawAnswer;
  answerToken: () => RawAnswer;
  stop(): Promise<void>;
}

/** `null` hangs until the client gives up. */
export type RawAnswer = { status: number; body: string; headers?: Record<string, string> } | null;

export const goodToken = (): RawAnswer => ({
  status: 200,
  body: JSON.stringify({ access_token: 'a-token', expires_in: 3600, token_type: 'Bearer' }),
});

export const row = (clicks: number, impressions: number, position: number, ...keys: string[]): FakeRow => ({
  ...(keys.length > 0 ? { keys } : {}),
  clicks,
  impressions,
  ctr: impressions === 0 ? 0 : clicks / impressions,
  position,
});

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const server = createServer((req, res) => void handle(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: FakeGoogle = {
    baseUrl,
    tokenUrl: `${baseUrl}/token`,
    tokenRequests: [],
    requests: [],
    answer: () => [],
    answerToken: goodToken,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sent = await text(req);
    if (req.url === '/token') {
      google.tokenRequests.push(new URLSearchParams(sent));
      reply(res, google.answerToken());
      return;
    }
    const [, property = ''] = /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(req.url ?? '') ?? [];
    const request = {
      property: decodeURIComponent(property),
      authorization: req.headers.authorization,
      body: JSON.parse(sent),
    };
    google.requests.push(request);
    const answer = google.answer(request);
    if (!Array.isArray(answer)) return reply(res, answer);
    const { startRow = 0, rowLimit = 1000 } = request.body;
    const rows = answer.slice(startRow, startRow + rowLimit);
    // No data is no `rows` at all.
    reply(res, { status: 200, body: JSON.stringify(rows.length > 0 ? { rows } : {}) });
  }
  return google;
}

function reply(res: ServerResponse, answer: RawAnswer): void {
  if (answer === null) return;
  res.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  res.end(answer.body);
}

export const authorizedUser = JSON.stringify({
  type: 'authorized_user',
  client_id: 'client',
  client_secret: 'secret',
  refresh_token: 'refresh',
});
