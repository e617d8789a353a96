import { setTimeout as delay } from 'node:timers/promises';
import { parseRobots } from '../../shared/domain/crawling/robots.ts';
import { isSameSite } from '../../shared/domain/urls/domain.ts';
import { hostOf } from '../../shared/domain/urls/http-url.ts';

/**
 * The pauses that the site of the page asks for, between the requests of this function. The crawl worker reads such a site one URL
 * at a time, so no other instance requests anything of it in the meantime.
 */
export interface Pauses {
  obey(site: { domain: string; robotsText: string | null }): void;
  take(url: URL, signal?: AbortSignal): Promise<boolean>;
}

export function createPauses(configuredDelayMs: number, now: () => number = Date.now): Pauses {
  let domain = '';
  let pauseMs = configuredDelayMs;
  let nextStartMs = 0;
  return {
    obey(site) {
      domain = site.domain;
      pauseMs = Math.max(configuredDelayMs, parseRobots(site.robotsText, 200).crawlDelaySeconds * 1_000);
    },
    async take(url, signal) {
      if (pauseMs === 0 || !isSameSite(hostOf(url), domain)) return true;
      const startMs = Math.max(now(), nextStartMs);
      nextStartMs = startMs + pauseMs;
      await delay(startMs - now(), undefined, { signal }).catch(() => undefined);
      return signal?.aborted !== true;
    },
  };
}
