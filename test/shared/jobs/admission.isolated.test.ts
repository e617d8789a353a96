/** @module-tag stories */
import { beforeEach, describe, expect, test } from 'vitest';
import { simulateJobs } from '../../../lab/admission/simulated-jobs.ts';
import { machineDefinition } from '../../../local/state-machines.ts';
import { countSliceWorkers } from '../../../shared/domain/crawling/slices.ts';
import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { type AdmissionServices, admitJob, beatAdmission, SLOT_LEASE_SECONDS } from '../../../shared/jobs/admission.ts';
import { slotsIn } from '../../../shared/jobs/admission-beats.ts';
import { jobMessage } from '../../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { analysisKind, analysisTask } from '../../../shared/jobs/kinds/analysis.ts';
import { cancelJob, endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { startJobWrites } from '../../../shared/jobs/lifecycle/start-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { newAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { type Analysis, getAnalysis } from '../../../shared/table/analyses.ts';
import { getItem, queryItems } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import {
  endTurn,
  isAnyWaiting,
  putWaiting,
  readLine,
  readWaiting,
  removeWaiting,
} from '../../../shared/table/job-line.ts';
import { readSlots } from '../../../shared/table/job-slots.ts';
import { newPage } from '../../../shared/table/pages.ts';
import { useJobs } from './use-jobs.ts';

const jobs = useJobs();
let organization = 0;
beforeEach(async () => {
  organization += 1_000;
  // Leftovers of the test before.
  const { pk: slots } = keys.jobSlot('analysis', 0);
  const { pk: waiting } = keys.waitingJob('analysis', 0, '', '');
  for (const partition of [slots, waiting]) {
    const items = await queryItems(jobs.table, { pk: partition });
    await writeItems(jobs.table, { deletes: items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })) });
  }
  const line = await readLine(jobs.table, 'analysis', 100);
  await writeItems(jobs.table, { deletes: line.map((id) => keys.jobTurn(id, 'analysis')) });
});

const STEP_SECONDS = 20;
type Simulated = ReturnType<typeof simulateJobs>;

/** One step: it reports, works and completes; `dies` says whose worker is killed before it ends. */
const worker =
  (dies: (message: JobMessage) => boolean = () => false) =>
  async (simulated: Simulated, message: JobMessage): Promise<void> => {
    const services = { table: jobs.table, now: () => simulated.now };
    const row = await reportJob(services, analysisKind, analysisTask(message));
    if (dies(message)) return;
    simulated.at(simulated.seconds + STEP_SECONDS, async () => {
      await endJob(jobs.table, analysisKind, row, { status: 'completed', now: simulated.now });
    });
  };

const simulate = (given: Partial<Parameters<typeof simulateJobs>[0]> = {}) =>
  simulateJobs({ table: () => jobs.table, start: jobs.now, slotsOf: () => 1, execute: worker(), ...given });

async function queued(count: number): Promise<Analysis[]> {
  const createdAt = jobs.now.toISOString();
  const ids = await jobs.ids.many('analysis', count);
  const rows = ids.map((id) => {
    const page = newPage({ id, organizationId: organization, siteId: 1, path: '/', url: null, createdAt });
    return newAnalysis(page, { id, force: false, reservation: null, createdAt });
  });
  for (const row of rows) await transact(jobs.table, startJobWrites(analysisKind, row, jobs.now));
  return rows;
}
const messages = (rows: readonly Analysis[]) => rows.map((row) => jobMessage(analysisKind, row));
const stateOf = async ({ organizationId, id }: Analysis) => (await getAnalysis(jobs.table, organizationId, id))?.job;
const states = async (rows: readonly Analysis[]) => Promise.all(rows.map(async (row) => (await stateOf(row))?.state));

describe('jobs above the slots of their kind', () => {
  test('wait as queued, and begin as others end, in the order in which they were queued', async () => {
    const simulated = simulate();
    const rows = await queued(4);
    simulated.send(...messages(rows));
    await simulated.run(STEP_SECONDS / 2);
    expect(await states(rows)).toEqual(['running', 'queued', 'queued', 'queued']);
    await simulated.run();
    expect(await states(rows)).toEqual(Array(4).fill('completed'));
    expect(simulated.executions).toEqual(rows.map(({ job }) => job.id));
  });

  test('leave nothing behind: no slot is taken and nothing waits', async () => {
    const simulated = simulate({ slotsOf: () => 2 });
    simulated.send(...messages(await queued(5)));
    await simulated.run();
    expect(await readSlots(jobs.table, 'analysis')).toEqual({ slots: [], beatAt: null, movedAt: null, pause: null });
    expect(await isAnyWaiting(jobs.table, 'analysis')).toBe(false);
    expect(await readLine(jobs.table, 'analysis', 10)).toEqual([]);
  });

  test('begin once, however often their messages are delivered', async () => {
    const simulated = simulate();
    const rows = await queued(3);
    simulated.send(...messages(rows), ...messages(rows), ...messages(rows));
    simulated.at(30, () => simulated.send(...messages(rows)));
    await simulated.run();
    expect(simulated.executions).toEqual(rows.map(({ job }) => job.id));
    expect((await readSlots(jobs.table, 'analysis')).slots).toEqual([]);
  });

  test('are not sent again by the sweeper while they wait, and keep their locks longer than a lease', async () => {
    const seconds = 2_000;
    const simulated = simulate({
      sweepUntil: seconds,
      execute: async (all, message) => {
        await reportJob({ table: jobs.table, now: () => all.now }, analysisKind, analysisTask(message));
        for (let at = 600; at < seconds; at += 600) {
          all.at(
            at,
            async () =>
              void (await reportJob({ table: jobs.table, now: () => all.now }, analysisKind, analysisTask(message))),
          );
        }
      },
    });
    const [first, second] = await queued(2);
    if (!first || !second) throw new Error('two were queued');
    simulated.send(...messages([first, second]));
    await simulated.run(seconds - 1);
    expect(simulated.resent).toBe(0);
    expect(await stateOf(second)).toMatchObject({ state: 'queued', resends: 0, attempt: 1 });
    const [lock] = second.job.locks;
    const stored = lock && (await getItem(jobs.table, { pk: lock.pk, sk: lock.sk }));
    expect(String(stored?.['leaseUntil']) > simulated.now.toISOString()).toBe(true);
  });

  test('that are cancelled while they wait give their turn to the next one at once', async () => {
    const simulated = simulate();
    const rows = await queued(8);
    simulated.send(...messages(rows));
    simulated.at(5, async () => {
      for (const row of rows.slice(1, 7))
        await cancelJob({ table: jobs.table, now: () => simulated.now }, analysisKind, row);
    });
    await simulated.run();
    expect(simulated.executions).toEqual([rows[0]?.job.id, rows[7]?.job.id]);
    expect(simulated.seconds).toBeLessThan(2 * STEP_SECONDS + 5);
  });
});

describe('a slot', () => {
  test('of a worker that was killed is free again when the sweeper has failed its job', async () => {
    const simulated = simulate({ sweepUntil: 1_100, execute: worker(({ jobId }) => jobId === dead?.job.id) });
    const [dead, next] = await queued(2);
    if (!dead || !next) throw new Error('two were queued');
    simulated.send(...messages([dead, next]));
    await simulated.run(890);
    expect(await states([dead, next])).toEqual(['running', 'queued']);
    await simulated.run(1_100);
    expect(await states([dead, next])).toEqual(['failed', 'completed']);
  });

  test('that nobody freed is found out within a minute when another job waits for it', async () => {
    const simulated = simulate({
      execute: async (all, message) => {
        // It ends without the slot: as a process that dies between the two writes.
        const row = await reportJob(
          { table: jobs.table, now: () => all.now },
          analysisKind,
          analysisTask({ ...message, slot: undefined }),
        );
        await endJob(jobs.table, analysisKind, row, { status: 'completed', now: all.now });
      },
    });
    const rows = await queued(2);
    simulated.send(...messages(rows));
    await simulated.run();
    expect(await states(rows)).toEqual(['completed', 'completed']);
    expect(simulated.seconds).toBeLessThanOrEqual(2 * SLOT_LEASE_SECONDS);
  });

  test('is free again when the execution could not be started, and an outage costs no job', async () => {
    const outage = 600;
    const simulated = simulate({
      slotsOf: () => 3,
      startsWork: (seconds) => seconds > outage,
      sweepUntil: outage + 1_200,
    });
    const rows = await queued(4);
    simulated.send(...messages(rows));
    await simulated.run(outage + 1_200);
    expect(await states(rows)).toEqual(Array(4).fill('completed'));
  });
});

describe('a job that has waited in line for more than a day', () => {
  const hours = (count: number) => secondsLater(jobs.now, count * 3_600);
  /** The admission at a time, with so many slots; no beat follows. */
  const services = (now: Date, slots: number): AdmissionServices => ({
    table: jobs.table,
    now: () => now,
    kinds: jobKinds,
    slotsOf: () => slots,
    start: async () => 'started',
    sendBeat: async () => {},
  });
  const sweepAt = (now: Date) => sweep({ table: jobs.table, now: () => now, jobs: { send: async () => {} } });

  test('goes on waiting while other jobs of its kind begin', async () => {
    const rows = await queued(2);
    for (const message of messages(rows)) await admitJob(services(jobs.now, 0), message);
    const { beatAt } = await readSlots(jobs.table, 'analysis');
    if (beatAt === null) throw new Error('nothing waits');
    await beatAdmission(services(hours(23), 1), { admit: 'analysis', beat: beatAt });
    expect((await readSlots(jobs.table, 'analysis')).slots.map(({ jobId }) => jobId)).toEqual([rows[0]?.job.id]);
    await sweepAt(hours(25));
    expect((await states(rows))[1]).toBe('queued');
  });

  test('fails when none has begun for a day', async () => {
    const rows = await queued(1);
    for (const message of messages(rows)) await admitJob(services(jobs.now, 0), message);
    await sweepAt(hours(23));
    expect(await states(rows)).toEqual(['queued']);
    await sweepAt(hours(25));
    expect(await states(rows)).toEqual(['failed']);
  });
});

test('an organization that comes back into the line has the place of its last turn', async () => {
  const queue = (id: number, queuedAt: string) =>
    putWaiting(jobs.table, 'analysis', { organizationId: id, queuedAt, execution: 'job', message: {} }, jobs.now);
  const [first, second, third] = [organization + 1, organization + 2, organization + 3];
  await queue(first, '2026-11-21T10:00:00.000Z');
  await queue(second, '2026-11-21T10:00:01.000Z');
  for (const [id, turnAt] of [
    [first, '2026-11-21T10:01:00.000Z'],
    [second, '2026-11-21T10:02:00.000Z'],
  ] as const) {
    for (const row of await readWaiting(jobs.table, 'analysis', id, 5)) await removeWaiting(jobs.table, row);
    await endTurn(jobs.table, 'analysis', id, { turnAt, now: jobs.now });
  }
  expect(await readLine(jobs.table, 'analysis', 5)).toEqual([]);
  await queue(second, '2026-11-21T10:03:00.000Z');
  await queue(first, '2026-11-21T10:04:00.000Z');
  await queue(third, '2026-11-21T10:05:00.000Z');
  expect(await readLine(jobs.table, 'analysis', 5)).toEqual([third, first, second]);
});

test('the jobs of a worker that run at once never need more invocations than it has', () => {
  const slotsOf = slotsIn({ WORKER_CONCURRENCY: 130 });
  const needed = new Map<string, number>();
  for (const kind of jobKinds.values()) {
    const definitions = kind.machines.map((machine) => JSON.stringify(machineDefinition(machine)));
    const worker = definitions.join().match(/"FunctionName":"([\w-]+)"/)?.[1] ?? '';
    // A crawl has as many workers as the others leave free.
    const isDivided = kind.name === 'crawl';
    const atOnce = definitions.map((text) => (isDivided ? 1 : Number(text.match(/"MaxConcurrency":(\d+)/)?.[1] ?? 1)));
    needed.set(worker, (needed.get(worker) ?? 0) + slotsOf(kind) * Math.max(...atOnce));
  }
  expect(needed.size).toBeGreaterThan(4);
  expect([...needed.values()].filter((count) => count > 130)).toEqual([]);
  for (const crawlsRunning of [1, 7, 40, 130]) {
    const workers = countSliceWorkers({ workersMax: 16, requestsAtOnce: 16, invocations: 130, crawlsRunning });
    expect(crawlsRunning * workers).toBeLessThanOrEqual(130);
  }
  expect(slotsOf(analysisKind)).toBe(130);
});
