import { expect, test } from 'vitest';
import { useAdmin } from '../../cli/admin/use-admin.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { waitForJob, waitForSite } from '../../harness/wait-until.ts';
import { rules as server, system } from '../../systems/crawl-hosts.ts';

const admin = useAdmin(() => system.operator);

test.each(['denied.example', 'www.denied.example', 'below.denied.example', 'elsewhere.test'])(
  'a site on %s, which the operator leaves out, is refused with a message that names the field',
  async (domain) => {
    const { api } = await system.tenant();
    const { status, body } = await api.post('/sites', { domain });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toBe(`Invalid body: domain: ${domain} is not a host that this service crawls`);
    expect((await api.get('/sites')).body.meta.total).toBe(0);
  },
);

test('a site on a host of the list is crawled', async () => {
  const { api } = await system.tenant();
  const { body } = await api.post('/sites', { domain: 'open.example' });
  expect((await waitForSite(api, body.data.id)).latest_crawl).toMatchObject({ status: 'completed', crawled_pages: 1 });
});

test('a redirect of a sitemap or a page to a denied host is not followed', async () => {
  const { api } = await system.tenant();
  const { body } = await api.post('/sites', { domain: 'open.example' });
  expect((await waitForSite(api, body.data.id)).latest_crawl).toMatchObject({ status: 'completed', crawled_pages: 1 });
  const paths = server.arrivals.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/sitemap.xml', '/moved/']));
  expect(paths.filter((path) => path.startsWith('/denied/'))).toEqual([]);
});

test('a planned site does not go live on a host that the operator leaves out: 400 names the field, and it stays planned', async () => {
  const { api } = await system.tenant();
  const planned = await api.post('/sites/plan', { brief: 'A shop for bicycles in York.' });
  expect(planned.status).toBe(201);
  const siteId = planned.body.data.id;
  const { status, body } = await api.post(`/sites/${siteId}/go-live`, { domain: 'www.denied.example' });
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  expect(body.error.message).toBe('Invalid body: domain: www.denied.example is not a host that this service crawls');
  expect((await api.get(`/sites/${siteId}`)).body.data.domain).not.toContain('denied.example');
});

test('a site that was there before the list is not requested: the job fails, and `jobs show` says why', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant, { domain: 'below.denied.example' });
  const stored = await seedPage(system, tenant, { site, path: '/', url: 'https://below.denied.example/' });
  const before = server.arrivals.length;
  const { data } = (await tenant.api.post(`/pages/${stored.id}/recrawl`)).body;
  expect(await waitForJob(tenant.api, data.job_id)).toMatchObject({ status: 'failed', error: 'Crawl failed' });
  expect(server.arrivals).toHaveLength(before);
  expect(await admin.json('jobs', 'show', data.job_id)).toMatchObject({
    failure_reason: 'CRAWL_ALLOWED_HOSTS and CRAWL_DENIED_HOSTS do not let below.denied.example be crawled',
  });
});
