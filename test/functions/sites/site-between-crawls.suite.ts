import { expect, test } from 'vitest';
import { crawledSite, words } from '../../harness/crawled-site.ts';
import type { WebPages } from '../../harness/web-sites.ts';
import { system } from '../../systems/link-checks.ts';

const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `/${name}-${at + 1}/`);
const deleted = named('deleted', 10);
const unlinked = named('unlinked', 5);
const redirected = named('redirected', 3);
const kept = named('kept', 4);

const pageAt = (domain: string, path: string, { scheme = 'https', links = ['/'] } = {}) =>
  `<!doctype html><html lang="en"><head><title>All about the page ${path}</title><meta name="viewport" content="width=device-width"><link rel="canonical" href="${scheme}://${domain}${path}"></head><body><main><h1>The page ${path}</h1><p>${words(path, 60)}.</p>${links
    .map((link) => `<p>Read on at <a href="${link}">the page ${link}</a>.</p>`)
    .join('')}</main></body></html>`;

const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' };

const before = (domain: string): WebPages => {
  const paths = [...deleted, ...unlinked, ...redirected, ...kept];
  return {
    '/': pageAt(domain, '/', { links: [...paths, '/prices.pdf'] }),
    ...Object.fromEntries(paths.map((path) => [path, pageAt(domain, path)])),
    '/prices.pdf': pdf,
  };
};

const after = (domain: string): WebPages => ({
  '/': pageAt(domain, '/', { links: [...kept, '/prices.pdf'] }),
  ...Object.fromEntries(unlinked.map((path) => [path, pageAt(domain, path)])),
  ...Object.fromEntries(redirected.map((path) => [path, { status: 301, headers: { location: '/kept-1/' } }])),
  ...Object.fromEntries(kept.map((path) => [path, pageAt(domain, path, { scheme: 'http' })])),
});

test('deleted, unlinked and redirected pages, a lost file and canonicals with http are what the next crawl says, and the one after says nothing new', async () => {
  const tenant = await system.tenant();
  const site = await crawledSite(system, tenant, before);
  const url = (path: string) => `https://${site.web.domain}${path}`;
  await site.crawl();
  const first = await site.issues();
  for (const id of ['orphan-page', 'page-not-found', 'broken-file-link', 'canonical-not-secure'])
    expect(first).not.toHaveProperty(id);

  site.web.serve(after(site.web.domain));
  const crawlId = await site.crawl();
  const changes = await site.changes();
  const changed = (kind: string) =>
    changes.flatMap((change) => (change['kind'] === kind ? [new URL(String(change['url'])).pathname] : [])).toSorted();
  expect(changed('vanished')).toEqual(deleted.toSorted());
  expect(changed('moved')).toEqual(redirected);
  expect(changed('canonical')).toEqual(kept);
  expect(changed('appeared')).toEqual([]);
  // The home page lost the words of its links.
  expect(changed('word_count')).toEqual(['/']);
  expect(changes).toHaveLength(deleted.length + redirected.length + kept.length + 1);
  expect(changes.every((change) => change['crawl_id'] === crawlId)).toBe(true);
  const issues = await site.issues();
  const shown = Object.fromEntries(
    Object.entries(issues).flatMap(([id, { new: added }]) => (added ? [[id, added]] : [])),
  );
  expect(shown).toEqual({ 'orphan-page': 5, 'broken-file-link': 1, 'canonical-not-secure': 4 });
  expect(Object.keys(await site.pagesOf('orphan-page')).toSorted()).toEqual(unlinked);
  expect(await site.pagesOf('broken-file-link')).toMatchObject({
    '/': {
      evidence: `1 file that this page links to does not exist: ${url('/prices.pdf')} (status 404).`,
      related_urls: [url('/prices.pdf')],
    },
  });
  expect((await site.pagesOf('canonical-not-secure'))['/kept-1/']).toMatchObject({
    evidence: `The page is read over https, and names http://${site.web.domain}/kept-1/ as canonical.`,
  });
  expect(await site.meta()).toMatchObject({ complete: true, pages: 1 + kept.length + unlinked.length });
  expect((await site.listed('?presence=vanished&limit=100')).map(({ path }) => path)).toEqual(deleted.toSorted());
  expect((await site.listed('?presence=moved&limit=100')).map(({ path }) => path)).toEqual(redirected);

  await site.crawl();
  const later = await site.issues();
  for (const [id, { new: added, fixed }] of Object.entries(later)) expect([id, added, fixed]).toEqual([id, 0, 0]);
  expect(await site.changes()).toEqual(changes);
});
