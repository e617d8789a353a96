import type { CallOptions, ContentOptimizationClient, Input } from '../../../clients/typescript/src/index.ts';
import type { Issue, IssueUrl, ReportModel } from '../report-model.ts';
import { runInTurns } from './run-in-turns.ts';

type Api = ContentOptimizationClient;
type Issues = Pick<ReportModel, 'issues' | 'issuesMeta'>;
type IssueId = Input<'listIssuePages'>['issueId'];

/** How many URLs of an issue a report lists, by how much each of them matters. */
const URLS_OF_ISSUE_MAX = { error: 25, warning: 10, notice: 5 } as const;

const CALLS_AT_ONCE = 6;
const URLS_PER_CALL = 500;
/** So that a report of a page of a site without end has an end: 10,000 URLs of each type of issue. */
const CALLS_PER_ISSUE_MAX = 20;

/** The issues that a URL of the site has now, errors first, each with some of its URLs. */
export async function readIssuesOfSite(api: Api, siteId: number, options: CallOptions): Promise<Issues> {
  const { found, issuesMeta } = await listIssues(api, siteId, options);
  const issues = await runInTurns(found, CALLS_AT_ONCE, async (issue): Promise<Issue> => {
    const issueId = issue.id as IssueId;
    const limit = URLS_OF_ISSUE_MAX[issue.severity];
    const { data } = await api.listIssuePages({ siteId, issueId, limit }, options);
    return { ...issue, urls: data };
  });
  return { issues, issuesMeta };
}

/** The issues that the page has. */
export async function readIssuesOfPage(
  api: Api,
  siteId: number,
  pageId: number,
  options: CallOptions,
): Promise<Issues> {
  const { found, issuesMeta } = await listIssues(api, siteId, options);
  const looked = await runInTurns(found, CALLS_AT_ONCE, async (issue) => {
    const urls = await findPage(api, { siteId, issueId: issue.id as IssueId }, pageId, options);
    return { ...issue, urls };
  });
  const issues = looked.flatMap(({ urls, ...issue }) =>
    urls === null || urls.length === 0 ? [] : [{ ...issue, urls }],
  );
  return { issues, issuesMeta: { ...issuesMeta, isCut: looked.some(({ urls }) => urls === null) } };
}

async function listIssues(api: Api, siteId: number, options: CallOptions) {
  const { data, meta } = await api.listSiteIssues({ siteId }, options);
  return {
    // An issue that was mended since the crawl before is listed with no URL. One that is ignored is no work to hand on.
    found: data.filter(({ pages, ignored }) => pages > 0 && ignored === null),
    issuesMeta: { computedAt: meta.computed_at, isComplete: meta.complete, pages: meta.pages, isCut: false },
  };
}

/** The entries of the page; null where they were not found among the URLs that were looked through. */
async function findPage(
  api: Api,
  of: Pick<Input<'listIssuePages'>, 'siteId' | 'issueId'>,
  pageId: number,
  options: CallOptions,
): Promise<IssueUrl[] | null> {
  let cursor: string | undefined;
  for (let call = 1; call <= CALLS_PER_ISSUE_MAX; call += 1) {
    const part = { limit: URLS_PER_CALL, ...(cursor === undefined ? {} : { cursor }) };
    const { data, meta } = await api.listIssuePages({ ...of, ...part }, options);
    const own = data.filter(({ page_id: id }) => id === pageId);
    if (own.length > 0 || meta.next_cursor === null) return own;
    cursor = meta.next_cursor;
  }
  return null;
}
