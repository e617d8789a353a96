import { isPathAllowed, normalizeRobotsPath, parseRobotsFile } from '../crawling/robots-rules.ts';

/** Creates the test of whether a robots.txt allows a URL to a crawler of this name. */
export function isAllowedFor(robotsText: string, crawler: string): (url: string) => boolean {
  const { rules } = parseRobotsFile(robotsText, crawler);
  return (url) => {
    const target = URL.parse(url);
    return target === null || isPathAllowed(rules, normalizeRobotsPath(target.pathname + target.search));
  };
}
