import type { CallOptions, ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import type { ReportModel } from '../report-model.ts';

/** How a URL can end without a page, worst first. A file or a redirect is no page that was missed. */
const OUTCOMES = ['unreadable', 'error', 'gone', 'not_read'] as const;
/** Of each outcome. */
const UNREAD_URLS_MAX = 20;

/** The URLs that the crawl met and could not read, or did not come to. */
export async function readUnreadUrls(
  api: ContentOptimizationClient,
  siteId: number,
  crawlId: number | null,
  options: CallOptions,
): Promise<Pick<ReportModel, 'unread' | 'isUnreadCut'>> {
  if (crawlId === null) return { unread: [], isUnreadCut: false };
  const parts = await Promise.all(
    OUTCOMES.map((outcome) => api.listCrawledUrls({ siteId, crawlId, outcome, limit: UNREAD_URLS_MAX }, options)),
  );
  return {
    unread: parts.flatMap(({ data }) => data),
    isUnreadCut: parts.some(({ meta }) => meta.next_cursor !== null),
  };
}
