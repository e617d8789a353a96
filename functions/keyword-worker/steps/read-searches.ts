import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { type ClicksByKey, findClickFalls } from '../../../shared/domain/search-console/click-falls.ts';
import {
  foldVariants,
  type ReportedUrl,
  selectCanonicalHost,
} from '../../../shared/domain/search-console/page-rows.ts';
import { combined } from '../../../shared/domain/search-console/performance.ts';
import { findRivals, type QueryRow } from '../../../shared/domain/search-console/rival-pages.ts';
import { searchDays, searchPeriods } from '../../../shared/domain/search-console/search-periods.ts';
import type { SearchReading, SiteSearches } from '../../../shared/domain/search-console/site-searches.ts';
import { findUnclicked } from '../../../shared/domain/search-console/unclicked-results.ts';
import type { PerformanceWindow } from '../../../shared/domain/search-console/window.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import type { SearchConsoleProperty } from '../../../shared/providers/search-console/search-console.ts';
import { putCrawlSearches } from '../../../shared/table/crawl-searches.ts';
import { getSite } from '../../../shared/table/sites.ts';
import type { KeywordWorkerServices } from '../services.ts';

/** Two requests of each half of the days; sites with more have few clicks beyond them. */
const ROWS_MAX = 50_000;
/** All that the provider gives: with as many, there may be more. */
const PAGES_MAX = 100_000;

/**
 * Reads what a crawled site's Search Console says of its pages, for the issues that the next step of the crawl looks for. A worker of its
 * own does so: no function that reads documents of others opens credentials.
 */
export async function readSearches(
  services: KeywordWorkerServices,
  { organizationId, id, slot }: Pick<JobMessage, 'organizationId' | 'id' | 'slot'>,
): Promise<void> {
  const { table, siteSearch, now } = services;
  const jobId = formatJobId({ kind: 'crawl', id });
  const crawl = await reportJob(services, crawlKind, { organizationId, id, slot, jobId });
  const site = await getSite(table, organizationId, crawl.siteId);
  if (!site) throw new PermanentError(`site ${crawl.siteId} of crawl ${id} does not exist`);
  const at = now();
  const { status, value } = await siteSearch.read(site, (property) => read(property, site.domain, at));
  const reading: SearchReading = { status, searches: value };
  await putCrawlSearches(table, crawl, reading, at);
}

/** One period after the other: all rows of a large site at once would take hundreds of megabytes. */
async function read(property: SearchConsoleProperty, domain: string, at: Date): Promise<SiteSearches | null> {
  const periods = searchPeriods(at, await property.days(searchDays(at), domain));
  if (periods === null) return null;
  const clicksIn = async (window: PerformanceWindow): Promise<ClicksByKey> =>
    new Map(foldRows(await property.pages(window), domain).map(({ key, clicks }) => [key, clicks]));
  const periodOf = async (window: PerformanceWindow | null) => window && { window, clicks: await clicksIn(window) };
  const compared = { yearBefore: await periodOf(periods.yearBefore), before: await periodOf(periods.before) };
  const falls = findClickFalls(await clicksIn(periods.now), compared);
  const [first, second] = periods.halves;
  const rows = [
    await property.queriesByPage(first, domain, ROWS_MAX),
    await property.queriesByPage(second, domain, ROWS_MAX),
  ] as const;
  const halves = [foldQueries(rows[0], domain), foldQueries(rows[1], domain)] as const;
  return {
    window: periods.now,
    falls,
    rivals: findRivals(halves, domain),
    // Rows with clicks come first: of a list that is cut off, those without are missing.
    unclicked: rows.some(({ length }) => length >= ROWS_MAX) ? [] : findUnclicked(joinRows(halves.flat()), domain),
    shown: periods.shown && (await readShown(property, periods.shown, domain)),
  };
}

async function readShown(
  property: SearchConsoleProperty,
  window: PerformanceWindow,
  domain: string,
): Promise<SiteSearches['shown']> {
  const rows = await property.pages(window);
  return rows.length >= PAGES_MAX ? null : { window, keys: foldRows(rows, domain).map(({ key }) => key) };
}

const foldRows = (rows: readonly ReportedUrl[], domain: string): ReturnType<typeof foldVariants> =>
  foldVariants(selectCanonicalHost(rows, domain));

const foldQueries = (rows: readonly (ReportedUrl & { query: string })[], domain: string): QueryRow[] =>
  joinRows(
    rows.flatMap((row) =>
      selectCanonicalHost([row], domain).map(({ key, ...performance }) => ({ ...performance, key, query: row.query })),
    ),
  );

/** One row a query and page. */
const joinRows = (rows: readonly QueryRow[]): QueryRow[] =>
  [...Map.groupBy(rows, ({ query, key }) => `${key} ${query}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ query: first.query, key: first.key, ...combined(same) }];
  });
