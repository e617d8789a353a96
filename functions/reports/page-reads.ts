import type { LinkCounts } from '../../shared/domain/issues/linked-pages.ts';
import { type PerformanceWindow, recentWindow } from '../../shared/domain/search-console/window.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { type PageLinks, pageLinks, readLinkSources } from '../../shared/resources/page-link.ts';
import type { PageQueries } from '../../shared/resources/page-queries.ts';
import { readPageQueries } from '../../shared/resources/read-page-queries.ts';
import { type FullAnalysis, getFullAnalysis } from '../../shared/table/analysis-results.ts';
import { getLatestContentVersion } from '../../shared/table/content-versions.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getCountsOfPage } from '../../shared/table/link-counts.ts';
import { getLatestOutline, type Outline } from '../../shared/table/outlines.ts';
import type { PageContent } from '../../shared/table/page-content.ts';
import type { Page } from '../../shared/table/pages.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import { getNewestSnapshot, snapshotOfPage } from '../../shared/table/snapshots.ts';
import type { Draft } from '../../shared/table/stored-draft.ts';
import { ahead } from './section.ts';
import type { ReportServices } from './services.ts';

/** The page, and the reads of everything that a brief shows of it, on their way. */
export interface PageReads {
  page: Page;
  drafts: Draft[];
  linkCounts: Promise<LinkCounts | null>;
  snapshot: Promise<PageContent['snapshot']>;
  contentVersion: Promise<PageContent['contentVersion']>;
  analysis: Promise<FullAnalysis | null>;
  outline: Promise<Outline | null>;
  site: Promise<Site | null>;
  links: Promise<PageLinks>;
  queries: Promise<PageQueries>;
  /** The window of the queries, whether they can be read or not. */
  queriesWindow: PerformanceWindow;
}

/**
 * Begins every read as early as it can begin, so that after authentication two round trips answer all but two sections:
 * the rows of the page's partition together, then what they name (analysis, site, and bodies below the rows). Keyword metrics
 * take a third one when the site is not in the market where it is looked for first, and so do the targets of links whose list
 * is larger than a row may be: the pages that links point at are looked up now, by the paths that the stored links name.
 * @throws ApiError 404 when the page is missing, deleted or foreign.
 */
export async function readPage(
  { table, siteSearch, now }: ReportServices,
  organizationId: number,
  pageId: number,
): Promise<PageReads> {
  const at = now();
  const queriesWindow = recentWindow(at);
  const newestSnapshot = ahead(getNewestSnapshot(table, organizationId, pageId));
  const contentVersion = ahead(getLatestContentVersion(table, organizationId, pageId));
  const outline = ahead(getLatestOutline(table, { organizationId, pageId }, at));
  const linkSources = ahead(readLinkSources(table, organizationId, pageId));
  const found = await requirePageWithDrafts(table, organizationId, pageId);
  const { page, drafts } = found;
  return {
    page,
    drafts,
    linkCounts: ahead(getCountsOfPage(table, found)),
    snapshot: ahead(newestSnapshot.then((newest) => snapshotOfPage(table, page, newest))),
    contentVersion,
    outline,
    analysis: ahead(readAnalysis(table, page, page.latestAnalysis?.id)),
    site: ahead(getSite(table, organizationId, page.siteId)),
    queries: ahead(readPageQueries(siteSearch, page, { window: queriesWindow, now: at })),
    queriesWindow,
    links: ahead(linkSources.then((sources) => pageLinks(table, page, sources))),
  };
}

/** An analysis that the page's row names; null when it names none. */
export async function readAnalysis(
  table: Table,
  { organizationId }: Pick<Page, 'organizationId'>,
  analysisId: number | null | undefined,
): Promise<FullAnalysis | null> {
  if (analysisId === null || analysisId === undefined) return null;
  const full = await getFullAnalysis(table, organizationId, analysisId);
  if (!full) throw new Error(`analysis ${analysisId} does not exist`);
  return full;
}
