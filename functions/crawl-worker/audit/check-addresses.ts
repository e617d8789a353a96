import { parseRobots, type RobotsPolicy, robotsSource } from '../../../shared/domain/crawling/robots.ts';
import type { WebFailure } from '../../../shared/domain/crawling/web-response.ts';
import type { ToCheck } from '../../../shared/domain/issues/check-list.ts';
import { type CheckResult, isMissing, unknownResult } from '../../../shared/domain/issues/checks.ts';
import type { Check } from '../../../shared/domain/issues/whole-site.ts';
import { runInParallel } from '../../../shared/jobs/run-in-parallel.ts';
import type { CrawlServices } from '../services.ts';

/** A step has 300 s on a stage: what was not requested by then stays unknown. */
const BUDGET_MS = 100_000;
/** They are on many hosts, most of them far away; what a host bears at a time is counted by itself. */
const CHECKS_AT_ONCE = 16;

/**
 * Requests addresses that are no pages of the site, each once, by the rules of every request and the robots.txt of its host
 * (docs/crawler.md). HEAD first; some servers do not support HEAD, so what is missing by it is requested once more by GET.
 */
export async function checkAddresses(
  { web }: Pick<CrawlServices, 'web'>,
  addresses: readonly ToCheck[],
): Promise<Check[]> {
  const endsAt = Date.now() + BUDGET_MS;
  const readRobots = robotsReader(web);
  return runInParallel(addresses, CHECKS_AT_ONCE, async (address): Promise<Check> => {
    if (Date.now() > endsAt) return { ...address, ...unknownResult };
    const robots = await readRobots(address.url);
    if (robots.failed) return { ...address, ...resultOfFailure(robots.failed) };
    if (!robots.policy.isAllowed(address.url)) return { ...address, ...unknownResult };
    const head = await checkAddress(web, address.url, 'head');
    return { ...address, ...(isMissing(head.statusCode) ? await checkAddress(web, address.url, 'html') : head) };
  });
}

/** The rules of an origin, or why it could not be reached. */
type Robots = { policy: RobotsPolicy; failed: null } | { policy: null; failed: WebFailure };

/** Reads the robots.txt of each origin once. */
function robotsReader(web: CrawlServices['web']): (url: string) => Promise<Robots> {
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

async function checkAddress(web: CrawlServices['web'], url: string, accept: 'head' | 'html'): Promise<CheckResult> {
  const response = await web.fetch({ url, accept });
  if (response.outcome === 'failed') return resultOfFailure(response);
  const bytes = response.outcome === 'ok' && accept === 'head' ? response.sizeBytes : null;
  return { statusCode: response.status, reason: null, bytes };
}

/** A resolver that does not respond now says nothing of the host. */
const resultOfFailure = ({ retryable, reason }: WebFailure): CheckResult =>
  retryable ? unknownResult : { ...unknownResult, reason };
