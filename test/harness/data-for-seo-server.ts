/** A small server that speaks DataForSEO's v3 protocol on the loopback address. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface DataForSeoTask {
  path: string;
  authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of what was asked
  task: any;
}

/** `null` hangs until the client gives up. */
export type RawAnswer = { status: number; body: string; headers?: Record<string, string> } | null;

interface DataForSeoServer {
  baseUrl: string;
  tasks: DataForSeoTask[];
  /** The most requests that were under way at the same time. */
  simultaneousMax: number;
  answer: (task: DataForSeoTask) => RawAnswer | Promise<RawAnswer>;
  stop(): Promise<void>;
}

/** An answer as it is documented, with one task. */
export const taskAnswer = (
  result: unknown[] | null,
  { status = 20_000, taskStatus = 20_000, cost = 0.01 }: { status?: number; taskStatus?: number; cost?: number } = {},
): RawAnswer => ({
  status: 200,
  body: JSON.stringify({
    version: '0.1.20260101',
    status_code: status,
    status_message: status === 20_000 ? 'Ok.' : 'Refused.',
    time: '0.1 sec.',
    cost,
    tasks_count: 1,
    tasks_error: taskStatus === 20_000 ? 0 : 1,
    tasks: [
      { id: '1', status_code: taskStatus, status_message: taskStatus === 20_000 ? 'Ok.' : 'Refused.', cost, result },
    ],
  }),
});

/** A row of Labs. */
export const keywordItem = (keyword: string, searchVolume: number | null, difficulty: number | null = 40) => ({
  se_type: 'google',
  keyword,
  location_code: 2840,
  language_code: 'en',
  keyword_info: {
    se_type: 'google',
    last_updated_time: '2026-01-01 00:00:00 +00:00',
    competition: 0.25,
    competition_level: 'LOW',
    cpc: 1.5,
    search_volume: searchVolume,
    monthly_searches: [{ year: 2026, month: 1, search_volume: searchVolume }],
  },
  keyword_properties: { se_type: 'google', keyword_difficulty: difficulty },
  search_intent_info: { se_type: 'google', main_intent: 'commercial', foreign_intent: null },
});

export const itemsAnswer = (items: unknown[], cost?: number): RawAnswer =>
  taskAnswer([{ se_type: 'google', items_count: items.length, items }], cost === undefined ? {} : { cost });

export async function startDataForSeoServer(): Promise<DataForSeoServer> {
  let simultaneous = 0;
  const server = createServer((req, res) => void handle(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: DataForSeoServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tasks: [],
    simultaneousMax: 0,
    answer: () => itemsAnswer([]),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    simultaneous += 1;
    fake.simultaneousMax = Math.max(fake.simultaneousMax, simultaneous);
    const [task] = JSON.parse(await text(req));
    const asked = { path: req.url ?? '', authorization: req.headers.authorization, task };
    fake.tasks.push(asked);
    const answer = await fake.answer(asked);
    simultaneous -= 1;
    if (answer === null) return;
    res.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    res.end(answer.body);
  }
  return fake;
}
