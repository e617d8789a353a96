/**
 * Statuses of redirects, dates to leave the index and alternates of sitemaps, from a crawl to its issues.
 *
 * @module-tag stories
 */
import { expect, test } from 'vitest';
import { auditedUrls, getSiteAudit, putAuditedUrls } from '../../../shared/table/site-audits.ts';
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

test('a temporary redirect to another page that stays over three crawls and thirty days is an issue, with its first day', async () => {
  const tenant = await system.tenant();
  const site = await crawledSite(system, tenant, () => ({
    '/': html('Home', ['/today/', '/black/']),
    '/today/': { status: 307, headers: { location: '/green/' } },
    '/green/': html('Green tea', ['/']),
    '/black/': html('Black tea', ['/']),
  }));
  for (const crawls of [1, 2]) {
    await site.crawl();
    expect([crawls, (await site.issues())['redirect-temporary']]).toEqual([crawls, undefined]);
  }
  // As if the first crawl had been forty days ago.
  const key = { organizationId: tenant.organizationId, siteId: site.siteId };
  const audit = await getSiteAudit(system.table, key);
  if (audit === null) throw new Error('the site has no audit');
  const since = new Date(Date.now() - 40 * 86_400_000).toISOString();
  let part = 0;
  for await (const urls of auditedUrls(system.table, key, audit)) {
    const aged = urls.map((url) => (url.temporary ? { ...url, temporary: { ...url.temporary, since } } : url));
    await putAuditedUrls(system.table, key, { crawlId: audit.crawlId, part }, aged);
    part += 1;
  }
  await site.crawl();
  expect(await site.pagesOf('redirect-temporary')).toMatchObject({
    '/today/': {
      evidence: `The address has redirected with status 307, for a while, to https://${site.web.domain}/green/ since ${since.slice(0, 10)}, in 3 crawls.`,
    },
  });
});
