/** The product token that robots.txt groups name us by (RFC 9309, section 2.2.1). */
export const robotsProductToken = 'ContentOptimizationBot';

/**
 * One honest User-Agent for every request, robots.txt included: a site's operator must be able to find out who reads
 * the site, and to stop it. The address is a placeholder until a deployment gives its own.
 */
export const crawlerUserAgent = `${robotsProductToken}/1.0 (+https://content-optimization-api.example/bot)`;
