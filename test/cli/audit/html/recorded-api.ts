/** An API of recorded answers, of any size, without a server: what a report reads of it can be counted and changed. */
import { readFileSync } from 'node:fs';
import { type ContentOptimizationClient, createClient, type Output } from '../../../../clients/typescript/src/index.ts';

const recorded = (operationId: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../docs/examples/${operationId}.json`, import.meta.url), 'utf8')).response;

type Page = Output<'getPage'>['data'];
type Report = Output<'getReport'>['data'];
type Issue = Output<'listSiteIssues'>['data'][number];
export type IssueUrl = Output<'listIssuePages'>['data'][number];

const { data: examplePage } = recorded('getPage') as Output<'getPage'>;
export const { data: exampleReport } = recorded('getReport') as Output<'getReport'>;
const { data: exampleIssues, meta: issuesMeta } = recorded('listSiteIssues') as Output<'listSiteIssues'>;
const [exampleIssue] = exampleIssues;
const [exampleAdvice] = exampleReport.recommendations;

export const recordedPage = (given: Partial<Page> & { id: number }): Page => ({
  ...structuredClone(examplePage),
  ...given,
});
export const recordedIssue = (given: Partial<Issue>): Issue => {
  if (exampleIssue === undefined) throw new Error('docs/examples/listSiteIssues.json has no issue');
  return { ...exampleIssue, ...given };
};
export const recordedAdvice = (
  given: Partial<Report['recommendations'][number]>,
): Report['recommendations'][number] => {
  if (exampleAdvice === undefined) throw new Error('docs/examples/getReport.json has no recommendation');
  return { ...exampleAdvice, ...given };
};

export interface RecordedSite {
  readonly pages: readonly Page[];
  readonly issues?: readonly Issue[];
  /** How many URLs each issue has, or which. */
  readonly urlsOf?: (issue: string) => readonly IssueUrl[];
  readonly reportOf?: (page: Page) => Partial<Report>;
  readonly componentsOf?: (page: Page) => Record<string, number> | null;
  readonly previous?: Output<'recordReport'>['data']['previous'];
  readonly site?: Partial<Output<'getSite'>['data']>;
  readonly crawledUrls?: Output<'listCrawledUrls'>['data'];
}

interface RecordedApi {
  readonly client: ContentOptimizationClient;
  /** `GET /sites/1`, in order. */
  readonly calls: string[];
}

export function recordedApi(site: RecordedSite): RecordedApi {
  const calls: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    apiKey: 'coa_key',
    fetch: async (address, init) => {
      const url = new URL(address);
      calls.push(`${init.method} ${url.pathname.replace('/v1', '')}`);
      if (url.pathname.endsWith('/export/pages')) return new Response(exportedPages(site));
      // As the API does, in the language that it was asked for.
      const language = new Headers(init.headers).get('accept-language');
      return Response.json(answer(site, url), language === null ? {} : { headers: { 'content-language': language } });
    },
  });
  return { client, calls };
}

function answer(site: RecordedSite, { pathname, searchParams: query }: URL): unknown {
  const parts = pathname.split('/').slice(2);
  const [kind, id, list, listId, of] = parts;
  if (kind === 'pages') return pageAnswer(site, Number(id), list);
  if (list === undefined) return { data: { ...(recorded('getSite') as Output<'getSite'>).data, ...site.site } };
  if (list === 'rubric') return recorded('getRubric');
  if (list === 'report-figures') return { data: { previous: site.previous ?? null } };
  if (list === 'pages') return pageList(site, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 50));
  if (list === 'crawls' && listId === undefined) return recorded('listCrawls');
  if (list === 'crawls') {
    const data = (site.crawledUrls ?? []).filter(({ outcome }) => outcome === query.get('outcome'));
    return { data, meta: { limit: 100, next_cursor: null } };
  }
  if (list === 'issues' && of === undefined) return { data: site.issues ?? [], meta: issuesMeta };
  if (list === 'issues') return issueUrls(site, listId ?? '', query);
  throw new Error(`no recorded answer to ${pathname}`);
}

function pageAnswer({ pages, reportOf }: RecordedSite, id: number, list: string | undefined): unknown {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  return { data: list === 'report' ? { ...structuredClone(exampleReport), page, ...reportOf?.(page) } : page };
}

/** All pages in one part, as JSON lines. */
function exportedPages({ pages, componentsOf = () => null }: RecordedSite): string {
  return pages
    .map((page) => {
      const { latest_snapshot: snapshot, latest_analysis: analysis } = page;
      return `${JSON.stringify({
        id: page.id,
        url: page.url,
        path: page.path,
        name: page.name,
        page_kind: page.page_kind,
        is_priority: page.is_priority,
        title: snapshot?.title ?? null,
        word_count: snapshot?.word_count ?? null,
        analysis_id: analysis?.id ?? null,
        overall_score: analysis?.overall_score ?? null,
        overall_grade: analysis?.overall_grade ?? null,
        content_stale: analysis?.content_stale ?? null,
        reading_share: snapshot?.reading?.share ?? null,
        reading_confidence: snapshot?.reading?.confidence ?? null,
        reading_doubt: snapshot?.reading?.doubt ?? null,
        component_scores: componentsOf(page),
      })}\n`;
    })
    .join('');
}

function pageList({ pages }: RecordedSite, page: number, limit: number): unknown {
  const data = pages.slice((page - 1) * limit, page * limit);
  return { data, meta: { total: pages.length, page, per_page: limit } };
}

function issueUrls({ urlsOf }: RecordedSite, issue: string, query: URLSearchParams): unknown {
  const all = urlsOf?.(issue) ?? [];
  const start = Number(query.get('cursor') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  const end = start + limit;
  return { data: all.slice(start, end), meta: { limit, next_cursor: end < all.length ? String(end) : null } };
}
