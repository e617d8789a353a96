/** The product token that robots.txt groups name us by (RFC 9309, section 2.2.1). */
export const robotsProductToken = 'ContentOptimizationBot';

/** Leads nowhere: a deployment gives its own address (`CRAWL_CONTACT_URL`). */
const placeholderContactUrl = 'https://content-optimization-api.example/bot';

/**
 * One honest User-Agent for every request, robots.txt included: a site's operator must be able to find out who reads
 * the site, and to stop it. `contactUrl` is where he reads about it.
 */
export const crawlerUserAgent = (contactUrl: string = placeholderContactUrl): string =>
  `${robotsProductToken}/1.0 (+${contactUrl})`;
