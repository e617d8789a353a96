/** The URLs that a webhook may have. What its host resolves to is checked at each delivery. */
import { parseDomain } from '../urls/domain.ts';
import { urlHost } from '../urls/http-url.ts';

export const ENDPOINT_URL_CHARACTERS_MAX = 2_048;

type EndpointUrl = { ok: true; url: string; host: string } | { ok: false; message: string };

/** Characters that a URL parser silently repairs or drops. */
const repaired = /[\s\p{Cc}\\]/u;
/** Names that resolve inside of a network alone (RFC 6761, RFC 6762, RFC 8375, and what routers use). */
const privateTopLevels: ReadonlySet<string> = new Set(['internal', 'lan', 'local', 'localdomain', 'home', 'arpa']);

/** Reads the URL of a webhook: https, a public host name, no credentials and no port. Internationalized names become punycode. */
export function readEndpointUrl(text: string): EndpointUrl {
  if (text.length > ENDPOINT_URL_CHARACTERS_MAX) {
    return refused(`must have at most ${ENDPOINT_URL_CHARACTERS_MAX.toLocaleString('en-US')} characters`);
  }
  const url = repaired.test(text) ? null : URL.parse(text);
  if (url === null || !/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return refused('must be an absolute URL');
  if (url.protocol !== 'https:') return refused('must begin with https://');
  if (url.username !== '' || url.password !== '') return refused('must not contain credentials');
  if (url.port !== '') return refused('must not name a port');
  const host = urlHost(url);
  const topLevel = host.split('.').at(-1) ?? '';
  if (parseDomain(host) === null || privateTopLevels.has(topLevel)) {
    return refused('must name a public host, not an IP address or a name of a private network');
  }
  url.hash = '';
  // Punycode and percent-encoding make a URL longer.
  if (url.href.length > ENDPOINT_URL_CHARACTERS_MAX) {
    return refused(`must have at most ${ENDPOINT_URL_CHARACTERS_MAX.toLocaleString('en-US')} characters when encoded`);
  }
  return { ok: true, url: url.href, host };
}

const refused = (message: string): EndpointUrl => ({ ok: false, message });
