import { hostRefusal, isHostAllowed } from '../../../shared/domain/crawling/host-rules.ts';
import type { PageOutcome } from '../../../shared/domain/crawling/page-outcome.ts';
import { parseRobots, type RobotsPolicy, robotsSource } from '../../../shared/domain/crawling/robots.ts';
import { skipReason } from '../../../shared/domain/crawling/skip-reason.ts';
import type { ExtractedPage } from '../../../shared/domain/extraction/extracted-page.ts';
import { renderEnglish } from '../../../shared/domain/messages/render-message.ts';
import { pageKey, pagePathKey, pageUrl, storedPagePath } from '../../../shared/domain/urls/page-url.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { removeAbsentPage } from '../../../shared/table/absent-pages.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { getPage, type Page, uniquePathKey } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from '../active-crawl.ts';
import { forgetPageFacts, recordPageFacts, sayNothing, updateFacts } from '../extract-facts.ts';
import { type PageReading, readPage } from '../read-page.ts';
import type { CrawlServices } from '../services.ts';
import { hrefsResolvedElsewhere } from '../storing/resolve-links.ts';
import { storePage } from '../storing/store-page.ts';

/** A client waits for this job: a request is not retried when the site asks for a longer pause. */
const LONGEST_PAUSE_SECONDS = 30;

/** The next step of the state machine: it reads the page again after `waitSeconds`, until that is 0. */
interface Recrawl {
  waitSeconds: number;
}

/**
 * Reads one page again, at the path that it moved to if there is one. A non-2xx answer writes no snapshot: the job
 * completes with `snapshot_id: null` (spec, Job). A page that could not be read at all fails it.
 */
export async function recrawlPage(services: CrawlServices, job: CrawlJob): Promise<Recrawl> {
  const { table, now } = services;
  const { crawl, site } = await reportCrawl(services, job, { add: { pageRequests: 1 } });
  if (!isHostAllowed(site.domain, services.hostRules)) throw new PermanentError(hostRefusal(site.domain));
  const page = crawl.pageId ? await getPage(table, job.organizationId, crawl.pageId) : null;
  if (!page?.path) throw new PermanentError(`crawl ${crawl.id} has no page to read`);
  const { reading, content } = await readLivePage(services, site, crawl, page);
  if ('retryAfterMs' in reading) return { waitSeconds: Math.max(1, Math.ceil(reading.retryAfterMs / 1000)) };
  const { outcome } = reading;
  const snapshotId =
    isOfPage(outcome, site, crawl, page) && content !== null
      ? await storeSnapshot(services, { site, crawl, page }, { ...content, document: outcome.document })
      : await noteNoSnapshot(services, crawl, page, outcome);
  await updateFacts(services, site);
  await endJob(table, crawlKind, crawl, {
    status: 'completed',
    now: now(),
    set: {
      snapshotId,
      notRead: snapshotId === null || content === null ? null : notReadReason(content.extracted),
      totalPages: 1,
      crawledPages: 1,
    },
  });
  return { waitSeconds: 0 };
}

/** Of a document that is not the page's own: what it is instead. */
function notReadReason({ unreadable, signals: { reading } }: ExtractedPage): string | null {
  if (unreadable === null) return null;
  const doubt = reading?.doubt ?? null;
  return doubt === null ? unreadable : renderEnglish(doubt);
}

/**
 * The document is this page's: also of a default document that an older release kept under the key of its folder, where the
 * server leads to the folder.
 */
function isOfPage(
  outcome: PageOutcome,
  site: Site,
  crawl: Crawl,
  page: Page,
): outcome is Extract<PageOutcome, { kind: 'snapshot' | 'redirect' }> {
  if (outcome.kind !== 'redirect') return outcome.kind === 'snapshot';
  const own = pageUrl(site.domain, uniquePathKey(page));
  return crawl.newPath === null && outcome.toKey === pageKey(own)?.key;
}

async function readLivePage(services: CrawlServices, site: Site, crawl: Crawl, page: Page): Promise<PageReading> {
  const url = urlToRead(site, crawl, page);
  const [robotsText, robotsStatus] = await fetchRobots(services, site);
  const robots = parseRobots(robotsText, robotsStatus);
  // A robots.txt that cannot be read does not stop the one request that a client asked for.
  const isAllowed: RobotsPolicy['isAllowed'] = (target) =>
    robots.access === 'disallow_for_now' || robots.isAllowed(target);
  if (!isAllowed(url)) throw new PermanentError(`robots.txt of ${site.domain} disallows ${url}`);
  return readPage(services, {
    url,
    domain: site.domain,
    robots: { isAllowed },
    // A recrawl is asked for because something changed: always read the whole page.
    known: null,
    attempts: crawl.pageRequests - 1,
    longestPauseSeconds: LONGEST_PAUSE_SECONDS,
    render: { mode: site.render, robotsText: robots.access === 'rules' ? robotsText : null },
  });
}

/** The URL that was fetched before, because servers may distinguish upper from lower case; never one of another page. */
function urlToRead(site: Site, crawl: Crawl, page: Page): string {
  const path = crawl.newPath ?? page.path ?? '/';
  const fetchedPath = crawl.newPath === null && page.fetchedUrl !== null ? storedPagePath(page.fetchedUrl) : null;
  const isOwn = fetchedPath !== null && pagePathKey(fetchedPath) === pagePathKey(path);
  return isOwn && page.fetchedUrl !== null ? page.fetchedUrl : pageUrl(site.domain, path);
}

async function storeSnapshot(
  services: CrawlServices,
  { site, crawl, page }: { site: Site; crawl: Crawl; page: Page },
  read: NonNullable<PageReading['content']> & Pick<Extract<PageOutcome, { kind: 'snapshot' | 'redirect' }>, 'document'>,
): Promise<number | null> {
  const { document, extracted } = read;
  const hrefs = extracted.links.map(({ href }) => href);
  const path = crawl.newPath;
  const moveTo = path === null ? null : { path, pathKey: pagePathKey(path), url: pageUrl(site.domain, path) };
  const snapshotId = await storePage(services, page, {
    crawl,
    domain: site.domain,
    document,
    extracted,
    record: read.record,
    rendered: read.rendered,
    linkIds: await services.ids.many('link', extracted.links.length),
    resolvedElsewhere: await hrefsResolvedElsewhere(services.table, site, hrefs),
    alwaysNewVersion: true,
    moveTo,
  });
  if (snapshotId === null) return null;
  const key = { organizationId: site.organizationId, siteId: site.id };
  if (extracted.unreadable === null) await removeAbsentPage(services.table, key, page.id);
  await recordPageFacts(services, site, [{ ...read, page: { ...page, url: moveTo?.url ?? page.url } }]);
  return snapshotId;
}

/**
 * Nothing is stored of an answer that is no 2xx, a redirect to another page among them: that page's document is not this one's.
 * @throws PermanentError when there was no answer at all, or a 2xx without a document: `snapshot_id: null` would say otherwise.
 */
async function noteNoSnapshot(services: CrawlServices, crawl: Crawl, page: Page, outcome: PageOutcome): Promise<null> {
  const reason = skipReason(outcome) ?? outcome.kind;
  if (outcome.kind === 'not_html') throw unreadable(page, `${reason} ${outcome.contentType ?? 'unknown'}`);
  if (outcome.kind === 'unreadable' && !isRedirectStatus(outcome.statusCode)) {
    throw unreadable(page, outcome.detail === null ? reason : `${reason} (${outcome.detail})`);
  }
  log.info('the page gave no snapshot', { page_id: page.id, reason });
  // That nothing is at the new path says nothing of the page at the old one.
  if (crawl.newPath === null && sayNothing.has(outcome.kind)) await forgetPageFacts(services, crawl, page.id);
  return null;
}

const isRedirectStatus = (status: number | null): boolean => status !== null && status >= 300 && status < 400;

const unreadable = (page: Page, why: string): PermanentError =>
  new PermanentError(`page ${page.id} could not be read: ${why}`);

async function fetchRobots({ web }: CrawlServices, site: Site): Promise<[string | null, number | null]> {
  const { text, status } = robotsSource(
    await web.fetch({ url: `https://${site.domain}/robots.txt`, accept: 'robots' }),
  );
  return [text, status];
}
