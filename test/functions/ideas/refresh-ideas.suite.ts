import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refreshDueIdeas } from '../../../functions/ideas-refresher/refresh-due-ideas.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getLatestIdeaRun, ideaRunKey } from '../../../shared/table/idea-runs.ts';
import { getUsage, updateOrganization } from '../../../shared/table/organizations.ts';
import { updateSite } from '../../../shared/table/sites.ts';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { system } from '../../systems/own.ts';
import { waitForRun } from './wait-for-run.ts';

const crawled = { lastCrawledAt: '2026-11-01T00:00:00.000Z' };
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

async function seeded(plan: 'pro' | 'none' = 'pro', given: Parameters<typeof seedSite>[2] = crawled) {
  const tenant = await system.tenant({ plan });
  const site = await seedSite(system, tenant, given);
  return { ...tenant, tenant, site, ideas: `/sites/${site.id}/ideas` };
}
const usedRuns = async (organizationId: number): Promise<number> =>
  (await getUsage(system.table, organizationId, new Date())).ideasRuns;

/** The refresher as it runs at a time; it sends nothing, so that what it starts stays as it is. */
const refresherAt = (at: Date) => {
  const sent: string[] = [];
  const services = {
    table: system.table,
    jobs: { send: async ({ jobId }: { jobId: string }) => void sent.push(jobId) },
    now: () => at,
    newId: () => randomUUID(),
  };
  return { sent, run: () => refreshDueIdeas(services), sweep: () => sweep(services) };
};

describe('refresh', () => {
  test('of twenty at once starts one run, which counts once and has an id once it runs [idea-run/in-progress] [idea-run/id]', async () => {
    const { api, ideas, organizationId } = await seeded();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(`${ideas}/refresh`)));
    expect(answers.filter(({ status }) => status === 202).map(({ body }) => body)).toEqual([
      { data: { status: 'queued' } },
    ]);
    const run = await waitForRun(api, ideas);
    for (const { status, body } of answers.filter((answer) => answer.status !== 202)) {
      // One that came after the end of so short a run meets its cooldown.
      if (status === 429) expect(body.error.details).toEqual({ retry_at: run.can_refresh_at });
      else
        expect([status, body.error]).toEqual([
          409,
          {
            code: 'ideas_run_in_progress',
            message: expect.stringMatching(
              `^Ideas run ${run.id} is already running for this site; poll GET .*/ideas/run$`,
            ),
            details: { run_id: run.id },
          },
        ]);
    }
    expect(run.status).toBe('succeeded');
    expect(await usedRuns(organizationId)).toBe(1);
  });

  test('cools down for 24 hours after a success [idea-run/cooldown]', async () => {
    const { api, ideas } = await seeded();
    await api.post(`${ideas}/refresh`, { mode: 'rebuild' });
    const run = await waitForRun(api, ideas);
    expect(run).toMatchObject({
      status: 'succeeded',
      stale: false,
      trigger: 'manual',
      mode: 'rebuild',
      stage: 'write',
    });
    const { status, body } = await api.post(`${ideas}/refresh`);
    expect([status, body.error.code]).toEqual([429, 'ideas_refresh_cooldown']);
    expect(body.error.details).toEqual({ retry_at: run.can_refresh_at });
    expect(Date.parse(run.can_refresh_at) - Date.parse(run.started_at)).toBe(24 * 3_600_000);
  });

  test.each([{ mode: 'replace' }, { mode: null }, { force: true }, []])('refuses the body %j', async (given) => {
    const { api, ideas } = await seeded();
    expect((await api.post(`${ideas}/refresh`, given)).status).toBe(400);
  });

  test('needs a crawl or planned pages', async () => {
    const { api, ideas, site, tenant } = await seeded('pro', {});
    const refused = await api.post(`${ideas}/refresh`);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
    await seedPage(system, tenant, { site, planned: true, url: null, name: 'Chains', purpose: 'Chain cleaning.' });
    expect((await api.post(`${ideas}/refresh`)).status).toBe(202);
    await waitForRun(api, ideas);
  });

  test('needs a subscription, and a run left of the month [idea-run/cap]', async () => {
    const { api, ideas } = await seeded('none');
    const { status, body } = await api.post(`${ideas}/refresh`);
    expect([status, body.error.code, body.error.details]).toEqual([
      402,
      'payment_required',
      { limit: 0, used: 0, remaining: 0 },
    ]);
    const capped = await seeded();
    await updateOrganization(system.table, capped.organizationId, { ideasCap: 1 });
    const other = await seedSite(system, capped.tenant, crawled);
    expect((await capped.api.post(`${capped.ideas}/refresh`)).status).toBe(202);
    const refused = await capped.api.post(`/sites/${other.id}/ideas/refresh`);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'ideas_run_cap_reached']);
    await updateOrganization(system.table, capped.organizationId, { ideasCap: 0 });
    expect((await capped.api.post(`/sites/${other.id}/ideas/refresh`)).status).toBe(429);
    await waitForRun(capped.api, capped.ideas);
  });
});

describe('a run that fails', () => {
  test('in mid-run leaves playbook and ideas, spends neither cooldown nor cap, and frees the site', async () => {
    const { api, ideas, organizationId, site, tenant } = await seeded();
    const page = await seedPage(system, tenant, { site });
    const markdown = 'A chain degreaser helps. Use a chain degreaser often, because a chain degreaser cleans.';
    await seedSnapshot(system, page, { title: 'Chains', markdown });
    expect((await api.post(`${ideas}/refresh`)).status).toBe(202);
    const success = await waitForRun(api, ideas);
    const shown = async () => [(await api.get(`${ideas}/playbook`)).body, (await api.get(ideas)).body];
    const before = await shown();
    await updateItem(system.table, keys.ideasState(organizationId, site.id), { remove: ['cooldownUntil'] });
    // A page whose body is gone cannot be read: the run fails after it has begun.
    const snapshotId = (await api.get(`/pages/${page.id}`)).body.data.latest_snapshot.id;
    await updateItem(system.table, keys.snapshot(organizationId, page.id, snapshotId), {
      set: { body: { blobId: 'gone', parts: 1 } },
    });
    expect((await api.post(`${ideas}/refresh`, { mode: 'rebuild' })).status).toBe(202);
    const run = await waitForRun(api, ideas);
    expect(run).toMatchObject({ status: 'failed', stale: false, can_refresh_at: null, ideas: success.ideas });
    expect(run.last_succeeded_at).toBe(success.last_succeeded_at);
    expect(await usedRuns(organizationId)).toBe(1);
    expect(await shown()).toEqual(before);
    expect(before[1].meta.total).toBeGreaterThan(0);
    expect((await api.post(`${ideas}/refresh`)).status).toBe(202);
    await waitForRun(api, ideas);
  });

  test('by falling silent reads failed and stale, and the next one replaces it [idea-run/ends]', async () => {
    const { api, ideas, organizationId, site } = await seeded();
    const longAgo = hoursFromNow(-2);
    await startIdeasRun(
      {
        table: system.table,
        jobs: { send: async () => undefined },
        now: () => longAgo,
        newId: () => randomUUID(),
      },
      { site, mode: 'update', trigger: 'manual' },
    );
    const { body } = await api.get(`${ideas}/run`);
    expect(body.data).toMatchObject({ status: 'failed', stale: true, can_refresh_at: null });
    expect((await api.post(`${ideas}/refresh`)).status).toBe(202);
    expect(await waitForRun(api, ideas)).toMatchObject({ status: 'succeeded', stale: false });
    expect(await usedRuns(organizationId)).toBe(1);
  });
});

describe('the sweeper', () => {
  test('sends a run again whose message was lost, and fails one that fell silent', async () => {
    const { site, organizationId } = await seeded();
    const begun = hoursFromNow(-1);
    await startIdeasRun(
      {
        table: system.table,
        jobs: { send: async () => undefined },
        now: () => begun,
        newId: () => randomUUID(),
      },
      { site, mode: 'update', trigger: 'manual' },
    );
    const run = await getLatestIdeaRun(system.table, organizationId, site.id);
    const soon = refresherAt(new Date(begun.getTime() + 120_000));
    await soon.sweep();
    expect(soon.sent).toContain(`job_ideas_${run?.id}`);
    const silence = { 'job/state': 'running', dueAt: begun.toISOString() };
    if (run) await updateItem(system.table, ideaRunKey(run), { set: silence });
    await refresherAt(new Date()).sweep();
    const after = await getLatestIdeaRun(system.table, organizationId, site.id);
    expect(after).toMatchObject({ status: 'failed', stale: true });
    expect(await usedRuns(organizationId)).toBe(0);
  });
});

describe('the refresher', () => {
  test('starts the refresh of a site thirty days after a success, where that is switched on', async () => {
    const { api, ideas, organizationId, site } = await seeded();
    await api.post(`${ideas}/refresh`);
    const first = await waitForRun(api, ideas);
    expect([first.auto_refresh, first.next_refresh_at]).toEqual([false, null]);
    const due = hoursFromNow(30 * 24 + 1);
    await refresherAt(due).run();
    expect((await getLatestIdeaRun(system.table, organizationId, site.id))?.id).toBe(first.id);
    await updateSite(system.table, organizationId, site.id, { set: { autoRefresh: true } });
    const { body } = await api.get(`${ideas}/run`);
    expect(Date.parse(body.data.next_refresh_at) - Date.parse(first.last_succeeded_at)).toBe(30 * 24 * 3_600_000);
    await refresherAt(hoursFromNow(31 * 24 + 2)).run();
    const second = await getLatestIdeaRun(system.table, organizationId, site.id);
    expect(second).toMatchObject({ status: 'running', trigger: 'scheduled', mode: 'update' });
    expect(second?.id).not.toBe(first.id);
  });
});
