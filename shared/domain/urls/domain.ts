import { parseHttpUrl, urlHost } from './http-url.ts';

const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const scheme = /^https?:\/\//i;
/**
 * Characters that a URL parser silently repairs or drops: white space, control characters, backslashes, escapes in the
 * host.
 */
const suspicious = /[\s\p{Cc}\\%]/u;

/**
 * Reads the `domain` of `POST /sites` and of `go-live`: a public host name, where a scheme and a trailing slash are
 * allowed. Returns the bare lower-cased hostname (internationalized names as punycode), or null for ports, credentials,
 * paths, IP addresses in any notation, `localhost`, and names of a single label.
 * With `stripPath` a path, query or fragment is cut off instead of refused (`go-live`).
 */
export function parseDomain(input: string, options: { stripPath?: boolean } = {}): string | null {
  const trimmed = input.trim();
  const afterScheme = trimmed.replace(scheme, '');
  const authority = afterScheme.split(/[/?#]/, 1)[0] ?? '';
  if (suspicious.test(authority) || authority.includes('@') || authority.includes(':')) return null;
  if (options.stripPath !== true && afterScheme !== authority && afterScheme !== `${authority}/`) return null;
  const url = parseHttpUrl(`https://${authority}/`);
  return url !== null && isPublicHostname(urlHost(url)) ? urlHost(url) : null;
}

/** A site's `url`: `https://` and the lower-cased domain, or null when the domain is not a bare hostname. */
export function siteUrl(domain: string | null): string | null {
  if (domain === null || domain.includes('/')) return null;
  const hostname = parseDomain(domain);
  return hostname === null ? null : `https://${hostname}`;
}

/** The host without a leading `www.`, which no page identity depends on. */
export function removeWww(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}

/** True when two hosts are the same site: equal but for case, a leading `www.` and a trailing dot. Subdomains differ. */
export function isSameSite(hostA: string, hostB: string): boolean {
  return hostA === hostB || siteHost(hostA) === siteHost(hostB);
}

function siteHost(host: string): string {
  const url = parseHttpUrl(`https://${host}/`);
  return removeWww(url === null ? host.toLowerCase() : urlHost(url));
}

function isPublicHostname(hostname: string): boolean {
  const labels = hostname.split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    labels.length >= 2 &&
    hostname.length <= 253 &&
    labels.every((label) => hostLabel.test(label)) &&
    // The URL parser turns decimal, octal and hexadecimal addresses into four numbers; no top-level domain is numeric.
    !/^\d+$/.test(topLevel) &&
    topLevel !== 'localhost'
  );
}
