import { parseRobots, type RobotsPolicy, robotsSource } from '../../../shared/domain/crawling/robots.ts';
import type { WebDocument, WebExchange, WebFailure } from '../../../shared/domain/crawling/web-response.ts';
import type { CheckedUrl } from '../../../shared/domain/issues/audited-page.ts';
import type { ToCheck } from '../../../shared/domain/issues/check-list.ts';
import { type CheckResult, isMissing, unknownResult } from '../../../shared/domain/issues/checks.ts';
import { isSameSpelling } from '../../../shared/domain/issues/known-url.ts';
import { runInParallel } from '../../../shared/jobs/run-in-parallel.ts';
import type { CrawlServices } from '../services.ts';

/** A step has 300 s on a stage: what was not requested by then stays unknown. */
const BUDGET_MS = 100_000;
/** They are on many hosts, most of them far away; what a host bears at a time is counted by itself. */
const CHECKS_AT_ONCE = 16;

interface Checking {
  /** Ends the requests. */
  readonly signal: AbortSignal;
  /** Called after each address. */
  readonly onChecked: () => void;
}

/**
 * Requests addresses that are no pages of the site, each once, by the rules of every request and the robots.txt of its host
 * (docs/crawler.md). HEAD first; some servers do not support HEAD, so what is missing by it is requested once more by GET. Of a probe the
 * text is compared. Returns the results of those whose turn came.
 */
export async function checkAddresses(
  { web, readDocument }: Pick<CrawlServices, 'web' | 'readDocument'>,
  addresses: readonly ToCheck[],
  { signal, onChecked }: Checking,
): Promise<CheckedUrl[]> {
  const endsAt = Date.now() + BUDGET_MS;
  const requests: Requests = { fetch: (request) => web.fetch({ ...request, signal }), readDocument };
  const readRobots = robotsReader(requests);
  const check = async ({ url, contentHash }: ToCheck): Promise<CheckResult> => {
    const robots = await readRobots(url);
    if (robots.failed) return resultOfFailure(robots.failed);
    if (!robots.policy.isAllowed(url)) return unknownResult;
    if (contentHash !== undefined) return probe(requests, url, contentHash);
    const head = await checkAddress(requests, url, 'head');
    return isMissing(head.statusCode) ? checkAddress(requests, url, 'html') : head;
  };
  const results = await runInParallel(addresses, CHECKS_AT_ONCE, async (address): Promise<CheckedUrl[]> => {
    if (signal.aborted || Date.now() > endsAt) return [];
    const result = await check(address);
    onChecked();
    const { url, kind } = address;
    return [{ url, kind, ...result }];
  });
  return results.flat();
}

type Requests = Pick<CrawlServices['web'], 'fetch'> & Pick<CrawlServices, 'readDocument'>;

/** The rules of an origin, or why it could not be reached. */
type Robots = { policy: RobotsPolicy; failed: null } | { policy: null; failed: WebFailure };

/** Reads the robots.txt of each origin once. */
function robotsReader(web: Requests): (url: string) => Promise<Robots> {
  const known = new Map<string, Promise<Robots>>();
  const read = async (origin: string): Promise<Robots> => {
    const response = await web.fetch({ url: `${origin}/robots.txt`, accept: 'robots' });
    if (response.outcome === 'failed') return { policy: null, failed: response };
    const { text, status } = robotsSource(response);
    return { policy: parseRobots(text, status), failed: null };
  };
  return (url) => {
    const { origin } = new URL(url);
    const reading = known.get(origin) ?? read(origin);
    known.set(origin, reading);
    return reading;
  };
}

async function checkAddress(web: Requests, url: string, accept: 'head' | 'html'): Promise<CheckResult> {
  const response = await web.fetch({ url, accept });
  if (response.outcome === 'failed') return resultOfFailure(response);
  const bytes = response.outcome === 'ok' && accept === 'head' ? response.sizeBytes : null;
  return { statusCode: response.status, reason: null, bytes, redirectsTo: redirectTarget(response) };
}

async function probe(web: Requests, url: string, contentHash: string): Promise<CheckResult> {
  const response = await web.fetch({ url, accept: 'html' });
  if (response.outcome === 'failed') return resultOfFailure(response);
  const redirectsTo = redirectTarget(response);
  const isPage = response.outcome === 'ok' && redirectsTo === null;
  const isCopy = isPage && (await isCopyOf(web, response, contentHash));
  return { statusCode: response.status, reason: null, bytes: null, redirectsTo, isCopy };
}

/** A copy that names the page, or any other, as the one to keep is none for search engines. */
async function isCopyOf({ readDocument }: Requests, document: WebDocument, contentHash: string): Promise<boolean> {
  const { body, headers, finalUrl } = document;
  const read = await readDocument({ body, headers, finalUrl }).catch(() => null);
  if (read === null) return false;
  const { canonicals, noindex } = read.record;
  return (
    read.record.contentHash === contentHash && !noindex && canonicals.every((named) => isSameSpelling(named, finalUrl))
  );
}

const redirectTarget = ({ redirects, finalUrl }: WebExchange): string | null =>
  redirects.length === 0 ? null : finalUrl;

/** A resolver that does not respond now says nothing of the host. */
const resultOfFailure = ({ retryable, reason }: WebFailure): CheckResult =>
  retryable ? unknownResult : { ...unknownResult, reason };
