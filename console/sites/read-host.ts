/**
 * The host of whatever address is pasted: with or without a scheme, a path, quotes or brackets. Other text as it is, which the API
 * judges, as it does a port: a crawl reads the ports of the web alone.
 */
export function readHost(text: string): string {
  const [given = text] = /[\p{L}\p{N}[][^\s<>"',«»“”„‘’]*/u.exec(text) ?? [];
  const url = `https://${/:\/+(.*)/u.exec(given)?.[1] ?? given}`;
  return URL.canParse(url) ? new URL(url).host.replace(/\.?(:80)?$/, '') : given;
}
