import { getDomain } from 'tldts';

/** Headers of a script to its own site. Neither cookies nor the origin of a user are among them: there is no user. */
const ownHeader =
  /^(?:accept|accept-language|apikey|authorization|content-language|content-type|x-(?!forwarded|real-ip|http)[\w-]+)$/;

/** The Fetch standard's "CORS-safelisted request-header": any page may send these to any server, which need not be asked. */
const safeHeader = /^(?:accept|accept-language|content-language|content-type)$/;
/** Narrower than the standard's: letters of other scripts are left out. */
const safeValue = /^[\w !#$%&'*+,./;=^`|~-]{1,128}$/;
const safeContentType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain) *(?:;|$)/i;

type Headers = Readonly<Record<string, string>>;

/**
 * Which of a request's headers are sent on. A page could try passwords at other servers, from this machine's address and in the
 * crawler's name: what goes beyond the standard's safe list is for the site's own servers.
 */
export function forwardHeaders(given: Headers, { isOwn }: { readonly isOwn: boolean }): Record<string, string> {
  const sent = Object.entries(given).filter(([name, value]) =>
    isOwn ? ownHeader.test(name.toLowerCase()) : isSafe(name.toLowerCase(), value),
  );
  const origin = given['origin'];
  return Object.fromEntries(origin === undefined ? sent : [...sent, ['origin', origin]]);
}

/** True where a server has to be asked before it is sent these headers. */
export const areBeyondSafe = (headers: Headers): boolean =>
  Object.entries(headers).some(([name, value]) => name !== 'origin' && !isSafe(name.toLowerCase(), value));

function isSafe(name: string, value: string): boolean {
  if (!safeHeader.test(name) || !safeValue.test(value)) return false;
  return name !== 'content-type' || safeContentType.test(value);
}

/**
 * True when the host is the site's or has the same registrable domain, by the public suffix list with its private part: two shops
 * of one provider's domain are two sites.
 */
export function isOfSite(host: string, site: string): boolean {
  const own = getDomain(site, { allowPrivateDomains: true });
  return own === null ? host === site : getDomain(host, { allowPrivateDomains: true }) === own;
}
