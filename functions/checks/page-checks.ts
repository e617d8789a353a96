import type { CheckedLinks } from '../../shared/domain/checks/check.ts';
import { type ChecksResult, runChecks } from '../../shared/domain/checks/run-checks.ts';
import { parseBodyBlocks } from '../../shared/domain/markdown/page-document.ts';
import type { PageContent } from '../../shared/table/page-content.ts';
import type { Page } from '../../shared/table/pages.ts';

/**
 * The checks of a page as it is now. A Markdown parser and the types of schema.org come with it, so operations take it by
 * `import()`, while the rows are read.
 */
export function checksOfPage(content: PageContent): ChecksResult {
  const document = parseBodyBlocks(content);
  return runChecks({
    fields: content.fields,
    links: readLinkCounts(content.page),
    declaredLanguage: content.page.language,
    ...(document ? { document } : {}),
  });
}

/** The link counts of the page's latest crawl. */
const readLinkCounts = ({ linkCounts }: Page): CheckedLinks => ({
  crawled: linkCounts !== null,
  internalCount: linkCounts?.internal ?? 0,
  outboundCount: linkCounts?.outbound ?? 0,
});
