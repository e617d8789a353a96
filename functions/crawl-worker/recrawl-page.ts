import { parseRobots, robotsSource } from '../../shared/domain/crawling/robots.ts';
import { pagePathKey, pageUrl } from '../../shared/domain/urls/page-url.ts';
import { endCrawl } from '../../shared/jobs/end-crawl.ts';
import { PermanentError, RetryableError } from '../../shared/jobs/worker-errors.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { getPage, type Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import { forgetPageFacts, recordPageFacts, updateFacts } from './extract-facts.ts';
import { readPage } from './read-page.ts';
import { hrefsResolvedElsewhere } from './resolve-links.ts';
import type { CrawlServices } from './services.ts';
import { storePage } from './store-page.ts';

/**
 * Reads one page again, at the path that it moved to if there is one. A non-2xx answer writes no snapshot: the job
 * completes with `snapshot_id: null` (spec, Job).
 */
export async function recrawlPage(services: CrawlServices, job: CrawlJob): Promise<void> {
  const { table, now } = services;
  const { crawl, site } = await reportCrawl(services, job);
  const page = crawl.pageId ? await getPage(table, job.organizationId, crawl.pageId) : null;
  if (!page?.path) throw new PermanentError(`crawl ${crawl.id} has no page to read`);
  const snapshotId = await readAndStore(services, site, crawl, page);
  await updateFacts(services, site);
  await endCrawl(table, crawl, {
    status: 'completed',
    now: now(),
    crawl: { snapshotId, totalPages: 1, crawledPages: 1 },
  });
}

async function readAndStore(services: CrawlServices, site: Site, crawl: Crawl, page: Page): Promise<number | null> {
  const path = crawl.newPath ?? page.path ?? '/';
  const robots = parseRobots(...(await robotsOf(services, site)));
  const { reading, content } = await readPage(services, {
    // The URL that was fetched before: servers may tell upper from lower case.
    url: crawl.newPath === null && page.fetchedUrl ? page.fetchedUrl : pageUrl(site.domain, path),
    domain: site.domain,
    robots: { isAllowed: (url) => robots.access === 'disallow_for_now' || robots.isAllowed(url) },
    // A recrawl is asked for because something changed: always read the whole page.
    known: null,
    attempts: 0,
  });
  if ('retryAfterMs' in reading) {
    if (crawl.attempt > 1) return null;
    throw new RetryableError(`page ${page.id} could not be read`);
  }
  const { outcome } = reading;
  if (outcome.kind === 'gone') await forgetPageFacts(services, site, page.id);
  if (content === null || (outcome.kind !== 'snapshot' && outcome.kind !== 'redirect')) return null;
  const { document } = outcome;
  const { extracted } = content;
  const hrefs = extracted.links.map(({ href }) => href);
  const moveTo = crawl.newPath === null ? null : { path, pathKey: pagePathKey(path), url: pageUrl(site.domain, path) };
  const snapshotId = await storePage(services, page, {
    crawlId: crawl.id,
    domain: site.domain,
    document,
    extracted,
    linkIds: await services.ids.many('link', extracted.links.length),
    resolvedElsewhere: await hrefsResolvedElsewhere(services.table, site, hrefs),
    alwaysNewVersion: true,
    moveTo,
  });
  if (snapshotId === null) return null;
  await recordPageFacts(services, site, [{ page: { ...page, url: moveTo?.url ?? page.url }, document, ...content }]);
  return snapshotId;
}

async function robotsOf({ web }: CrawlServices, site: Site): Promise<[string | null, number | null]> {
  const { text, status } = robotsSource(
    await web.fetch({ url: `https://${site.domain}/robots.txt`, accept: 'robots' }),
  );
  return [text, status];
}
