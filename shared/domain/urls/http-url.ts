/** Longer URLs are no pages: browsers and search engines give up far below. Bounds the work on hostile links. */
const maxUrlCharacters = 8192;

/** Parses an absolute http(s) URL, or one relative to `base`; null for anything else. Never throws. */
export function parseHttpUrl(input: string, base?: string): URL | null {
  if (input.length > maxUrlCharacters) return null;
  const url = URL.parse(input, base);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return null;
  return url;
}

/** The host of a parsed URL as the project compares hosts: no trailing dot; the port only when it is not the scheme's own. */
export function urlHost(url: URL): string {
  const hostname = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;
  return url.port === '' ? hostname : `${hostname}:${url.port}`;
}
