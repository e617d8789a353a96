import type { CheckedLinks } from '../../shared/domain/checks/check.ts';
import { type ChecksResult, runChecks } from '../../shared/domain/checks/run-checks.ts';
import type { PageContent } from '../../shared/table/page-content.ts';
import { blocksOf } from '../../shared/table/page-document.ts';
import type { Page } from '../../shared/table/pages.ts';

/**
 * The checks of a page as it is now. A Markdown parser and the types of schema.org come with it, so operations take it by
 * `import()`, while the rows are read.
 */
export function checksOfPage(content: PageContent): ChecksResult {
  const document = blocksOf(content);
  return runChecks({
    fields: content.fields,
    links: linksOf(content.page),
    declaredLanguage: content.page.language,
    ...(document ? { document } : {}),
  });
}

/** The link counts of the page's latest crawl. */
const linksOf = ({ linkCounts }: Page): CheckedLinks => ({
  crawled: linkCounts !== null,
  internalCount: linkCounts?.internal ?? 0,
  outboundCount: linkCounts?.outbound ?? 0,
});
