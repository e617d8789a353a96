/**
 * Stands between the AWS SDK and the engine, in a separate process, which nothing is counted of: returns the rows of a crawled site, which are made when they are read, and
 * forwards every other call.
 */
import { fork } from 'node:child_process';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sitePagesPartition } from '../../shared/table/engine/indexes.ts';
import { keys, prefixes, sitePk } from '../../shared/table/engine/keys.ts';
import type { Row } from '../../shared/table/engine/writes.ts';
import {
  type CrawledSite,
  factsRowAt,
  historyRowAt,
  linksRowAt,
  listedRowAt,
  recordRowAt,
  URLS_OF_PART,
} from './crawled-rows.ts';

interface Settings {
  engine: string;
  site: CrawledSite;
}

/** Starts it. Resolves with its endpoint. */
export function startCrawledTable(settings: Settings): Promise<{ endpoint: string; stop(): void }> {
  const child = fork(import.meta.filename, [JSON.stringify(settings)]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (port: number) => {
      resolve({ endpoint: `http://127.0.0.1:${port}`, stop: () => child.kill() });
    });
  });
}

type Attribute = Record<string, unknown>;

function toAttribute(value: unknown): Attribute {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { L: value.map(toAttribute) };
  return { M: toAttributes(value as object) };
}

const toAttributes = (row: object): Attribute =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toAttribute(value)]));

interface Request {
  TableName?: string;
  IndexName?: string;
  Limit?: number;
  ExpressionAttributeValues?: Record<string, { S?: string }>;
  ExclusiveStartKey?: { at?: { N: string } };
  RequestItems?: Record<string, { Keys?: { pk: { S: string }; sk: { S: string } }[] }>;
}

/** A response brings a megabyte at most. */
const ROWS_OF_RESPONSE = { listed: 1_500, facts: 3_000, history: 100 };

type RowAt = (at: number) => Row | Promise<Row>;

async function query(
  site: CrawledSite,
  { IndexName, Limit, ExpressionAttributeValues: values, ExclusiveStartKey }: Request,
) {
  const [pk, prefix, from] = [':pk', ':prefix', ':from'].map((name) => values?.[name]?.S);
  const at = Number(ExclusiveStartKey?.at?.N ?? 0);
  const read = async (rowAt: RowAt, { first, end, count }: { first: number; end: number; count: number }) => {
    const last = Math.min(end, first + Math.min(count, Limit ?? count));
    const rows = await Promise.all(
      Array.from({ length: Math.max(0, last - first) }, async (_, offset) => rowAt(first + offset)),
    );
    const next = last < end ? { LastEvaluatedKey: { at: { N: String(last) } } } : {};
    return { Items: rows.map(toAttributes), Count: rows.length, ...next };
  };
  const { organizationId, siteId, crawlId, pages } = site;
  if (pk === sitePagesPartition(organizationId, siteId) && IndexName === 'listedPages')
    return read((one) => listedRowAt(site, one), { first: at, end: pages, count: ROWS_OF_RESPONSE.listed });
  if (pk === sitePk(organizationId, siteId) && prefix === prefixes.pageFacts)
    return read((one) => factsRowAt(site, one), { first: at, end: pages, count: ROWS_OF_RESPONSE.facts });
  if (pk === keys.crawl(organizationId, crawlId).pk && from?.startsWith(prefixes.crawledUrls)) {
    const first = at || Math.max(0, Number(from.slice(prefixes.crawledUrls.length)) - 1);
    const end = Math.ceil(pages / URLS_OF_PART);
    return read((part) => historyRowAt(site, part), { first, end, count: ROWS_OF_RESPONSE.history });
  }
  return null;
}

async function getBatch(site: CrawledSite, { RequestItems = {} }: Request) {
  const [name = '', { Keys = [] } = {}] = Object.entries(RequestItems)[0] ?? [];
  const rows = await Promise.all(
    Keys.map(async ({ pk, sk }) => {
      const at = Number(pk.S.split('#PAGE#')[1] ?? Number.NaN) - site.firstPageId;
      if (!(at >= 0 && at < site.pages)) return null;
      if (sk.S === 'RECORD') return recordRowAt(site, at);
      return sk.S === 'LINKS' ? linksRowAt(site, at) : null;
    }),
  );
  if (rows.length === 0 || rows.includes(null)) return null;
  const items = rows.flatMap((row) => (row === null ? [] : toAttributes(row)));
  return { Responses: { [name]: items }, UnprocessedKeys: {} };
}

/** The engine needs no room for the counts beside the rows of pages. */
const dropCounts = ({ RequestItems = {} }: Request) =>
  JSON.stringify(RequestItems).includes(`"${keys.pageLinkCounts(1, 1).sk}"`) ? { UnprocessedItems: {} } : null;

async function forward(engine: URL, incoming: IncomingMessage, body: Buffer) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: engine.hostname, port: engine.port, path: '/', method: 'POST', headers: incoming.headers };
    httpRequest(options, resolve).on('error', reject).end(body);
  });
  return { status: response.statusCode ?? 500, headers: response.headers, body: await buffer(response) };
}

function serve({ engine, site }: Settings): void {
  const target = new URL(engine);
  const own: Record<string, (request: Request) => Promise<object | null> | object | null> = {
    Query: (request) => query(site, request),
    BatchGetItem: (request) => getBatch(site, request),
    BatchWriteItem: dropCounts,
  };
  const respond = async (incoming: IncomingMessage) => {
    const body = await buffer(incoming);
    const operation = String(incoming.headers['x-amz-target']).replace(/^.*\./, '');
    const made = await own[operation]?.(JSON.parse(body.toString('utf8')) as Request);
    if (!made) return forward(target, incoming, body);
    return {
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
      body: Buffer.from(JSON.stringify(made)),
    };
  };
  const server = createServer((incoming, answer) => {
    respond(incoming).then(
      ({ status, headers, body }) => answer.writeHead(status, headers).end(body),
      (error: unknown) => {
        console.error(error);
        answer.destroy();
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}

if (process.send !== undefined && import.meta.main) serve(JSON.parse(process.argv[2] ?? '') as Settings);
