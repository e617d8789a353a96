import type { IssueType } from '../../../shared/domain/issues/issue-type.ts';
import { searchIssues, siteIssues } from '../../../shared/domain/issues/issue-types.ts';
import { type KnownUrl, urlKey } from '../../../shared/domain/issues/known-url.ts';
import type { ByKey } from '../../../shared/domain/issues/url-store.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { getIssuePages, type PageOfIssue, type SiteAudit, type SiteKey } from '../../../shared/table/site-audits.ts';

/** The types that a crawl can say nothing of: some, when it did not read all; those of search data, when there was no response. */
export const listKept = ({ isComplete, hasSearches }: { isComplete: boolean; hasSearches: boolean }): IssueType[] => [
  ...(isComplete ? [] : siteIssues.filter(({ needsWholeSite }) => needsWholeSite)),
  ...(hasSearches ? [] : searchIssues),
];

/** The pages that had an issue of these types still have it. */
export async function keepIssuesOfBefore(
  table: Table,
  site: SiteKey,
  published: SiteAudit | null,
  {
    kept,
    urls,
    add,
  }: {
    kept: readonly IssueType[];
    urls: Pick<ByKey<KnownUrl>, 'has'>;
    add: (issueId: string, page: PageOfIssue) => Promise<void>;
  },
): Promise<void> {
  for (const { id } of kept) {
    const { parts = 0 } = published?.issues.find((summary) => summary.id === id) ?? {};
    for (let part = 0; part < parts; part += 1) {
      const [pages = []] = await getIssuePages(table, site, [{ crawlId: published?.crawlId ?? 0, issueId: id, part }]);
      for (const page of pages) if (urls.has(urlKey(page.url) ?? '')) await add(id, page);
    }
  }
}
