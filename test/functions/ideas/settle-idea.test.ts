import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { listDismissedKeywords } from '../../../shared/table/ideas.ts';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';
import { seedIdea } from './seed-idea.ts';

const system = useSystem();

async function seeded(plan: 'pro' | 'none' = 'pro') {
  const tenant = await system.tenant({ plan });
  const site = await seedSite(system, tenant);
  return { tenant, api: tenant.api, site };
}

describe('accept', () => {
  test('records the page that was made for an idea [idea/create]', async () => {
    const { tenant, api, site } = await seeded();
    const idea = await seedIdea(system, site);
    const page = await seedPage(system, tenant, { site });
    const path = `/sites/${site.id}/ideas/${idea.id}/accept`;
    const { status, body } = await api.post(path, { action: 'create', page_id: page.id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      page_id: page.id,
      added_keywords: [],
      analysis_started: false,
      analysis_reason: null,
      idea: {
        status: 'accepted',
        accepted_action: 'create',
        page_id: page.id,
        page_path: page.path,
        proposed_path: null,
      },
    });
    expect((await api.post(path, { action: 'create', page_id: page.id })).status).toBe(409);
  });

  test('adds keywords that the page lacks, at most ten, and starts an analysis [idea/optimize]', async () => {
    const { tenant, api, site } = await seeded();
    const page = await seedPage(system, tenant, {
      site,
      primaryKeyword: 'Bike Chain',
      secondaryKeywords: ['chain  OIL'],
    });
    await seedSnapshot(system, page, { markdown: '# Chains\n\nWords on chains.' });
    const secondaryKeywords = ['bike chain', 'Chain oil', ...Array.from({ length: 12 }, (_, at) => `chain ${at}`)];
    const idea = await seedIdea(system, site, { action: 'optimize', pageId: page.id, secondaryKeywords });
    const { body } = await api.post(`/sites/${site.id}/ideas/${idea.id}/accept`, { action: 'optimize' });
    const added = ['bike chain cleaner', ...Array.from({ length: 9 }, (_, at) => `chain ${at}`)];
    expect(body.data).toMatchObject({ added_keywords: added, analysis_started: true, analysis_reason: null });
    expect(body.data.idea.accepted_keywords).toEqual(added);
    const detail = await api.get(`/pages/${page.id}`);
    expect(detail.body.data.secondary_keywords).toEqual(['chain  OIL', ...added]);
    await waitUntil('the page is analysed', async () => {
      const { body: after } = await api.get(`/pages/${page.id}`);
      return after.data.latest_analysis;
    });
  });

  test('never makes a page have more than a hundred secondary keywords', async () => {
    const { tenant, api, site } = await seeded('none');
    const secondaryKeywords = Array.from({ length: 98 }, (_, at) => `word ${at}`);
    const page = await seedPage(system, tenant, { site, secondaryKeywords });
    const idea = await seedIdea(system, site, {
      action: 'either',
      pageId: page.id,
      secondaryKeywords: ['two', 'three'],
    });
    const { body } = await api.post(`/sites/${site.id}/ideas/${idea.id}/accept`, { action: 'optimize' });
    expect(body.data.added_keywords).toEqual(['bike chain cleaner', 'two']);
  });

  test('waits while keywords of the site are generated, and needs not wait where none are added', async () => {
    const { tenant, api, site } = await seeded('none');
    const page = await seedPage(system, tenant, { site });
    const full = await seedPage(system, tenant, { site, primaryKeyword: 'bike chain cleaner' });
    const [idea, other] = [
      await seedIdea(system, site, { action: 'optimize', pageId: page.id }),
      await seedIdea(system, site, { action: 'optimize', pageId: full.id, secondaryKeywords: [] }),
    ];
    const leaseUntil = new Date(Date.now() + 60_000).toISOString();
    const lock = keys.siteLock(tenant.organizationId, site.id, 'KEYWORDS');
    await putItem(system.table, { ...lock, holder: 'a generation', leaseUntil });
    const accept = (id: string) => api.post(`/sites/${site.id}/ideas/${id}/accept`, { action: 'optimize' });
    const refused = await accept(idea.id);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'keyword_generation_in_progress']);
    expect((await api.get(`/sites/${site.id}/ideas/${idea.id}`)).body.data.status).toBe('open');
    expect((await api.get(`/pages/${page.id}`)).body.data.secondary_keywords).toBeNull();
    expect((await accept(other.id)).body.data).toMatchObject({ added_keywords: [], idea: { status: 'accepted' } });
    // A generation that died does not hold the gate for ever.
    await putItem(system.table, { ...lock, holder: 'a generation', leaseUntil: new Date(0).toISOString() });
    expect((await accept(idea.id)).body.data.added_keywords).toEqual(['bike chain cleaner']);
  });

  test('stays accepted when the analysis cannot start [idea/accept] [idea/analysis-start]', async () => {
    const { tenant, api, site } = await seeded('none');
    const page = await seedPage(system, tenant, { site });
    await seedSnapshot(system, page, { markdown: 'Words.' });
    const idea = await seedIdea(system, site, { action: 'optimize', pageId: page.id });
    const { body } = await api.post(`/sites/${site.id}/ideas/${idea.id}/accept`, { action: 'optimize' });
    expect(body.data).toMatchObject({
      analysis_started: false,
      analysis_reason: 'plan_required',
      idea: { status: 'accepted' },
    });
    const empty = await seeded();
    const bare = await seedPage(system, empty.tenant, { site: empty.site });
    const other = await seedIdea(system, empty.site, { action: 'optimize', pageId: bare.id });
    const answer = await empty.api.post(`/sites/${empty.site.id}/ideas/${other.id}/accept`, { action: 'optimize' });
    expect(answer.body.data.analysis_reason).toBe('error');
  });

  test('refuses an action that does not fit, and a page that is not of the site', async () => {
    const { tenant, api, site } = await seeded();
    const elsewhere = await seedPage(system, tenant);
    const create = await seedIdea(system, site);
    const optimize = await seedIdea(system, site, { action: 'optimize', pageId: elsewhere.id });
    const accept = (id: string, body: unknown) => api.post(`/sites/${site.id}/ideas/${id}/accept`, body);
    expect((await accept(create.id, { action: 'optimize' })).status).toBe(400);
    expect((await accept(optimize.id, { action: 'create', page_id: elsewhere.id })).status).toBe(400);
    expect((await accept(create.id, { action: 'create' })).status).toBe(400);
    const notThere = await accept(create.id, { action: 'create', page_id: elsewhere.id });
    expect([notThere.status, notThere.body.error.message]).toEqual([404, 'Page not found']);
    expect((await accept(optimize.id, { action: 'optimize' })).status).toBe(404);
  });
});

describe('dismiss', () => {
  test('keeps reason and note, and remembers the keywords', async () => {
    const { api, site } = await seeded();
    const idea = await seedIdea(system, site, { primaryKeyword: 'Chain  Wax', secondaryKeywords: ['wax'] });
    const path = `/sites/${site.id}/ideas/${idea.id}/dismiss`;
    const { status, body } = await api.post(path, { reason: 'wont_rank', note: ' Too hard. ' });
    expect([status, body.data.status, body.data.dismiss_reason, body.data.dismiss_note]).toEqual([
      200,
      'dismissed',
      'wont_rank',
      'Too hard.',
    ]);
    expect(body.data.status_changed_at).not.toBeNull();
    const remembered = await listDismissedKeywords(system.table, { ...site, siteId: site.id });
    expect(remembered.sort()).toEqual(['chain wax', 'wax']);
    expect((await api.post(path, { reason: 'other' })).status).toBe(409);
  });

  test.each([{}, { reason: 'bored' }, { reason: 'other', note: 'x'.repeat(501) }])('refuses %j', async (given) => {
    const { api, site } = await seeded();
    const idea = await seedIdea(system, site);
    expect((await api.post(`/sites/${site.id}/ideas/${idea.id}/dismiss`, given)).status).toBe(400);
  });
});

describe('reopen', () => {
  const reopen = (site: { id: number }, idea: { id: string }) => `/sites/${site.id}/ideas/${idea.id}/reopen`;

  test('undoes a dismissal, and keeps only the keywords of other dismissed ideas from later runs', async () => {
    const { api, site } = await seeded();
    const idea = await seedIdea(system, site, { primaryKeyword: 'Chain wax', secondaryKeywords: ['wax'] });
    const other = await seedIdea(system, site, { primaryKeyword: 'wax ' });
    for (const { id } of [idea, other]) {
      await api.post(`/sites/${site.id}/ideas/${id}/dismiss`, { reason: 'other', note: 'No.' });
    }
    const { status, body } = await api.post(reopen(site, idea));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: idea.id, status: 'open', dismiss_reason: null, dismiss_note: null });
    expect(await listDismissedKeywords(system.table, { ...site, siteId: site.id })).toEqual(['wax']);
    const open = await api.get(`/sites/${site.id}/ideas`);
    expect(open.body.data.map(({ id }: { id: string }) => id)).toEqual([idea.id]);
  });

  test('returns 409 for an idea that is open or accepted', async () => {
    const { tenant, api, site } = await seeded();
    const page = await seedPage(system, tenant, { site });
    const idea = await seedIdea(system, site);
    const refused = await api.post(reopen(site, idea));
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
    await api.post(`/sites/${site.id}/ideas/${idea.id}/accept`, { action: 'create', page_id: page.id });
    expect((await api.post(reopen(site, idea))).status).toBe(409);
  });

  test('returns 409 while the site has as many open ideas as a run may keep', async () => {
    const { api, site } = await seeded();
    const idea = await seedIdea(system, site);
    await api.post(`/sites/${site.id}/ideas/${idea.id}/dismiss`, { reason: 'other' });
    await Promise.all(Array.from({ length: 40 }, () => seedIdea(system, site)));
    const refused = await api.post(reopen(site, idea));
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('40 open ideas')]);
  });

  test('never lets a run suggest a keyword that is dismissed in the same moment [idea/dismissed-keywords]', async () => {
    const { api, site } = await seeded();
    const ideas = await Promise.all(Array.from({ length: 6 }, () => seedIdea(system, site)));
    const [first, ...others] = ideas;
    if (!first) throw new Error('no idea');
    await api.post(`/sites/${site.id}/ideas/${first.id}/dismiss`, { reason: 'other' });
    const dismissals = others.map(({ id }) => api.post(`/sites/${site.id}/ideas/${id}/dismiss`, { reason: 'other' }));
    const answers = await Promise.all([api.post(reopen(site, first)), ...dismissals]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await listDismissedKeywords(system.table, { ...site, siteId: site.id })).toEqual(['bike chain cleaner']);
  });
});

test('one of many accepts and dismissals at once wins [idea/accept] [idea/dismiss] [idea/not-open]', async () => {
  const { tenant, api, site } = await seeded();
  const page = await seedPage(system, tenant, { site });
  const idea = await seedIdea(system, site);
  const path = `/sites/${site.id}/ideas/${idea.id}`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      at % 2
        ? api.post(`${path}/accept`, { action: 'create', page_id: page.id })
        : api.post(`${path}/dismiss`, { reason: 'other' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
  const winner = answers.find(({ status }) => status === 200)?.body.data;
  const { body } = await api.get(path);
  expect(body.data.status).toBe((winner.idea ?? winner).status);
});
