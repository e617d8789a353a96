import * as z from 'zod';
import { noPerformance, type Performance } from '../../domain/search-console/performance.ts';
import type { PerformanceWindow } from '../../domain/search-console/window.ts';
import { removeWww } from '../../domain/urls/domain.ts';
import { createAccessTokens } from './google-access-tokens.ts';
import { type GoogleApi, postToGoogle } from './google-api.ts';
import { parseGoogleCredentials } from './google-credentials.ts';
import { inspectUrl } from './inspect-url.ts';
import { type SearchConsole, SearchConsoleError, type SearchConsoleProperty } from './search-console.ts';

/** The most rows of one request (Search Analytics: query). */
const ROWS_PER_REQUEST = 25_000;
/** Four full requests: more pages than any list shows, and all that the time budget allows. */
const ROWS_MAX = 100_000;
/** Of one read, with its token, its pages and its retries: the client waits for it. */
const READ_BUDGET_MS = 8_000;

const rowsSchema = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()).default([]),
        clicks: z.number(),
        impressions: z.number(),
        ctr: z.number(),
        position: z.number(),
      }),
    )
    .default([]),
});
type Row = z.infer<typeof rowsSchema>['rows'][number];

interface PageFilter {
  operator: 'equals' | 'includingRegex';
  expression: string;
}

interface Query {
  window: PerformanceWindow;
  dimensions: readonly ('page' | 'query' | 'date')[];
  /** Only rows of such pages. */
  page?: PageFilter;
  rowsMax: number;
}

/** Google's Search Console API (webmasters v3, searchAnalytics.query; v1, urlInspection). */
export function openGoogleSearchConsole({
  baseUrl,
  tokenUrl,
  budgetMs = READ_BUDGET_MS,
}: {
  baseUrl: string;
  tokenUrl: string;
  budgetMs?: number;
}): SearchConsole {
  const tokens = createAccessTokens({ tokenUrl });
  return {
    property({ propertyUrl, credentials: text }) {
      const parsed = parseGoogleCredentials(text);
      if (!parsed.ok) throw new SearchConsoleError(`the stored credential ${parsed.message}`);
      const api = { baseUrl, credentials: parsed.credentials, tokens };
      return {
        ...searchAnalytics((query) => queryRows({ ...api, propertyUrl }, query, AbortSignal.timeout(budgetMs))),
        inspect: (url) => inspectUrl(api, { propertyUrl, url }, AbortSignal.timeout(budgetMs)),
      };
    },
  };
}

const searchAnalytics = (rowsOf: (query: Query) => Promise<Row[]>): Omit<SearchConsoleProperty, 'inspect'> => ({
  async totals(window) {
    const [row] = await rowsOf({ window, dimensions: [], rowsMax: 1 });
    return row ? toPerformance(row) : noPerformance;
  },
  async pages(window) {
    const rows = await rowsOf({ window, dimensions: ['page'], rowsMax: ROWS_MAX });
    return rows.map((row) => ({ url: readKey(row), ...toPerformance(row) }));
  },
  async queries(window, host, limit) {
    const rows = await rowsOf({ window, dimensions: ['query'], page: hostFilter(host), rowsMax: limit });
    return rows.map((row) => ({ query: readKey(row), ...toPerformance(row) }));
  },
  async queriesByPage(window, host, limit) {
    const rows = await rowsOf({ window, dimensions: ['query', 'page'], page: hostFilter(host), rowsMax: limit });
    return rows.flatMap((row) => {
      const [query, url] = row.keys;
      return query === undefined || url === undefined ? [] : [{ query, url, ...toPerformance(row) }];
    });
  },
  async days(window, host) {
    const rows = await rowsOf({ window, dimensions: ['date'], page: hostFilter(host), rowsMax: ROWS_PER_REQUEST });
    return rows.map(readDate);
  },
  async queriesOf(url, window, limit) {
    const rows = await rowsOf({ window, dimensions: ['query'], page: exactly(url), rowsMax: limit });
    return rows.map((row) => ({ query: readKey(row), ...toPerformance(row) }));
  },
  async daysOf(url, window) {
    const rows = await rowsOf({ window, dimensions: ['date'], page: exactly(url), rowsMax: ROWS_PER_REQUEST });
    return rows.map((row) => ({ date: readDate(row), ...toPerformance(row) }));
  },
});

const exactly = (url: string): PageFilter => ({ operator: 'equals', expression: url });

/** A domain property reports its subdomains too. The expression is RE2. */
const hostFilter = (host: string): PageFilter => ({
  operator: 'includingRegex',
  expression: `^https?://(www\\.)?${removeWww(host.toLowerCase()).replaceAll('.', '\\.')}/`,
});

const toPerformance = ({ clicks, impressions, ctr, position }: Row): Performance => ({
  clicks,
  impressions,
  ctr,
  position,
});

function readKey({ keys: [key] }: Row): string {
  if (key === undefined) throw new SearchConsoleError('a row has no key');
  return key;
}

function readDate(row: Row): string {
  const date = z.iso.date().safeParse(readKey(row));
  if (!date.success) throw new SearchConsoleError('a day is no date');
  return date.data;
}

type Endpoint = GoogleApi & { propertyUrl: string };

/** A page of rows that is not full is the last one. */
async function queryRows(endpoint: Endpoint, query: Query, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < query.rowsMax) {
    const rowLimit = Math.min(ROWS_PER_REQUEST, query.rowsMax - rows.length);
    const page = await queryPage(endpoint, { ...toRequest(query), rowLimit, startRow: rows.length }, signal);
    for (const row of page) rows.push(row);
    if (page.length < rowLimit) break;
  }
  return rows;
}

async function queryPage(endpoint: Endpoint, body: object, signal: AbortSignal): Promise<Row[]> {
  const path = `/webmasters/v3/sites/${encodeURIComponent(endpoint.propertyUrl)}/searchAnalytics/query`;
  const parsed = rowsSchema.safeParse(await postToGoogle(endpoint, path, body, signal));
  if (!parsed.success) throw new SearchConsoleError('the rows are not of the documented form');
  return parsed.data.rows;
}

const toRequest = ({ window, dimensions, page }: Query): object => ({
  startDate: window.startDate,
  endDate: window.endDate,
  type: 'web',
  ...(dimensions.length > 0 ? { dimensions } : {}),
  ...(page === undefined ? {} : { dimensionFilterGroups: [{ filters: [{ dimension: 'page', ...page }] }] }),
});
