import { removeWww } from '../urls/domain.ts';

const DOMAIN_PROPERTY = 'sc-domain:';

/**
 * The fault of a property for a site of this domain, with its remedy; null when it reports the whole site.
 * Reports of a property that does not cover the site are simply empty, so they do not reveal the mistake.
 */
export function propertyProblem(property: string, domain: string): string | null {
  const host = removeWww(domain.toLowerCase());
  const instead = `connect ${DOMAIN_PROPERTY}${host}, or the URL-prefix property of the host that visitors see`;
  if (property.startsWith(DOMAIN_PROPERTY)) {
    const covered = property.slice(DOMAIN_PROPERTY.length);
    const covers = host === covered || removeWww(covered) === host || host.endsWith(`.${covered}`);
    return covers ? null : `${property} reports nothing of ${host}: ${instead}`;
  }
  const url = URL.parse(property);
  if (url === null || removeWww(url.hostname) !== host) return `${property} reports nothing of ${host}: ${instead}`;
  return url.pathname === '/' ? null : `${property} reports only the URLs that begin with it: ${instead}`;
}
