import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReportedRow {
  keys: string[];
  clicks: number;
  impressions: number;
  ctr: number;
  position: number;
}

interface SearchConsoleServer {
  /** For SEARCH_CONSOLE_BASE_URL. */
  baseUrl: string;
  /** For GOOGLE_TOKEN_URL. */
  tokenUrl: string;
  stop(): Promise<void>;
}

/** Responds as Google does: a token, these rows for a query with dimensions, and a row of totals for one without. */
export async function startSearchConsoleServer(rows: readonly ReportedRow[]): Promise<SearchConsoleServer> {
  const totals = [{ clicks: 50_000, impressions: 900_000, ctr: 1 / 18, position: 12 }];
  const answerTo = async (request: IncomingMessage): Promise<object> => {
    if (request.url === '/token') return { access_token: 'token', expires_in: 3600 };
    const { dimensions, startRow = 0, rowLimit = 1000 } = (await json(request)) as Record<string, number | undefined>;
    return { rows: dimensions === undefined ? totals : rows.slice(startRow, startRow + rowLimit) };
  };
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    tokenUrl: `${baseUrl}/token`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
