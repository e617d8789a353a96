import { describe, expect, test } from 'vitest';
import { usageMonth } from '../../../shared/domain/plans/plans.ts';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { acquireLeaseWrite } from '../../../shared/table/engine/leases.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem, updateItem } from '../../../shared/table/engine/writes.ts';
import { updateOrganization } from '../../../shared/table/organizations.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { markdown } from '../recommendations/analyzed.ts';

const system = useSystem({ webSites: 4 });
const html = (title: string) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p></main>`;

const crawlRuns = ({ organizationId }: Tenant, siteId: number) =>
  transact(system.table, [
    acquireLeaseWrite('lock', {
      key: keys.siteLock(organizationId, siteId, 'CRAWL'),
      holder: 'job_cr_999999',
      leaseSeconds: 60,
      now: new Date(),
    }),
  ]);

describe('POST /pages/{pageId}/recrawl', () => {
  test('returns 202 processing, then stores a snapshot and a version, and makes a held base version stale [recrawl/held-base]', async () => {
    const tenant = await system.tenant();
    const web = system.web.take({ '/a/': html('Winter tyres') });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const page = await seedPage(system, tenant, { site, path: '/a/', url: `https://${web.domain}/a/` });
    const held = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Old' })).body.data
      .content_version_id;
    const { status, body } = await tenant.api.post(`/pages/${page.id}/recrawl`);
    expect([status, body.data]).toEqual([
      202,
      { job_id: expect.stringMatching(/^job_cr_\d+$/), status: 'processing', page_id: page.id, retry_after_seconds: 5 },
    ]);
    const job = await waitForJob(tenant.api, body.data.job_id);
    expect(job).toMatchObject({ status: 'completed', page_id: page.id, result: { snapshot_id: expect.any(Number) } });
    const content = await tenant.api.get(`/pages/${page.id}/content`);
    expect(content.body.data).toMatchObject({
      source: 'crawl',
      markdown: expect.stringContaining('Words of Winter tyres.'),
    });
    const edit = await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# New', base_version_id: held });
    expect([edit.status, edit.body.error.code]).toEqual([409, 'conflict']);
  });

  test('regenerates the block ids: excerpts of what was recommended on the old body are null, and the analysis is stale [recommendation/excerpt-after-recrawl]', async () => {
    const tenant = await system.tenant();
    const web = system.web.take({ '/a/': html('Winter tyres') });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const page = await seedPage(system, tenant, { site, path: '/a/', url: `https://${web.domain}/a/` });
    await tenant.api.post(`/pages/${page.id}/content`, { markdown });
    await waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
    const excerpts = async () => {
      const { recommendations } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
      return recommendations.flatMap((one: { target_node_ids: string[] | null; content_excerpt: string | null }) =>
        one.target_node_ids ? [one.content_excerpt] : [],
      );
    };
    expect((await excerpts()).join('')).toContain('Click [here]');
    await waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/recrawl`)).body.data.job_id);
    expect(new Set(await excerpts())).toEqual(new Set([null]));
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data.latest_analysis.content_stale).toBe(true);
  });

  test('of a page that answers no 2xx completes without a snapshot', async () => {
    const tenant = await system.tenant();
    const web = system.web.take({});
    const site = await seedSite(system, tenant, { domain: web.domain });
    const page = await seedPage(system, tenant, { site, url: `https://${web.domain}/gone/`, path: '/gone/' });
    const { body } = await tenant.api.post(`/pages/${page.id}/recrawl`, {});
    expect(await waitForJob(tenant.api, body.data.job_id)).toMatchObject({
      status: 'completed',
      result: { snapshot_id: null },
    });
  });

  test('at a new path moves the page there', async () => {
    const tenant = await system.tenant();
    const web = system.web.take({ '/new/': html('New place') });
    const site = await seedSite(system, tenant, { domain: web.domain });
    const page = await seedPage(system, tenant, { site, url: `https://${web.domain}/old/`, path: '/old/' });
    const { body } = await tenant.api.post(`/pages/${page.id}/recrawl`, { new_path: 'NEW' });
    expect((await waitForJob(tenant.api, body.data.job_id)).status).toBe('completed');
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data).toMatchObject({
      path: '/new/',
      url: `https://${web.domain}/new/`,
    });
  });

  test('of a page without a URL answers 400, before it is asked to pay', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const page = await seedPage(system, tenant, { url: null, planned: true });
    const { status, body } = await tenant.api.post(`/pages/${page.id}/recrawl`);
    expect([status, body.error.code]).toEqual([400, 'no_content']);
  });

  test('needs a subscription, also for a homepage, and says so before 409', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site, path: '/', url: `https://${site.domain}/` });
    await crawlRuns(tenant, site.id);
    const { status, body } = await tenant.api.post(`/pages/${page.id}/recrawl`);
    expect([status, body.error]).toMatchObject([
      402,
      { code: 'payment_required', details: { limit: 0, used: 0, remaining: 0 } },
    ]);
  });

  test('asks for a subscription with the true numbers of the allowance: "details: {limit, used, remaining}"', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    await updateOrganization(system.table, tenant.organizationId, { auditAllowance: 5 });
    const usage = keys.usage(tenant.organizationId, usageMonth(new Date()));
    await updateItem(system.table, usage, { set: { audits: 2 } });
    const page = await seedPage(system, tenant);
    const { status, body } = await tenant.api.post(`/pages/${page.id}/recrawl`);
    expect([status, body.error.details]).toEqual([402, { limit: 5, used: 2, remaining: 3 }]);
  });

  test('while any crawl of the site runs returns 409 [job/crawl-in-progress]', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site });
    await crawlRuns(tenant, site.id);
    const { status, body } = await tenant.api.post(`/pages/${page.id}/recrawl`);
    expect([status, body.error]).toEqual([
      409,
      { code: 'crawl_in_progress', message: 'A crawl of the site is running; poll job_cr_999999' },
    ]);
  });

  test('to the path of another live page returns 409: "`details` appears only for codes that define it"; its own path is free [recrawl/path-conflict]', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site });
    const other = await seedPage(system, tenant, { site });
    await crawlRuns(tenant, site.id);
    const taken = await tenant.api.post(`/pages/${page.id}/recrawl`, { new_path: String(other.path).toUpperCase() });
    expect([taken.status, taken.body.error]).toEqual([
      409,
      { code: 'path_conflict', message: `Page ${other.id} of the site already exists at new_path` },
    ]);
    const own = await tenant.api.post(`/pages/${page.id}/recrawl`, { new_path: page.path });
    expect(own.body.error.code).toBe('crawl_in_progress');
  });

  test.each([
    { new_path: '' },
    { new_path: '  ' },
    { new_path: 'https://shop.example/a/' },
    { new_path: 5 },
    { new_path: null },
    { new_path: 'x'.repeat(501) },
    { path: '/a/' },
  ])('refuses the body %j', async (body) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const answer = await tenant.api.post(`/pages/${page.id}/recrawl`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
  });

  test('that many ask for at once is started once', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tenant.api.post(`/pages/${page.id}/recrawl`)));
    const codes = answers.map(({ status, body }) => (status === 202 ? 'started' : body.error.code));
    expect(codes.filter((code) => code === 'started').length).toBeGreaterThan(0);
    expect(codes.every((code) => code === 'started' || code === 'crawl_in_progress')).toBe(true);
    const jobs = new Set(answers.flatMap(({ body }) => body.data?.job_id ?? []));
    expect(jobs.size).toBe(codes.filter((code) => code === 'started').length);
  });
});

describe('GET /sites/{siteId}/rubric', () => {
  test('answers what the pages are graded by', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant, { scoreCurve: 'large' });
    const { status, body } = await tenant.api.get(`/sites/${site.id}/rubric`);
    expect([status, body.data.score_curve]).toEqual([200, 'large']);
    expect(body.data.components).toHaveLength(defaultRubric.components.length);
    const weights = body.data.components.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0);
    expect(weights).toBeCloseTo(1, 9);
    expect(body.data.grade_bands.map(({ grade, min }: { grade: string; min: number }) => `${grade} ${min}`)).toEqual([
      'A+ 97',
      'A 93',
      'A- 90',
      'B+ 87',
      'B 83',
      'B- 80',
      'C+ 77',
      'C 73',
      'C- 70',
      'D+ 67',
      'D 63',
      'D- 60',
      'F 0',
    ]);
    expect(Object.keys(body.data.components[0].criteria[0]).sort()).toEqual([
      'category',
      'description',
      'key',
      'label',
      'max_score',
    ]);
  });

  test('answers the rubric of the site where it has one of its own', async () => {
    const tenant = await system.tenant();
    const [site, other] = [await seedSite(system, tenant), await seedSite(system, tenant)];
    // A rubric is stored in the form in which the API returns it.
    const [component] = (await tenant.api.get(`/sites/${other.id}/rubric`)).body.data.components;
    const rubric = { components: [{ ...component, weight: 1, label: 'Only this' }] };
    await putItem(system.table, { ...keys.rubric(tenant.organizationId, site.id), rubric });
    expect((await tenant.api.get(`/sites/${site.id}/rubric`)).body.data.components).toMatchObject([
      { label: 'Only this', weight: 1 },
    ]);
    expect((await tenant.api.get(`/sites/${other.id}/rubric`)).body.data.components).toHaveLength(
      defaultRubric.components.length,
    );
  });
});
