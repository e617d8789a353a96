/**
 * Kinds of jobs that are paused, in simulated time: the real admission, reports and sweeper on a real table.
 *
 * @module-tag stories
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { simulateJobs } from '../../../lab/admission/simulated-jobs.ts';
import { jobMessage } from '../../../shared/jobs/job-kind.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { analysisKind, analysisTask } from '../../../shared/jobs/kinds/analysis.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { failOrPostponeStep } from '../../../shared/jobs/lifecycle/fail-or-postpone-step.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { type Analysis, getAnalysis } from '../../../shared/table/analyses.ts';
import { queryItems } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { putPause, removePause } from '../../../shared/table/job-pauses.ts';
import { readSlots } from '../../../shared/table/job-slots.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { useAdmin } from '../../cli/admin/use-admin.ts';
import { useJobs } from './use-jobs.ts';

const jobs = useJobs();
const admin = useAdmin(() => ({
  table: jobs.table,
  ids: jobs.services.ids,
  cipher: { encrypt: async () => '', decrypt: async () => '' } as never,
  now: () => jobs.now,
}));
beforeEach(async () => {
  await removePause(jobs.table, 'analysis');
  for (const { pk } of [keys.jobSlot('analysis', 0), keys.waitingJob('analysis', 0, '', '')]) {
    const items = await queryItems(jobs.table, { pk });
    await writeItems(jobs.table, {
      deletes: items.map((item) => ({ pk: String(item['pk']), sk: String(item['sk']) })),
    });
  }
});

const STEP_SECONDS = 20;
const REASON = 'the model editor-1 failed: POST http://127.0.0.1:9 was refused';

/** Analyses of different pages, as clients start them. */
async function queued(count: number): Promise<Analysis[]> {
  const pages: Page[] = [];
  for (const id of await jobs.ids.many('page', count)) {
    const createdAt = jobs.now.toISOString();
    const of = { organizationId: jobs.organizationId, siteId: jobs.site.id, url: null, createdAt };
    const page = newPage({ ...of, id, path: `/${id}/`, latestContentVersionId: 1 });
    await transact(jobs.table, createPageWrites(page));
    pages.push(page);
  }
  const analyses: Analysis[] = [];
  for (const page of pages) {
    const started = await startAnalysis(jobs.services, { page, drafts: [], force: true });
    if (!started.started) throw new Error(started.reason);
    analyses.push(started.analysis);
  }
  return analyses;
}
const stateOf = async ({ organizationId, id }: Analysis) => (await getAnalysis(jobs.table, organizationId, id))?.job;
const states = (rows: readonly Analysis[]) => Promise.all(rows.map(async (row) => (await stateOf(row))?.state));

/** A worker whose model is out of service until that second. */
const simulate = (outageEnds: number, until: number) => {
  let tries = 0;
  const simulated = simulateJobs({
    table: () => jobs.table,
    start: jobs.now,
    slotsOf: () => 3,
    sweepUntil: until,
    async execute(all, message: JobMessage) {
      const services = { table: jobs.table, now: () => all.now };
      const row = await reportJob(services, analysisKind, analysisTask(message));
      tries += 1;
      all.at(all.seconds + STEP_SECONDS, async () => {
        if (all.seconds > outageEnds) {
          await endJob(jobs.table, analysisKind, row, { status: 'completed', now: all.now });
          return;
        }
        const failure = { Error: 'ModelOutageError', Cause: JSON.stringify({ errorMessage: REASON }) };
        const job = { ...analysisTask(message), attempt: message.attempt };
        await failOrPostponeStep(analysisKind)(services, { job, failure });
        // Step Functions repeats a step whose response was lost.
        await failOrPostponeStep(analysisKind)(services, { job, failure });
      });
    },
  });
  return { simulated, tries: () => tries };
};
const send = (simulated: ReturnType<typeof simulateJobs>, rows: readonly Analysis[]) =>
  simulated.send(...rows.map((row) => jobMessage(analysisKind, row)));

describe('an outage of the model', () => {
  test('pauses the analyses by itself, tries the model with one at a time, and all complete when it works again', async () => {
    const { simulated, tries } = simulate(1_000, 2_000);
    const rows = await queued(8);
    send(simulated, rows);
    await simulated.run(500);
    expect(await states(rows)).toEqual(Array(8).fill('queued'));
    expect((await readSlots(jobs.table, 'analysis')).pause).toMatchObject({ by: 'provider', reason: REASON });
    // Three slots at first, then probes after 30, 60, 120 and 240 seconds.
    expect(tries()).toBeLessThanOrEqual(3 + 4);
    await simulated.run(2_000);
    expect(await states(rows)).toEqual(Array(8).fill('completed'));
    expect((await readSlots(jobs.table, 'analysis')).pause).toBeNull();
    expect((await jobs.usage()).audits).toBe(8);
  });

  test('is named by the jobs that wait and by the list, and a job fails for it after a day with its unit returned', async () => {
    const day = 86_400;
    const { simulated } = simulate(Number.POSITIVE_INFINITY, 200);
    const [row] = await queued(1);
    if (!row) throw new Error('one was queued');
    send(simulated, [row]);
    await simulated.run(200);
    const shown = await admin.json('jobs', 'show', row.job.id);
    expect(shown).toMatchObject({ status: 'queued', failure_reason: REASON });
    expect((await admin.json('jobs', 'list')).paused).toMatchObject([
      { kind: 'analysis', by: 'provider', reason: REASON },
    ]);
    jobs.after(day + 300);
    await sweep({ table: jobs.table, now: () => jobs.now, jobs: { send: async () => {} } });
    expect(await stateOf(row)).toMatchObject({ state: 'failed', failure: 'model_failed', error: REASON });
    expect((await jobs.usage()).audits).toBe(0);
  });
});

describe('a kind that the operator pauses', () => {
  test('begins no job until it is resumed, while those that run end', async () => {
    const { simulated } = simulate(0, 600);
    const rows = await queued(6);
    send(simulated, rows);
    simulated.at(5, async () => {
      const reason = 'prices are wrong';
      const paused = await admin.json('jobs', 'pause', 'analysis', '--reason', reason);
      expect(paused).toMatchObject({ kind: 'analysis', paused: true, by: 'operator', reason, probe_at: null });
    });
    await simulated.run(300);
    expect((await states(rows)).toSorted()).toEqual([...Array(3).fill('completed'), ...Array(3).fill('queued')]);
    simulated.at(301, async () => void (await admin.json('jobs', 'resume', 'analysis')));
    await simulated.run(600);
    expect(await states(rows)).toEqual(Array(6).fill('completed'));
  });

  test('stays paused when a probe of an earlier outage ends', async () => {
    const { simulated } = simulate(100, 600);
    const rows = await queued(2);
    send(simulated, rows);
    const since = jobs.now.toISOString();
    simulated.at(90, () =>
      putPause(jobs.table, 'analysis', {
        by: 'operator',
        reason: 'r',
        since,
        probeAt: null,
        probeSeconds: 0,
        probe: null,
      }),
    );
    await simulated.run(600);
    expect((await readSlots(jobs.table, 'analysis')).pause).toMatchObject({ by: 'operator' });
  });
});
