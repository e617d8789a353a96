import type { Table } from '../../shared/table/engine/client.ts';
import { putKeywordMetrics } from '../../shared/table/keyword-metrics.ts';
import { createPageWrites, newPage, type Page } from '../../shared/table/pages.ts';
import { createSiteWrites, newSite, type Site } from '../../shared/table/sites.ts';
import type { ReportedRow } from './search-console-server.ts';
import { transactOrFail } from './seed-pages.ts';

/** Far above the ids that the system gives. */
const FIRST_ID = 2_000_000_000;
const PAGES_PER_TRANSACTION = 40;
/** Every fifth page is graded: of 10,000 as many as a ranking reads. */
const GRADED_EVERY = 5;
const DOMAIN = 'large-shop.example';

const pathAt = (at: number): string => `/department-${at % 40}/product-${at}/`;
const keywordAt = (at: number): string => `product ${at % 4_000} of the market`;

/** A site of so many pages with keywords that the cache knows; written as a crawl and its analyses leave it. */
export async function seedSearchSite(table: Table, organizationId: number, pageCount: number): Promise<Site> {
  const createdAt = new Date().toISOString();
  const site = newSite({ id: FIRST_ID, organizationId, domain: DOMAIN, createdAt, pageCount });
  await transactOrFail(table, createSiteWrites(site, null));
  for (let at = 0; at < pageCount; at += PAGES_PER_TRANSACTION) {
    const count = Math.min(PAGES_PER_TRANSACTION, pageCount - at);
    const pages = Array.from({ length: count }, (_, offset) => pageAt(site, at + offset));
    await transactOrFail(table, pages.flatMap(createPageWrites));
  }
  await putKeywordMetrics(
    table,
    Array.from({ length: 4_000 }, (_, at) => ({
      keyword: keywordAt(at),
      location: 2840,
      language: 'en',
      searchVolume: (at * 37) % 20_000,
      keywordDifficulty: at % 100,
      cpc: 1,
      competition: 0.5,
      searchIntent: 'commercial',
      monthlySearches: null,
      updatedAt: createdAt,
    })),
  );
  return site;
}

function pageAt({ id: siteId, organizationId, domain, createdAt }: Site, at: number): Page {
  const isGraded = at % GRADED_EVERY === 0;
  const graded: Partial<Page> = {
    latestGrade: 'D-',
    openRecommendationCount: 8,
    latestAnalysis: {
      id: FIRST_ID + at,
      overallScore: 40 + (at % 50),
      overallGrade: 'D-',
      estimatedScore: 80,
      estimatedGrade: 'B-',
      status: 'completed',
      completedAt: createdAt ?? '',
      scoreSource: 'audit',
      fingerprint: 'f',
      contentRevision: 0,
    },
  };
  return newPage({
    id: FIRST_ID + at,
    organizationId,
    siteId,
    url: `https://${domain}${pathAt(at)}`,
    path: pathAt(at),
    createdAt: createdAt ?? '',
    title: `Product ${at}`,
    primaryKeyword: keywordAt(at),
    secondaryKeywords: [keywordAt(at + 1), keywordAt(at + 2)],
    ...(isGraded ? graded : {}),
  });
}

/** A Search Console report of so many URLs: the pages, and variants of them. */
export const reportedRows = (rowCount: number, pageCount: number): ReportedRow[] =>
  Array.from({ length: rowCount }, (_, at) => {
    const variant = at < pageCount ? '' : `?utm_source=mail-${Math.floor(at / pageCount)}`;
    const impressions = 10 + ((at * 13) % 500);
    const url = `https://${variant ? 'www.' : ''}${DOMAIN}${pathAt(at % pageCount)}${variant}`;
    return { keys: [url], clicks: at % 10, impressions, ctr: (at % 10) / impressions, position: 1 + (at % 40) };
  });
