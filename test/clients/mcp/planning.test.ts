import { expect, test } from 'vitest';
import { seedIdea } from '../../functions/ideas/seed-idea.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { httpTransport, openSession } from './mcp-session.ts';

const system = useSystem({ webSites: 1 });

const SUBJECTS = ['chains', 'brakes', 'lights', 'wheels', 'saddles', 'pumps', 'bells', 'locks', 'tyres', 'pedals'];

const pageOf = (title: string, links: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>
  <p>${`We repair ${title.toLowerCase()} of every make in Kingsbourne, and sell new ones. `.repeat(30)}</p>${links}</main></body></html>`;

const linkTo = (subject: string): string => `<p><a href="/${subject}/">All about ${subject}</a></p>`;

test('an agent adds a site, reads its issues, has ideas found, accepts one, and has its page outlined', {
  tags: 'stories',
}, async () => {
  const web = system.web.take({
    '/': pageOf('Bicycle repairs', `${SUBJECTS.map(linkTo).join('')}<a href="/gone/">Old offers</a>`),
    ...Object.fromEntries(
      SUBJECTS.map((subject) => [`/${subject}/`, pageOf(`Bicycle ${subject}`, '<a href="/">Home</a>')]),
    ),
  });
  const tenant = await system.tenant();
  const session = await openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
  const { call, fail } = session;

  const { site_id, next } = await call('add_site', { domain: web.domain });
  expect(next).toMatch(/list_sites every 15 seconds until background_status .* null/);
  await waitUntil('the site was crawled', async () => {
    const { sites } = await call('list_sites');
    return sites[0].background_status === null && (await call('list_issues', { site_id })).issues.length > 0;
  });
  const found = await call('find_pages', { site_id, search: 'chains' });
  expect(found).toMatchObject({ total: 1, pages: [{ path: '/chains/', title: 'Bicycle chains' }] });
  const byUrl = await call('find_pages', { url: `https://${web.domain}/chains/` });
  expect(byUrl.pages).toEqual(found.pages);

  const { issues } = await call('list_issues', { site_id, severity: 'error' });
  const broken = issues.find(({ issue_id }: { issue_id: string }) => issue_id === 'broken-internal-link');
  expect(broken).toMatchObject({ severity: 'error', pages: 1 });
  const { pages } = await call('list_issues', { site_id, issue_id: 'broken-internal-link' });
  expect(pages).toMatchObject([{ url: `https://${web.domain}/`, evidence: expect.stringMatching(/\S/) }]);
  expect((await fail('list_issues', { site_id, issue_id: 'no-such-issue' })).error.code).toBe('invalid_request');
  expect(await call('get_performance', { site_id })).toMatchObject({ opportunities: expect.any(Array) });
  expect(await call('get_performance', { page_id: found.pages[0].page_id })).toMatchObject({ state: 'not_connected' });
  expect(await call('list_facts', { site_id })).toMatchObject({ facts: expect.any(Array) });

  const started = await call('start_job', { kind: 'find_ideas', site_id });
  expect(started).toMatchObject({ job_id: null, next: expect.stringContaining('list_ideas') });
  const run = await waitUntil(
    'the run of ideas is over',
    async () => {
      const answer = await call('list_ideas', { site_id });
      return ['succeeded', 'failed'].includes(answer.run_status) && answer;
    },
    60_000,
  );
  expect(run.run_status).toBe('succeeded');
  expect((await fail('start_job', { kind: 'find_ideas', site_id })).error.code).toBe('ideas_refresh_cooldown');

  // A site of ten short pages may lead to no idea: the story goes on with an existing one.
  const { id } = await seedIdea(system, { organizationId: tenant.organizationId, id: site_id });
  const {
    ideas: [idea],
  } = await call('list_ideas', { site_id, idea_id: id });
  const accepted = await call('accept_idea', { site_id, idea_id: idea.idea_id, action: 'create' });
  expect(accepted).toMatchObject({ status: 'accepted', page_created: true });
  expect((await fail('accept_idea', { site_id, idea_id: idea.idea_id, action: 'create' })).error.code).toBe('conflict');
  expect((await fail('get_outline', { page_id: accepted.page_id })).error.code).toBe('not_found');
  await call('start_job', { kind: 'outline_page', page_id: accepted.page_id });
  const outline = await waitUntil('the outline is written', async () => {
    const answer = await call('get_outline', { page_id: accepted.page_id });
    return ['completed', 'failed'].includes(answer.status) && answer;
  });
  expect(outline.status).toBe('completed');
  expect(outline.sections.length).toBeGreaterThan(0);

  const empty = await call('get_content', { page_id: accepted.page_id });
  expect(empty).toMatchObject({ content_version_id: null, markdown: '' });
  const written = await call('edit_content', {
    page_id: accepted.page_id,
    base_version_id: null,
    markdown: `# ${idea.title}\n\nWritten by an agent.`,
  });
  expect(written.content_version_id).toEqual(expect.any(Number));
});
