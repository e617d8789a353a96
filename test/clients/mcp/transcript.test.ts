/** @module-tag stories */
import { expect, test } from 'vitest';
import { seedIdea } from '../../functions/ideas/seed-idea.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { httpTransport, type McpSession, type McpTarget, openSession, stdioTransport } from './mcp-session.ts';

const system = useSystem();

const MARKDOWN =
  '# Tyres\n\nWinter tyres grip below seven degrees.\n\n## Change them\n\nChange them in October, and back at Easter.';

async function seededPage() {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres.', h1: 'Tyres' });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: MARKDOWN });
  return { tenant, page };
}

/** Starts a job as the answer of `start_job` says, and polls it as each answer says. */
async function runJob({ call }: McpSession, input: Record<string, unknown>) {
  const started = await call('start_job', input);
  expect(started.next).toContain(`get_job with job_id ${started.job_id}`);
  return waitUntil(`${started.job_id} is over`, async () => {
    const job = await call('get_job', { job_id: started.job_id });
    return job.poll_after_seconds === null && job;
  });
}

test.each([
  ['stdio', stdioTransport],
  ['streamable HTTP', httpTransport],
])(
  'over %s, an agent audits a page, fixes its title and its body, verifies, and asks for ideas',
  async (_, transport) => {
    const { tenant, page } = await seededPage();
    await seedIdea(system, { ...page, id: page.siteId }, { title: 'When to change to winter tyres' });
    const target: McpTarget = { baseUrl: system.baseUrl, key: tenant.key };
    const session = await openSession(transport(target));
    const { call } = session;

    const { sites } = await call('list_sites');
    expect(sites).toHaveLength(1);
    const { pages } = await call('find_pages', { site_id: sites[0].site_id });
    expect(pages.map(({ page_id }: { page_id: number }) => page_id)).toContain(page.id);
    const before = await call('get_page', { page_id: page.id });
    expect(before).toMatchObject({ title: { value: 'Tyres', source: 'page' }, score: null });
    expect(before.next).toContain('analyze_page');

    expect(await runJob(session, { kind: 'analyze_page', page_id: page.id })).toMatchObject({ status: 'completed' });
    const audit = await call('get_report', { page_id: page.id });
    expect(audit).toMatchObject({ score_source: 'audit', content_stale: false });
    expect(audit.costs.length).toBeGreaterThan(0);
    const { recommendations } = await call('list_recommendations', { page_id: page.id });
    const ofTitle = recommendations.filter((one: { target_field: string }) => one.target_field === 'title');
    expect(ofTitle.length).toBeGreaterThan(0);
    const open = await call('resolve_recommendation', { recommendation_id: ofTitle[0].recommendation_id });
    expect(open).toMatchObject({ addressed: false, verified: false, status: 'pending' });

    await call('set_page_fields', {
      page_id: page.id,
      title: 'Winter tyres: when to change them, and what they cost',
    });
    for (const { recommendation_id } of ofTitle) {
      const resolved = await call('resolve_recommendation', { recommendation_id });
      expect(resolved).toMatchObject({ addressed: true, verified: true, status: 'applied', score_source: 'verified' });
    }

    const content = await call('get_content', { page_id: page.id });
    expect(content).toMatchObject({ markdown: MARKDOWN, next_offset: null });
    const edits = [
      {
        find: 'Change them in October, and back at Easter.',
        replace: 'Change winter tyres in October, and back at Easter. A change costs 40 euros at our workshop.',
      },
    ];
    const edited = await call('edit_content', {
      page_id: page.id,
      base_version_id: content.content_version_id,
      edits,
    });
    expect(edited).toMatchObject({ replaced: 1 });
    expect((await call('get_content', { page_id: page.id })).markdown).toContain('40 euros');
    expect(await call('check_content', { page_id: page.id })).toMatchObject({ changed_since_analysis: true });

    expect(await runJob(session, { kind: 'analyze_page', page_id: page.id })).toMatchObject({ status: 'completed' });
    const after = await call('get_report', { page_id: page.id });
    expect(after.score).toBeGreaterThan(audit.score);
    expect(after.score_change).toBeGreaterThan(0);

    const { ideas } = await call('list_ideas', { site_id: sites[0].site_id });
    expect(ideas).toMatchObject([{ title: 'When to change to winter tyres' }]);
    const idea = await call('list_ideas', { site_id: sites[0].site_id, idea_id: ideas[0].idea_id });
    expect(idea.ideas[0].description).toEqual(expect.any(String));
  },
);
