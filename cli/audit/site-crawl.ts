import type { AuditApi } from './audit-api.ts';
import { AuditError } from './audit-error.ts';
import type { Progress } from './progress.ts';
import type { Site } from './report-types.ts';
import { createStallWatch } from './stall-watch.ts';

/** A site has no poll hint. Small sites are done at once; large ones must not spend the 120 requests of a minute. */
const firstPauseSeconds = 0.25;
const longestPauseSeconds = 2;

/** Registers the site and waits for its setup to end. Throws AuditError when no page of it could be crawled. */
export async function crawlSite(api: AuditApi, domain: string, progress: Progress): Promise<Site> {
  progress.show(`Registering ${domain}`);
  let { data: site } = await api.createSite({ body: { domain } });
  const waitForChange = createStallWatch(api.wait, `the crawl of ${domain}`);
  for (let pauseSeconds = firstPauseSeconds; site.background_status !== null; pauseSeconds *= 1.5) {
    progress.show(describeState(site));
    const state = `${site.background_status} ${site.latest_crawl?.crawled_pages} ${site.page_count}`;
    await waitForChange(Math.min(pauseSeconds, longestPauseSeconds), state);
    site = (await api.getSite({ siteId: site.id })).data;
  }
  assertCrawled(site, domain);
  progress.finish(`Crawled ${domain}: ${pageCount(site.latest_crawl?.crawled_pages ?? site.page_count)}`);
  return site;
}

function describeState({ domain, background_status: status, latest_crawl: crawl }: Site): string {
  if (status === 'discovering') return `Looking for pages of ${domain}`;
  if (status === 'crawling') {
    const total = crawl?.total_pages ?? null;
    return `Crawling ${domain}: ${total === null ? pageCount(crawl?.crawled_pages ?? 0) : `${crawl?.crawled_pages ?? 0} of ${pageCount(total)}`}`;
  }
  return `Setting up ${domain}: ${(status ?? '').replaceAll('_', ' ')}`;
}

const pageCount = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

function assertCrawled(site: Site, domain: string): void {
  const crawl = site.latest_crawl;
  const crawledPages = crawl?.crawled_pages ?? site.page_count;
  if (crawl !== null && crawl.status !== 'failed' && crawledPages > 0) return;
  const outcome = crawl?.status === 'failed' ? 'failed' : 'found no page';
  throw new AuditError(
    `the crawl of ${domain} ${outcome}: https://${domain}/ cannot be reached, or its robots.txt forbids crawling`,
  );
}
