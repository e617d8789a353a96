/** Host name (lower case, no port), or `http://` and one for requests over http alone, to origin (`http://127.0.0.1:9001`, no trailing slash). */
export type OriginOverrides = ReadonlyMap<string, string>;

const HTTP = 'http://';

type ParsedOriginOverrides =
  | { readonly ok: true; readonly overrides: OriginOverrides }
  | { readonly ok: false; readonly message: string };

/**
 * Reads `CRAWL_ORIGIN_OVERRIDES`: `shop.example=http://127.0.0.1:9001,docs.example=http://127.0.0.1:9002`.
 * Empty text is no override. A wrong entry gives a one-line message that names it.
 */
export function parseOriginOverrides(text: string): ParsedOriginOverrides {
  const overrides = new Map<string, string>();
  for (const entry of text.split(',')) {
    const trimmed = entry.trim();
    if (trimmed === '') continue;
    const separator = trimmed.indexOf('=');
    if (separator < 0) return fail(trimmed, 'is not of the form host=origin');
    const name = trimmed.slice(0, separator).trim();
    const scheme = name.toLowerCase().startsWith(HTTP) ? HTTP : '';
    const host = parseHost(name.slice(scheme.length));
    if (host === null) return fail(trimmed, 'has no bare host name before the "="');
    const origin = parseOrigin(trimmed.slice(separator + 1).trim());
    if (origin === null)
      return fail(trimmed, 'needs an http:// or https:// origin without path, query or credentials after the "="');
    if (overrides.has(scheme + host)) return fail(trimmed, `names ${scheme}${host} a second time`);
    overrides.set(scheme + host, origin);
  }
  return { ok: true, overrides };
}

/** Where requests for a URL go; null for a host without an override. */
export const overrideFor = (url: URL, overrides: OriginOverrides): string | null =>
  (url.protocol === 'http:' ? overrides.get(HTTP + url.hostname) : undefined) ?? overrides.get(url.hostname) ?? null;

/**
 * Whether a URL may be requested that nothing links to. An override of a host stands for both of its schemes, so that only one for the URL
 * itself shows how its server treats it.
 */
export function isOwnOverride(url: URL, siteHost: string, overrides: OriginOverrides): boolean {
  if (!overrides.has(siteHost)) return true;
  return overrides.has(url.protocol === 'http:' ? HTTP + url.hostname : url.hostname);
}

function fail(entry: string, problem: string): ParsedOriginOverrides {
  return { ok: false, message: `CRAWL_ORIGIN_OVERRIDES: "${entry}" ${problem}` };
}

function parseHost(host: string): string | null {
  // The URL parser gives the same lower-case, punycode form that a crawled URL has, so that the two compare equal.
  const url = URL.parse(`https://${host}/`);
  if (url === null || host === '' || url.host !== url.hostname) return null;
  const isBare =
    url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return isBare && !/[/?#@\\]/.test(host) ? url.hostname : null;
}

function parseOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const isBare =
    url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return isBare ? url.origin : null;
}
