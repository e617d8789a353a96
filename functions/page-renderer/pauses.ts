import { setTimeout as delay } from 'node:timers/promises';
import { parseRobots } from '../../shared/domain/crawling/robots.ts';
import { isSameSite } from '../../shared/domain/urls/domain.ts';
import { urlHost } from '../../shared/domain/urls/http-url.ts';
import type { TakeTurn, Turn } from '../../shared/providers/web/turn.ts';

/** The function has no right to the table, where the limits of hosts are kept: it keeps the site's pauses alone. */
const granted: Turn = { granted: true, finish: () => undefined };

/**
 * The pauses that the site of the page asks for, between the requests of this function. The crawl worker reads such a site one URL
 * at a time, so no other instance requests anything of it in the meantime.
 */
interface Pauses {
  obey(site: { domain: string; robotsText: string | null }): void;
  take: TakeTurn;
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
      if (pauseMs === 0 || !isSameSite(urlHost(url), domain)) return granted;
      const startMs = Math.max(now(), nextStartMs);
      nextStartMs = startMs + pauseMs;
      await delay(startMs - now(), undefined, { signal }).catch(() => undefined);
      return signal?.aborted === true ? { granted: false, waitMs: 0 } : granted;
    },
  };
}
