import { afterEach, describe, expect, test } from 'vitest';
import { startDueCrawls } from '../../../functions/crawl-scheduler/start-due-crawls.ts';
import { type HostRules, noHostRules } from '../../../shared/domain/crawling/host-rules.ts';
import { openJobServices } from '../../../shared/jobs/job-services.ts';
import { startSiteCrawl } from '../../../shared/jobs/start-site-crawl.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { deleteItem } from '../../../shared/table/engine/writes.ts';
import { updateOrganization } from '../../../shared/table/organizations.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { seedSite } from '../../harness/seeds.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import { system } from '../../systems/own.ts';

/** A schedule that one test leaves on would be due for the next. */
const switchOff: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const off of switchOff.splice(0)) await off();
});

const html = (title: string, words = 'Words') =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>${words} of ${title}, which are some more.</p>
  <a href="/two/">Two</a></main>`;

async function scheduledSite(given: { plan?: 'pro' | 'none' } = {}) {
  const tenant = await system.tenant(given);
  const web = system.web.take({ '/': html('Home'), '/two/': html('Two') });
  const site = await seedSite(system, tenant, { domain: web.domain });
  const path = `/sites/${site.id}/schedule`;
  switchOff.push(() => tenant.api.put(path, { every: 'off' }));
  const schedule = async () => (await tenant.api.get(`/sites/${site.id}`)).body.data.schedule;
  return { ...tenant, web, site, path, schedule };
}

/** The scheduler as it runs at a time. What it starts is really queued, unless `sends` is false. */
const schedulerAt = (at: Date, { sends = true } = {}) => {
  const opened = openJobServices();
  const services = { ...opened, jobs: sends ? opened.jobs : { send: async () => {} }, now: () => at };
  return { services, run: (hostRules: HostRules = noHostRules) => startDueCrawls({ ...services, hostRules }) };
};

const DAY_MS = 86_400_000;
const later = (iso: string, ms = 60_000): Date => new Date(Date.parse(iso) + ms);

describe('PUT /sites/{siteId}/schedule', () => {
  test('sets the times, which the site shows; the same again moves no date, and another hour does', async () => {
    const { api, path, schedule, site } = await scheduledSite();
    expect(await schedule()).toEqual({ every: 'off', hour: 0, analyse: 'none', next_run: null, last_run: null });
    const { status, body } = await api.put(path, { every: 'week', hour: 5, analyse: 'changed' });
    expect([status, body.data]).toEqual([
      200,
      {
        every: 'week',
        hour: 5,
        analyse: 'changed',
        next_run: expect.stringMatching(`T05:${String(site.id % 60).padStart(2, '0')}:00.000Z$`),
        last_run: null,
      },
    ]);
    const untilNext = Date.parse(body.data.next_run) - Date.now();
    expect(untilNext).toBeGreaterThan(0);
    expect(untilNext).toBeLessThanOrEqual(DAY_MS);
    expect(await schedule()).toEqual(body.data);
    const again = await api.put(path, { every: 'week', hour: 5, analyse: 'all' });
    expect(again.body.data).toEqual({ ...body.data, analyse: 'all' });
    expect((await api.put(path, { every: 'week', hour: 6 })).body.data.next_run).toMatch(/T06:/);
  });

  test('`off` ends it', async () => {
    const { api, path, schedule } = await scheduledSite();
    const set = await api.put(path, { every: 'day' });
    expect((await api.put(path, { every: 'off' })).body.data).toMatchObject({ every: 'off', next_run: null });
    await schedulerAt(later(set.body.data.next_run)).run();
    expect((await schedule()).last_run).toBeNull();
  });

  test('refuses hours and intervals that there are not, and other fields', async () => {
    const { api, path } = await scheduledSite();
    for (const body of [
      {},
      { every: 'hour' },
      { every: 'day', hour: 24 },
      { every: 'day', hour: -1 },
      { every: 'day', hour: 1.5 },
      { every: 'day', analyse: 'some' },
      { every: 'day', minute: 3 },
    ]) {
      const answer = await api.put(path, body);
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    }
  });

  test('402 payment_required without a subscription, but it can be switched off', async () => {
    const { api, path } = await scheduledSite({ plan: 'none' });
    const refused = await api.put(path, { every: 'day' });
    expect([refused.status, refused.body.error.code]).toEqual([402, 'payment_required']);
    expect((await api.put(path, { every: 'off' })).status).toBe(200);
  });

  test('400 no_content for a planned site, which has no domain to crawl', async () => {
    const known = await scheduledSite();
    const { api } = known;
    const planned = await seedSite(system, known, { planned: true });
    const answer = await api.put(`/sites/${planned.id}/schedule`, { every: 'day' });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'no_content']);
  });
});

describe('a schedule that is due', () => {
  test('starts one crawl, whatever the number of workers, and sets the next date', async () => {
    const { api, path, schedule, organizationId } = await scheduledSite();
    const { next_run: due } = (await api.put(path, { every: 'day', hour: 4 })).body.data;
    await schedulerAt(later(due, -60_000)).run();
    expect((await schedule()).last_run).toBeNull();
    const results = await Promise.all(Array.from({ length: 5 }, () => schedulerAt(later(due)).run()));
    expect(results.reduce((sum, { started }) => sum + started, 0)).toBe(1);
    expect(results.map(({ failed }) => failed)).toEqual([0, 0, 0, 0, 0]);
    const after = await schedule();
    expect(after).toMatchObject({
      next_run: new Date(Date.parse(due) + DAY_MS).toISOString(),
      last_run: { outcome: 'started', reason: null, job_id: expect.stringMatching(/^job_cr_\d+$/) },
    });
    expect((await waitForJob(api, after.last_run.job_id)).status).toBe('completed');
    const crawls = (await api.get(path.replace('schedule', 'crawls'))).body.data;
    expect(crawls.map((crawl: { job_id: string }) => crawl.job_id)).toEqual([after.last_run.job_id]);
    const crawlId = Number(after.last_run.job_id.replace('job_cr_', ''));
    expect(await getCrawl(system.table, organizationId, crawlId)).toMatchObject({ analyze: 'none' });
  });

  test('skips the run while a crawl of the site runs, and names its job', async () => {
    const { api, path, schedule, site, organizationId } = await scheduledSite();
    const { next_run: due } = (await api.put(path, { every: 'day', hour: 4 })).body.data;
    const held = schedulerAt(later(due), { sends: false });
    const row = await getSite(system.table, organizationId, site.id);
    if (!row) throw new Error('the site is not there');
    const running = await startSiteCrawl(held.services, row);
    expect(await held.run()).toMatchObject({ started: 0, skipped: 1 });
    expect(await schedule()).toMatchObject({
      next_run: new Date(Date.parse(due) + DAY_MS).toISOString(),
      last_run: { outcome: 'skipped', reason: 'crawl_in_progress', job_id: running.started ? running.jobId : '' },
    });
  });

  test('skips the run of an organization whose subscription ended, and crawls again when it has one', async () => {
    const { api, path, schedule, organizationId } = await scheduledSite();
    const { next_run: due } = (await api.put(path, { every: 'week', hour: 4 })).body.data;
    await updateOrganization(system.table, organizationId, { plan: 'none' });
    expect(await schedulerAt(later(due)).run()).toMatchObject({ started: 0, skipped: 1 });
    const skipped = await schedule();
    expect(skipped).toMatchObject({
      every: 'week',
      next_run: new Date(Date.parse(due) + 7 * DAY_MS).toISOString(),
      last_run: { outcome: 'skipped', reason: 'payment_required', job_id: null },
    });
    await updateOrganization(system.table, organizationId, { plan: 'pro' });
    expect(await schedulerAt(later(skipped.next_run)).run()).toMatchObject({ started: 1, skipped: 0 });
    await waitForJob(api, (await schedule()).last_run.job_id);
  });

  test('skips a site on a host that the operator denies', async () => {
    const { api, path, schedule, web } = await scheduledSite();
    const { next_run: due } = (await api.put(path, { every: 'day', hour: 4 })).body.data;
    await schedulerAt(later(due)).run({ allowed: [], denied: [web.domain] });
    expect((await schedule()).last_run).toMatchObject({ outcome: 'skipped', reason: 'host_not_allowed' });
  });

  test('of a site that vanished is removed', async () => {
    const { api, path, site, organizationId } = await scheduledSite();
    const { next_run: due } = (await api.put(path, { every: 'day', hour: 4 })).body.data;
    await deleteItem(system.table, keys.site(organizationId, site.id));
    expect(await schedulerAt(later(due)).run()).toMatchObject({ removed: 1, failed: 0 });
    expect(await schedulerAt(later(due)).run()).toMatchObject({ removed: 0, failed: 0 });
  });

  test('makes up for no run that was missed', async () => {
    const { api, path, schedule } = await scheduledSite();
    const { next_run: due } = (await api.put(path, { every: 'day', hour: 4 })).body.data;
    const aWeekLater = later(due, 7 * DAY_MS + 60_000);
    expect(await schedulerAt(aWeekLater).run()).toMatchObject({ started: 1 });
    expect((await schedule()).next_run).toBe(new Date(Date.parse(due) + 8 * DAY_MS).toISOString());
    await waitForJob(api, (await schedule()).last_run.job_id);
    expect(await schedulerAt(aWeekLater).run()).toMatchObject({ started: 0 });
  });
});

describe('after a scheduled crawl', () => {
  /** Lets the schedule run once; returns what it noted of the analyses. */
  async function runOnce({ api, path, schedule }: Awaited<ReturnType<typeof scheduledSite>>, analyse: string) {
    const { next_run: due } = (await api.put(path, { every: 'day', hour: 4, analyse })).body.data;
    await schedulerAt(later(due)).run();
    await waitForJob(api, (await schedule()).last_run.job_id);
    return (await schedule()).last_run.analyses;
  }
  const waitForAnalyses = ({ site }: Awaited<ReturnType<typeof scheduledSite>>) =>
    waitUntil(`the analyses of site ${site.id} are over`, async () => {
      const unfinished = await listUnfinishedJobs(system.table);
      return unfinished.every(({ workKind }) => workKind !== 'analysis');
    });

  test('`changed` analyzes the pages without an analysis, then those whose content changed', async () => {
    const known = await scheduledSite();
    expect(await runOnce(known, 'changed')).toEqual({ queued: 2, not_queued: 0, stopped_by: null });
    await waitForAnalyses(known);
    expect(await runOnce(known, 'changed')).toEqual({ queued: 0, not_queued: 0, stopped_by: null });
    known.web.serve({ '/': html('Home'), '/two/': html('Two', 'Wholly other words') });
    expect(await runOnce(known, 'changed')).toEqual({ queued: 1, not_queued: 0, stopped_by: null });
  });

  test('`none` analyzes nothing', async () => {
    expect(await runOnce(await scheduledSite(), 'none')).toBeNull();
  });

  test('`all` takes no more audits than the plan has left, and says so', async () => {
    const known = await scheduledSite();
    await updateOrganization(system.table, known.organizationId, { auditAllowance: 1 });
    expect(await runOnce(known, 'all')).toEqual({ queued: 1, not_queued: 1, stopped_by: 'allowance_exhausted' });
  });
});
