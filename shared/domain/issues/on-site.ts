import { isSameSite } from '../urls/domain.ts';
import { hostOf, parseHttpUrl } from '../urls/http-url.ts';

/** Subdomains are other sites. */
export function isOnSite(url: string, domain: string): boolean {
  const parsed = parseHttpUrl(url);
  return parsed !== null && isSameSite(hostOf(parsed), domain);
}
