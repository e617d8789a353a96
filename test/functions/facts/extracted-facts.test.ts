/** @module-tag stories */
import { expect, test } from 'vitest';
import { openJobServices } from '../../../shared/jobs/job-services.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import type { WebPages } from '../../harness/web-sites.ts';
import { phone } from './claims.ts';

const system = useSystem({ webSites: 10 });

const footer = (number: string) => `<footer><a href="tel:${number.replaceAll(' ', '')}">${number}</a></footer>`;
const schema = (business: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BikeStore', ...business })}</script>`;
const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const pages: WebPages = {
  '/': page(
    'Fernhill Cycles',
    `<p>Welcome to the workshop.</p><a href="/about/">About</a>`,
    schema({ name: 'Fernhill Cycles', foundingDate: '1998-04-01' }),
  ).replace('</main>', `</main>${footer('+44 20 7946 0001')}`),
  '/about/': page(
    'About us',
    '<p>We have repaired over 12,000 bikes in Leeds: come and see us for yours.</p><a href="/">Home</a>',
  ).replace('</main>', `</main>${footer('+44 20 7946 0001')}`),
};

async function crawled(tenant: Tenant, served: WebPages) {
  const web = system.web.take(served);
  const { body } = await tenant.api.post('/sites', { domain: web.domain });
  await waitForSite(tenant.api, body.data.id);
  const path = `/sites/${body.data.id}/facts`;
  const facts = async (query = 'status=all&include=citations') => (await tenant.api.get(`${path}?${query}`)).body.data;
  const fact = async (kind: string, key: string | null = null) =>
    (await facts()).find((one: { kind: string; key: string | null }) => one.kind === kind && one.key === key);
  /** Reads a page again, as it is served then. */
  const recrawl = async (pagePath: string) => {
    const listed = await tenant.api.get(`/sites/${body.data.id}/pages`);
    const { id } = listed.body.data.find((one: { path: string }) => one.path === pagePath);
    const started = await tenant.api.post(`/pages/${id}/recrawl`, {});
    return waitForJob(tenant.api, started.body.data.job_id);
  };
  /** Crawls the whole site again. */
  const crawlAgain = async () => {
    const { jobs } = openJobServices();
    const id = await system.operator.ids.next('crawl');
    const request = { id, organizationId: tenant.organizationId, siteId: body.data.id, now: new Date() };
    const { writes, message } = siteCrawlWrites(request);
    await transact(system.table, writes);
    await jobs.send(message);
    return waitForJob(tenant.api, message.jobId);
  };
  return { web, path, facts, fact, recrawl, crawlAgain, api: tenant.api };
}

test('a crawl finds facts in structured data and on the page, each with the pages that state it', async () => {
  const tenant = await system.tenant();
  const { web, fact, facts } = await crawled(tenant, pages);
  expect(await fact('identity', 'company_name')).toMatchObject({
    data: { value: 'Fernhill Cycles' },
    source: 'schema_org',
    source_url: `https://${web.domain}/`,
    verified: false,
    status: 'active',
    in_sheet: true,
    citation_count: 1,
    citations: [{ source: 'schema_org', evidence: 'Fernhill Cycles', locator: '/name', status: 'active' }],
  });
  expect(await fact('identity', 'founding_year')).toMatchObject({
    data: { value: '1998' },
    citations: [{ evidence: '1998-04-01', locator: '/foundingDate' }],
  });
  const number = await fact('contact', 'phone');
  expect(number).toMatchObject({ data: { value: '+44 20 7946 0001' }, source: 'crawl', citation_count: 2 });
  expect(number.citations.map((one: { source_url: string }) => one.source_url).sort()).toEqual([
    `https://${web.domain}/`,
    `https://${web.domain}/about/`,
  ]);
  expect(await fact('stat')).toMatchObject({ data: { label: 'bikes', value: 'over 12,000' } });
  expect(await facts('status=stale')).toEqual([]);
});

test('a fact goes stale when no page states it any more, and is fresh again when one does [fact/stale]', async () => {
  const tenant = await system.tenant();
  const { web, fact, recrawl } = await crawled(tenant, pages);
  const before = await fact('contact', 'phone');
  web.serve({ ...pages, '/': page('Fernhill Cycles', '<p>Moved.</p>') });
  await recrawl('/');
  expect(await fact('identity', 'company_name')).toMatchObject({
    status: 'stale',
    in_sheet: false,
    citations: [{ status: 'gone' }],
  });
  const half = await fact('contact', 'phone');
  expect(half).toMatchObject({ id: before.id, status: 'active' });
  expect(half.citations.map(({ status }: { status: string }) => status)).toEqual(['active', 'gone']);
  web.serve(pages);
  await recrawl('/');
  const name = await fact('identity', 'company_name');
  expect(name).toMatchObject({ status: 'active', citation_count: 1, citations: [{ status: 'active' }] });
  expect(name.citations[0].last_verified_at > name.citations[0].first_seen_at).toBe(true);
});

test('a page that is gone states nothing any more [fact/citation-gone]', async () => {
  const tenant = await system.tenant();
  const { web, fact, recrawl } = await crawled(tenant, pages);
  web.serve({ '/': pages['/'] ?? '' });
  await recrawl('/about/');
  expect(await fact('stat')).toMatchObject({ status: 'stale' });
  expect(await fact('contact', 'phone')).toMatchObject({ status: 'active', citation_count: 2 });
});

test('a page that could not be read takes nothing back', async () => {
  const tenant = await system.tenant();
  const { web, facts, recrawl } = await crawled(tenant, pages);
  const before = await facts();
  web.serve({ ...pages, '/about/': { status: 403, body: 'no' } });
  await recrawl('/about/');
  expect(await facts()).toEqual(before);
});

test('a page that states another value changes the fact, which keeps its id', async () => {
  const tenant = await system.tenant();
  const { web, fact, recrawl } = await crawled(tenant, pages);
  const before = await fact('identity', 'founding_year');
  web.serve({ ...pages, '/': page('Fernhill Cycles', '', schema({ name: 'Fernhill Cycles', foundingDate: '1997' })) });
  await recrawl('/');
  const after = await fact('identity', 'founding_year');
  expect(after).toMatchObject({
    id: before.id,
    data: { value: '1997' },
    status: 'active',
    created_at: before.created_at,
  });
});

test('"DELETE of a manual or api fact hard-deletes it", also of one that a crawl found as well', async () => {
  const tenant = await system.tenant();
  const { path, fact, api } = await crawled(tenant, pages);
  const { data } = await fact('contact', 'phone');
  const stated = await api.post(path, { facts: [{ kind: 'contact', key: 'phone', data }] });
  const [{ id, source }] = stated.body.data.updated;
  expect(source).toBe('api');
  expect((await api.delete(`${path}/${id}`)).body.data.mode).toBe('deleted');
  expect(await fact('contact', 'phone')).toBeUndefined();
});

test('a dismissed fact is not found again [fact/delete-extracted]', async () => {
  const tenant = await system.tenant();
  const { path, api, fact, recrawl } = await crawled(tenant, pages);
  const { id } = await fact('identity', 'company_name');
  expect((await api.delete(`${path}/${id}`)).body.data).toEqual({ mode: 'dismissed' });
  await recrawl('/');
  expect(await fact('identity', 'company_name')).toBeUndefined();
});

test('an edited fact stays as the person left it, also under the words it was found by [fact/edited]', async () => {
  const tenant = await system.tenant();
  const { path, api, facts, fact, recrawl } = await crawled(tenant, pages);
  const number = await fact('contact', 'phone');
  const counted = await fact('stat');
  await api.patch(`${path}/${number.id}`, { data: { value: '+44 113 496 0000' } });
  await api.patch(`${path}/${counted.id}`, { data: { label: 'bicycles mended', value: '12,000+' } });
  await recrawl('/');
  await recrawl('/about/');
  expect(await fact('contact', 'phone')).toMatchObject({
    id: number.id,
    data: { value: '+44 113 496 0000' },
    status: 'active',
  });
  const stats = (await facts()).filter(({ kind }: { kind: string }) => kind === 'stat');
  expect(stats).toMatchObject([{ id: counted.id, data: { label: 'bicycles mended' }, status: 'active' }]);
});

test('an api fact outweighs what the pages say, and is cited where they say the same', async () => {
  const tenant = await system.tenant();
  const { path, api, fact, recrawl } = await crawled(tenant, pages);
  await api.post(path, {
    facts: [phone('+44 (20) 7946-0001'), { kind: 'identity', key: 'company_name', data: { value: 'Fernhill' } }],
  });
  await recrawl('/');
  expect(await fact('contact', 'phone')).toMatchObject({
    source: 'api',
    data: { value: '+44 (20) 7946-0001' },
    citation_count: 2,
  });
  const name = await fact('identity', 'company_name');
  expect(name).toMatchObject({
    source: 'api',
    data: { value: 'Fernhill' },
    status: 'active',
    // Citations prove the value that stands: no page says this one.
    citations: [],
  });
  // Deleted for good: what the pages say counts again.
  expect((await api.delete(`${path}/${name.id}`)).body.data).toEqual({ mode: 'deleted' });
  await recrawl('/');
  expect(await fact('identity', 'company_name')).toMatchObject({
    source: 'schema_org',
    data: { value: 'Fernhill Cycles' },
  });
});

test('a second crawl keeps what unchanged pages state, and lets go of what removed and redirected pages stated', async () => {
  const tenant = await system.tenant();
  const links = '<a href="/about/">About</a><a href="/contact/">Contact</a>';
  const home = page('Fernhill Cycles', links);
  const contact = page('Contact', '<a href="mailto:hello@fernhill.example">Write</a>');
  const unchanged = (html: string) => (request: { headers: Record<string, unknown> }) =>
    request.headers['if-none-match'] === '"1"'
      ? { status: 304, headers: { etag: '"1"' } }
      : { headers: { etag: '"1"' }, body: html };
  const history = page('Our history', '<p>Founded in 1998.</p>');
  const first: WebPages = {
    ...pages,
    '/': `${home}<a href="/history/">History</a>`,
    '/contact/': unchanged(contact),
    '/history/': history,
  };
  const { web, fact, crawlAgain } = await crawled(tenant, first);
  const email = await fact('contact', 'email');
  expect(await fact('identity', 'founding_year')).toMatchObject({ status: 'active' });
  web.serve({ ...first, '/about/': { status: 410 }, '/history/': { status: 301, headers: { location: '/' } } });
  expect(await crawlAgain()).toMatchObject({ status: 'completed' });
  expect(web.hits.filter(({ path }) => path === '/contact/')).toHaveLength(2);
  const again = await fact('contact', 'email');
  expect(again).toMatchObject({
    id: email.id,
    status: 'active',
    citations: [{ id: email.citations[0].id, status: 'active' }],
  });
  expect(again.last_verified_at > email.last_verified_at).toBe(true);
  expect(await fact('stat')).toMatchObject({ status: 'stale' });
  expect(await fact('identity', 'founding_year')).toMatchObject({ status: 'stale' });
});
