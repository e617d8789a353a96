import type { Input } from '../../../clients/typescript/src/index.ts';
import type { AuditApi } from '../audit-api.ts';
import type { PageRow } from '../page-table.ts';
import type { SiteIssue } from '../report-types.ts';

export type Severity = 'error' | 'warning' | 'notice';

/** A type of issue, with every URL that has it. */
export interface FoundIssue {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly how: string;
  /** Paths of the site, so that a preview and the site itself are compared. */
  readonly urls: readonly string[];
}

/** The pages and issues of an audit, as far as a budget judges them. */
export interface Findings {
  readonly pages: readonly Pick<PageRow, 'path' | 'score' | 'grade' | 'problem'>[];
  readonly issues: readonly FoundIssue[];
}

const URLS_PER_CALL = 500;

/** Reads every URL of every issue that the site has now. */
export async function readFoundIssues(
  api: AuditApi,
  { id: siteId, domain }: { id: number; domain: string },
  issues: readonly SiteIssue[],
): Promise<FoundIssue[]> {
  const own = `https://${domain}`;
  const toPath = (url: string): string => (url.startsWith(`${own}/`) ? url.slice(own.length) : url);
  const found: FoundIssue[] = [];
  for (const { id, severity, title, how, pages } of issues) {
    if (pages === 0) continue;
    found.push({ id, severity, title, how, urls: (await readUrls(api, siteId, id)).map(toPath) });
  }
  return found;
}

async function readUrls(api: AuditApi, siteId: number, id: string): Promise<string[]> {
  const issueId = id as Input<'listIssuePages'>['issueId'];
  const urls: string[] = [];
  let cursor: string | undefined;
  do {
    const part = { limit: URLS_PER_CALL, ...(cursor === undefined ? {} : { cursor }) };
    const { data, meta } = await api.listIssuePages({ siteId, issueId, ...part });
    urls.push(...data.map(({ url }) => url));
    cursor = meta.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return urls;
}
