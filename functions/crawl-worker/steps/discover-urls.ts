import { notRead } from '../../../shared/domain/crawling/crawled-url.ts';
import {
  emptyFrontierCounts,
  type FrontierCandidate,
  selectEntries,
} from '../../../shared/domain/crawling/frontier.ts';
import { hostRefusal, isHostAllowed } from '../../../shared/domain/crawling/host-rules.ts';
import { parseRobots, robotsSource } from '../../../shared/domain/crawling/robots.ts';
import { SITEMAP } from '../../../shared/domain/issues/found-at.ts';
import { isOnSite } from '../../../shared/domain/issues/on-site.ts';
import { siteUrl } from '../../../shared/domain/urls/domain.ts';
import { PermanentError, RetryableError, RobotsUnavailableError } from '../../../shared/jobs/worker-errors.ts';
import { putCrawlFiles } from '../../../shared/table/crawl-files.ts';
import { addToFrontier, createCrawlState, getCrawlState } from '../../../shared/table/crawl-frontier.ts';
import { putCrawledUrls } from '../../../shared/table/crawl-urls.ts';
import { markUrlsSeen } from '../../../shared/table/seen-urls.ts';
import { type CrawlJob, reportCrawl, updateCrawledSite } from '../active-crawl.ts';
import { readCrawlChoice } from '../crawl-choice.ts';
import { postponeCrawl } from '../postpone-crawl.ts';
import { readSitemaps } from '../read-sitemaps.ts';
import { LEFT_OUT_MAX } from '../record-urls.ts';
import { SITEMAP_URLS_AT_ONCE } from '../request-sitemap-rest.ts';
import type { CrawlServices } from '../services.ts';

const LLMS_TXT_CHARACTERS_MAX = 100_000;

/** How long a crawl waits for a robots.txt that cannot be read, and how long before it asks again. */
const ROBOTS_SECONDS_MAX = 3_600;
const ROBOTS_WAIT_SECONDS = { first: 10, longest: 300 };

/**
 * First step: robots.txt and the sitemaps. Puts the start page and what the sitemaps name into the frontier.
 * @throws JobOverError when the crawl waits for robots.txt: another execution begins then.
 */
export async function discoverUrls(services: CrawlServices, job: CrawlJob): Promise<void> {
  const { table, web, now, settings } = services;
  const begun = await reportCrawl(services, job);
  // The crawl was postponed, or started again after a crash: the frontier is there, and goes on where it stopped.
  if (await getCrawlState(table, begun.crawl)) return;
  // A retried step began with its first attempt.
  const startedAt = begun.crawl.startedAt ?? now().toISOString();
  const { crawl, site } = await reportCrawl(services, job, { set: { status: 'running', startedAt, crawledPages: 0 } });
  await updateCrawledSite(services, crawl, {
    set: { backgroundStatus: 'discovering', latestCrawlId: crawl.id, lastCrawledAt: startedAt },
  });
  const origin = siteUrl(site.domain);
  if (!origin) throw new PermanentError(`site ${site.id} has no hostname to crawl`);

  if (!isHostAllowed(site.domain, services.hostRules)) throw new PermanentError(hostRefusal(site.domain));

  const robots = robotsSource(await web.fetch({ url: `${origin}/robots.txt`, accept: 'robots' }));
  const policy = parseRobots(robots.text, robots.status);
  if (policy.access === 'disallow_for_now') {
    // A host that does not respond at all seldom comes back within the hour, and its crawl would hold a slot for as long.
    if (robots.status === null) throw new RetryableError(`${site.domain} does not respond`);
    await waitForRobots(services, job, { startedAt, domain: site.domain });
  }

  const [sitemap, llms] = await Promise.all([
    // Those that are not read are listed, so that the client sees how large the site is.
    readSitemaps(web, { origin, named: policy.sitemaps, maxUrls: settings.maxPages + LEFT_OUT_MAX }),
    readLlmsTxt(services, origin),
  ]);
  const sitemapUrls = sitemap.urls.filter((url) => isOnSite(url, site.domain ?? ''));
  const candidates: FrontierCandidate[] = [
    { url: `${origin}/`, depth: 0 },
    ...sitemapUrls.slice(0, SITEMAP_URLS_AT_ONCE).map((url) => ({ url, depth: 0, foundOn: SITEMAP })),
  ];
  const { entries, counts, refused, leftOut } = selectEntries(candidates, {
    site: site.domain,
    robots: policy,
    counts: emptyFrontierCounts,
    ...readCrawlChoice(services, crawl),
  });
  await addToFrontier(table, crawl, entries, now());
  const listed = leftOut.slice(0, LEFT_OUT_MAX);
  const listedKeys = listed.map(({ key }) => key);
  await markUrlsSeen(table, crawl, listedKeys, now());
  const notRequested = listed.map((left) => notRead(left, left.reason));
  await putCrawledUrls(table, crawl, 'discovery', notRequested, now());
  const state = {
    counts,
    queryPaths: {},
    skipped: {},
    startPageFailed: false,
    batches: 0,
    pagesRead: 0,
    leftOut: Math.min(leftOut.length, LEFT_OUT_MAX),
    probes: 0,
    isKnownRequested: false,
    sitemapTaken: sitemapUrls.length > SITEMAP_URLS_AT_ONCE ? SITEMAP_URLS_AT_ONCE : null,
    slices: 0,
    digests: null,
    history: { attempt: 0, events: 0 },
  };
  const { isWhole, alternates: sitemapAlternates } = sitemap;
  const files = {
    sitemapUrls: sitemap.files === 0 ? null : sitemapUrls,
    isWhole,
    llmsTxtStatus: llms.status,
    sitemapAlternates,
  };
  await putCrawlFiles(table, crawl, files, now());
  await createCrawlState(table, crawl, { ...state, sources: { robots, llmsTxt: llms.text } }, now());
  await updateCrawledSite(services, crawl, { set: { discoveryCompletedAt: now().toISOString() } });
  await reportCrawl(services, job, {
    set: {
      totalPages: counts.enqueued,
      waitsUntil: null,
      ...('page_limit' in refused ? { stoppedBy: 'page_limit' } : {}),
    },
  });
}

/**
 * RFC 9309: while robots.txt cannot be read, nothing may be requested. Each wait is as long as the crawl has waited so far.
 * @throws RobotsUnavailableError after an hour, before that JobOverError.
 */
async function waitForRobots(
  services: CrawlServices,
  job: CrawlJob,
  { startedAt, domain }: { startedAt: string; domain: string },
): Promise<never> {
  const nowMs = services.now().getTime();
  const waitedSeconds = (nowMs - Date.parse(startedAt)) / 1_000;
  if (waitedSeconds > ROBOTS_SECONDS_MAX) throw new RobotsUnavailableError(`robots.txt of ${domain} could not be read`);
  const { first, longest } = ROBOTS_WAIT_SECONDS;
  const waitSeconds = Math.min(longest, Math.max(first, Math.ceil(waitedSeconds)));
  return postponeCrawl(services, job, waitSeconds);
}

/** https://llmstxt.org: what the site says of itself to language models; null when it has none. */
async function readLlmsTxt(
  { web }: CrawlServices,
  origin: string,
): Promise<{ text: string | null; status: number | null }> {
  const response = await web.fetch({ url: `${origin}/llms.txt`, accept: 'robots' });
  const status = 'status' in response ? response.status : null;
  if (response.outcome !== 'ok' || (response.contentType ?? '').startsWith('text/html')) return { text: null, status };
  const text = response.body.trim();
  // Servers that respond to every path with their HTML shell have no llms.txt.
  return { text: text === '' || text.startsWith('<') ? null : text.slice(0, LLMS_TXT_CHARACTERS_MAX), status };
}
