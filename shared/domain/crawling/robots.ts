import { isPathAllowed, normalizeRobotsPath, parseRobotsFile } from './robots-rules.ts';
import { robotsProductToken } from './user-agent.ts';
import type { WebResponse } from './web-response.ts';

/** Longer delays would make a crawl outlive its lease: a site that asks for more gets this much. */
export const maxCrawlDelaySeconds = 30;

export interface RobotsPolicy {
  /** `rules`: a robots.txt was read; `allow_all`: there is none; `disallow_for_now`: it could not be read. */
  readonly access: 'rules' | 'allow_all' | 'disallow_for_now';
  /** Looks at path and query alone: the caller keeps one policy per origin. False for text that is no URL. */
  isAllowed(url: string): boolean;
  /** 0 when the site asks for none. */
  readonly crawlDelaySeconds: number;
  /** Absolute http(s) sitemap URLs in file order, without repeats; they may name other hosts. */
  readonly sitemaps: readonly string[];
}

/** The input of parseRobots, as plain data, so that a crawl can keep it between batches. */
interface RobotsSource {
  readonly text: string | null;
  /** HTTP status; null when the site could not be reached. */
  readonly status: number | null;
}

/** Maps the fetch of /robots.txt to what the rules are read from. */
export function robotsSource(response: WebResponse): RobotsSource {
  switch (response.outcome) {
    case 'ok':
      return { text: response.body, status: response.status };
    case 'http_error':
    case 'skipped':
      // RFC 9309, section 2.3.1.2: redirects that lead nowhere count as "no robots.txt"; the 3xx status says so.
      return { text: null, status: response.status };
    case 'not_modified':
    case 'failed':
      return { text: null, status: null };
  }
}

/**
 * The crawl rules of one origin, by RFC 9309, section 2.3.1: a 2xx file is parsed; 3xx and 4xx allow everything; 5xx and an
 * unreachable host disallow everything until the next try. 429 counts with 5xx, as Google does: the file may well exist.
 */
export function parseRobots(text: string | null, status: number | null): RobotsPolicy {
  if (status === null || status === 429 || status >= 500) return policyWithoutRules('disallow_for_now');
  if (status >= 300 || text === null) return policyWithoutRules('allow_all');
  const file = parseRobotsFile(text, robotsProductToken);
  return {
    access: 'rules',
    isAllowed: (url) => {
      const target = URL.parse(url);
      if (target === null) return false;
      // The rules never hide themselves (RFC 9309, section 2.2.2).
      if (target.pathname === '/robots.txt') return true;
      return isPathAllowed(file.rules, normalizeRobotsPath(target.pathname + target.search));
    },
    crawlDelaySeconds: Math.min(file.crawlDelaySeconds ?? 0, maxCrawlDelaySeconds),
    sitemaps: file.sitemaps,
  };
}

function policyWithoutRules(access: 'allow_all' | 'disallow_for_now'): RobotsPolicy {
  return {
    access,
    isAllowed: (url) => access === 'allow_all' && URL.canParse(url),
    crawlDelaySeconds: 0,
    sitemaps: [],
  };
}
