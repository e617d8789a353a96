import { parseRobots, robotsSource } from '../../../shared/domain/crawling/robots.ts';
import type { WebFetcher, WebRequest } from '../../../shared/providers/web/web-fetcher.ts';
import type { HostTurns } from './host-turns.ts';

/** A fetcher that learns from each robots.txt which pauses its host asks for; `web` takes its turns from the same `turns`. */
export function createPoliteFetcher(web: WebFetcher, turns: HostTurns): WebFetcher {
  return {
    async fetch(request) {
      const robotsUrl = parseRobotsUrl(request);
      if (robotsUrl === null) return web.fetch(request);
      await turns.startReadingRobots(robotsUrl);
      const response = await web.fetch(request);
      const { text, status } = robotsSource(response);
      const { access, crawlDelaySeconds } = parseRobots(text, status);
      await turns.finishReadingRobots(robotsUrl, access === 'disallow_for_now' ? null : crawlDelaySeconds * 1000);
      return response;
    },
    close: () => web.close(),
  };
}

function parseRobotsUrl({ accept, url }: WebRequest): URL | null {
  const parsed = accept === 'robots' ? URL.parse(url) : null;
  return parsed?.pathname === '/robots.txt' ? parsed : null;
}
