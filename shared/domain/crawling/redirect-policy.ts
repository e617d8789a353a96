import { isSameSite } from '../urls/domain.ts';
import { parseHttpUrl, urlHost } from '../urls/http-url.ts';
import type { RobotsPolicy } from './robots.ts';
import type { RedirectRefusal } from './web-response.ts';

/**
 * Keeps the fetch of a page on its site and inside robots.txt, redirects included: the `refuseRedirect` of a page's request.
 * robots.txt itself is fetched without it, because RFC 9309, section 2.3.1.2, follows redirects to other hosts.
 */
export function pageRedirectPolicy(
  site: string,
  robots: Pick<RobotsPolicy, 'isAllowed'>,
): (location: string) => RedirectRefusal | null {
  return (location) => {
    const url = parseHttpUrl(location);
    if (url === null || !isSameSite(urlHost(url), site)) return 'off_site_redirect';
    return robots.isAllowed(location) ? null : 'disallowed_redirect';
  };
}
