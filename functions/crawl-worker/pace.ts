import { nextDelayMs } from '../../shared/domain/crawling/politeness.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

/** URLs of a batch. Fewer of a site that asks for pauses, whose progress would hardly show. */
const BATCH_URLS_PER_CONNECTION = 64;
const BATCH_URLS_WITH_PAUSES = 48;
/** Of the next batch, read while the end of one is stored: the last groups and the links of all take longer than reading as many. */
const AHEAD_URLS_PER_CONNECTION = 32;

interface Pace {
  /** Requests at a time. */
  atOnce: number;
  /** URLs of a batch. */
  urls: number;
  /** URLs of the next one that are read while the end of this one is stored. */
  ahead: number;
}

/** A site that asks for pauses, which `web` makes between any two requests, is read one URL at a time. */
export function choosePace({ settings }: CrawlServices, { crawlDelaySeconds }: RobotsPolicy): Pace {
  const delayMs = nextDelayMs({ configuredDelayMs: settings.delayMs, crawlDelaySeconds, elapsedMs: 0 });
  if (delayMs > 0) return { atOnce: 1, urls: BATCH_URLS_WITH_PAUSES, ahead: 0 };
  const { concurrency } = settings;
  return {
    atOnce: concurrency,
    urls: concurrency * BATCH_URLS_PER_CONNECTION,
    ahead: concurrency * AHEAD_URLS_PER_CONNECTION,
  };
}

/** Each pause of the host once: requests wait for its end. */
export function pauseReader(
  { pausedUntilMs, now }: CrawlServices,
  { domain }: Site,
): () => { waitsUntil: string } | null {
  let reportedMs = 0;
  return () => {
    const untilMs = pausedUntilMs(domain ?? '');
    if (untilMs <= now().getTime() || untilMs === reportedMs) return null;
    reportedMs = untilMs;
    return { waitsUntil: new Date(untilMs).toISOString() };
  };
}
