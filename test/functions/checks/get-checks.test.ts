import { describe, expect, test } from 'vitest';
import { updatePage } from '../../../shared/table/pages.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem();
const order = [
  'title_present',
  'title_length',
  'title_has_primary_keyword',
  'meta_description_present',
  'meta_description_length',
  'meta_description_has_primary_keyword',
  'h1_present',
  'h1_single',
  'h1_has_primary_keyword',
  'intro_has_primary_keyword',
  'word_count',
  'schema_present',
  'schema_valid',
  'internal_links',
  'outbound_links',
];
const statusOf = (checks: { key: string; status: string }[], key: string) =>
  checks.find((check) => check.key === key)?.status;

describe('GET /pages/{pageId}/checks', () => {
  test('are worded in the language of the request, with the same keys, statuses and values', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const { status, text } = await tenant.api.raw('GET', `/pages/${page.id}/checks`, { headers });
      expect(status).toBe(200);
      return JSON.parse(text).data.checks as { message: string; target: string | null }[];
    };
    const [english, french] = await Promise.all([read('en'), read('fr-CA, en;q=0.5')]);
    const facts = (checks: object[]) => checks.map((check) => ({ ...check, message: '', target: '' }));
    expect(facts(french)).toEqual(facts(english));
    expect(english[0]?.message).toMatch(/^The page has /);
    expect(french[0]?.message).toMatch(/^La page /);
  });

  test('answers all fifteen, in order, of a page that has nothing', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { status, body } = await tenant.api.get(`/pages/${page.id}/checks`);
    expect([status, body.data.checks.map(({ key }: { key: string }) => key)]).toEqual([200, order]);
    const { checks, summary, fields, sources, last_analysis, content_changed_since_last_analysis } = body.data;
    const counted = Object.fromEntries(
      Object.keys(summary).map((status) => [
        status,
        checks.filter((check: { status: string }) => check.status === status).length,
      ]),
    );
    expect(summary).toEqual(counted);
    expect(fields).toEqual({ title: null, meta_description: null, h1: null, word_count: null, primary_keyword: null });
    expect(new Set(Object.values(sources).map((source) => JSON.stringify(source)))).toEqual(
      new Set(['{"source":"none"}']),
    );
    expect([last_analysis, content_changed_since_last_analysis]).toEqual([null, null]);
    expect(
      ['internal_links', 'outbound_links', 'h1_present', 'word_count'].map((key) => statusOf(checks, key)),
    ).toEqual(Array(4).fill('not_applicable'));
  });

  test('reads an active draft over the snapshot, a blank one not, and the body from the newest version', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
    await seedSnapshot(system, page, {
      title: 'Snapshot title',
      metaDescription: 'Snapshot description',
      markdown: '# Old',
    });
    await tenant.api.put(`/pages/${page.id}/drafts/meta_description`, { draft_value: '   ' });
    const draft = await tenant.api.put(`/pages/${page.id}/drafts/title`, {
      draft_value: 'Winter tyres, and how to choose them',
    });
    const version = await tenant.api.post(`/pages/${page.id}/content`, {
      markdown: '# Winter  Tyres\n\nWords on [rims](/rims/).',
    });
    const { data } = (await tenant.api.get(`/pages/${page.id}/checks`)).body;
    expect(data.sources).toEqual({
      title: { source: 'draft', draft_id: draft.body.data.id },
      meta_description: { source: 'snapshot' },
      h1: { source: 'content_version', content_version_id: version.body.data.content_version_id },
      schema: { source: 'none' },
      body_content: { source: 'content_version', content_version_id: version.body.data.content_version_id },
    });
    expect(data.fields).toMatchObject({
      title: 'Winter tyres, and how to choose them',
      meta_description: 'Snapshot description',
      primary_keyword: 'winter tyres',
      word_count: 5,
    });
    expect(
      ['title_length', 'title_has_primary_keyword', 'h1_has_primary_keyword'].map((key) => statusOf(data.checks, key)),
    ).toEqual(['pass', 'pass', 'pass']);
  });

  test.each([
    { internal: 0, status: 'fail' },
    { internal: 1, status: 'warn' },
    { internal: 2, status: 'pass' },
  ])('counts $internal links of the latest crawl: $status', async ({ internal, status }) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await updatePage(system.table, page, { set: { linkCounts: { internal, outbound: 3, total: internal + 3 } } });
    const { checks } = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
    const links = checks.filter(({ key }: { key: string }) => key.endsWith('_links'));
    expect(links).toMatchObject([
      { status, value: internal, target: '2+ internal links' },
      { status: 'pass', value: 3, target: null },
    ]);
  });

  test('"no body content version makes h1_present, h1_single, h1_has_primary_keyword, intro_has_primary_keyword and word_count not_applicable", also beside a body draft', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant, { primaryKeyword: 'bells' });
    await tenant.api.put(`/pages/${page.id}/drafts/body`, { draft_value: '# Bells\n\nWords about bells.' });
    const { checks } = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
    const ofBody = ['h1_present', 'h1_single', 'h1_has_primary_keyword', 'intro_has_primary_keyword', 'word_count'];
    expect(ofBody.map((key) => statusOf(checks, key))).toEqual(ofBody.map(() => 'not_applicable'));
  });

  test('tells whether the content changed since the analysis [checks/changed]', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Words' });
    const job = await waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
    const changed = async () => (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
    expect(await changed()).toMatchObject({
      last_analysis: { id: job.result.analysis_id, overall_score: job.result.overall_score },
      content_changed_since_last_analysis: false,
    });
    await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Another title' });
    expect((await changed()).content_changed_since_last_analysis).toBe(true);
    await tenant.api.delete(`/pages/${page.id}/drafts/title`);
    expect((await changed()).content_changed_since_last_analysis).toBe(false);
  });
});
