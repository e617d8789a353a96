/** Why a URL gave no page, by the code that the API gives. */
const reasons: Readonly<Record<string, string>> = {
  dns: 'the name of the server was not found',
  refused: 'the server refused the connection',
  unreachable: 'the server could not be reached',
  timeout: 'the server did not respond in time',
  reset: 'the server closed the connection',
  tls: 'no secure connection to the server could be made',
  protocol: 'the response could not be understood',
  blocked_address: 'the crawler may not request this address',
  blocked_url: 'the crawler may not request this address',
  host_not_allowed: 'the crawler may not request this host',
  busy_host: 'too many requests to this host were waiting',
  cancelled: 'the crawl was cancelled',
  content_type: 'it is not HTML',
  too_large: 'it is too large',
  too_costly: 'it takes more work to read than a page may take',
  redirect_loop: 'its redirects lead in a circle',
  too_many_redirects: 'it has too many redirects',
  off_site_redirect: 'it leads to another site',
  disallowed_redirect: 'it leads to where robots.txt allows no crawler',
  redirect: 'it leads to another address',
  canonical: 'it names another page as the one to keep',
  query: 'it is the page at the same path without the query',
  disallowed: 'robots.txt does not allow it',
  not_chosen: 'left out by the choice of paths for this crawl',
  page_limit: 'the crawl had reached its limit of pages',
  time_limit: 'the crawl had reached its limit of time',
  too_deep: 'too many links away from the start page',
  invalid_url: 'the address is not valid',
  url_too_long: 'the address is too long',
  path_too_deep: 'the path has too many parts',
  repeating_path: 'the path repeats itself',
  pagination: 'one of very many pages of a list',
  calendar: 'one of very many pages of a calendar',
  query_variants: 'one of very many variants of a page',
  too_many_patterns: 'one of very many variants of pages',
};

/** Later versions of the API may add some. */
export function crawlReason(reason: string): string {
  const [, status] = reason.match(/^status_(\d+)$/) ?? [];
  return status === undefined ? (reasons[reason] ?? reason.replaceAll('_', ' ')) : `status ${status}`;
}
