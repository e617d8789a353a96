import { robotsProductToken } from '../domain/crawling/user-agent.ts';
import type { HttpLambda } from './api-handler.ts';
import type { HttpEvent, HttpResult } from './request-state.ts';

/** Where the service says who crawls: the page that its User-Agent names. No operation of the API, and open to everyone. */
export const CRAWLER_PAGE_PATH = '/crawler';

/** Returns the page about the crawler, and passes every other request on. Both gateways send what has no route to one group. */
export const serveCrawlerPage =
  (handler: HttpLambda): HttpLambda =>
  async (event, context) =>
    isCrawlerPage(event) ? crawlerPage(event.requestContext.http.method) : handler(event, context);

const isCrawlerPage = ({ rawPath, requestContext: { http } }: HttpEvent): boolean =>
  rawPath === CRAWLER_PAGE_PATH && (http.method === 'GET' || http.method === 'HEAD');

const crawlerPage = (method: string): HttpResult => ({
  statusCode: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  },
  body: method === 'HEAD' ? '' : html,
});

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${robotsProductToken}</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 40rem; padding: 0 1rem }</style>
</head>
<body>
<h1>${robotsProductToken}</h1>
<p>This crawler reads websites for the people who work on their content. A user of this service adds a site; the crawler then
reads its public pages, and reads single pages again on request.</p>
<h2>What it does</h2>
<ul>
<li>It obeys robots.txt for the token <code>${robotsProductToken}</code>, with <code>Crawl-delay</code> up to 30 seconds, and the
directives <code>nofollow</code> and <code>noindex</code>.</li>
<li>It sends few requests at a time to a host, fewer when the host is slow, and none while <code>Retry-After</code> asks it to
wait (up to 5 minutes) after a response 429 or 503.</li>
<li>It sends <code>If-None-Match</code> and <code>If-Modified-Since</code>, so that an unchanged page costs no transfer.</li>
<li>It sends no cookies, fills in no forms, and logs in nowhere.</li>
</ul>
<h2>How to stop it</h2>
<pre>User-agent: ${robotsProductToken}
Disallow: /</pre>
<p>It reads robots.txt again at the start of each crawl. The operator of this service can also exclude a host for every user.</p>
</body>
</html>
`;
