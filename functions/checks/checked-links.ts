import type { CheckedLinks } from '../../shared/domain/checks/check.ts';
import type { Page } from '../../shared/table/pages.ts';

/** The link counts of the page's latest crawl. */
export const linksOf = (page: Page): CheckedLinks => ({
  crawled: page.linkCounts !== null,
  internalCount: page.linkCounts?.internal ?? 0,
  outboundCount: page.linkCounts?.outbound ?? 0,
});
