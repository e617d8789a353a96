import { isSameSite } from '../urls/domain.ts';
import { parseHttpUrl, urlHost } from '../urls/http-url.ts';

/** Subdomains are other sites. */
export function isOnSite(url: string, domain: string): boolean {
  const parsed = parseHttpUrl(url);
  return parsed !== null && isSameSite(urlHost(parsed), domain);
}
