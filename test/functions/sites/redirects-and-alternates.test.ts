/**
 * Statuses of redirects, dates to leave the index and alternates of sitemaps, from a crawl to its issues.
 *
 * @module-tag stories
 */
import { expect, test } from 'vitest';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem({ webSites: 2 });

test('a crawl keeps what the issues of temporary redirects, of unavailable_after and of alternates in sitemaps need, and the next one says the same', async () => {
  const tenant = await system.tenant();
  const site = await crawledSite(system, tenant, (domain) => ({
    '/': html('Home', ['/Green/', '/black/', '/white/']),
    '/Green/': { status: 302, headers: { location: '/green/' } },
    '/green/': html('Green tea', ['/']),
    '/white/': html('White tea', ['/']),
    '/black/': {
      headers: { 'content-type': 'text/html', 'x-robots-tag': 'unavailable_after: 20 Nov 2020 15:00:00 GMT' },
      body: html('Black tea', ['/']),
    },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://${domain}/white/</loc><xhtml:link rel="alternate" hreflang="de" href="https://${domain}/black/"/></url></urlset>`,
    },
  }));
  for (const added of [null, 0]) {
    await site.crawl();
    const issues = await site.issues();
    for (const id of ['redirect-temporary', 'unavailable-after', 'hreflang-no-return'])
      expect([id, issues[id]]).toEqual([id, { pages: 1, new: added, fixed: added }]);
  }
  expect(Object.keys(await site.pagesOf('redirect-temporary'))).toEqual(['/Green/']);
  expect((await site.pagesOf('unavailable-after'))['/black/']?.evidence).toBe(
    'The page asks search engines to leave it out since 2020-11-20.',
  );
  expect(Object.keys(await site.pagesOf('hreflang-no-return'))).toEqual(['/white/']);
});
