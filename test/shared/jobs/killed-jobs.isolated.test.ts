/**
 * @module-tag stories
 *
 * Walks the registry of kinds and the definitions of their state machines: the process is killed at every step of every
 * kind, and started again an hour later. A kind that is added to the registry is tested here without a line.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOver } from '../../../shared/domain/jobs/job-states.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { StartableKind } from '../../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { readJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import { resumeJobs } from '../../../shared/jobs/lifecycle/resume-jobs.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { cancelOperatorJob } from '../../../shared/operator/cancel-job.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import type { JobRow } from '../../../shared/table/jobs.ts';
import { serveWebSites, type WebSites } from '../../harness/web-sites.ts';
import { openKillableMachines, stepsOf } from './killable-machines.ts';
import { linkedPages } from './linked-pages.ts';
import { useLiveSite } from './use-live-site.ts';

const HOUR_MS = 3_600_000;
/** An outline is failed by the sweeper after its lease; every other job ends in the first hour. */
const HOURS_MAX = 3;

const web: WebSites = await serveWebSites(1);
const { domain } = web.take(linkedPages(3));
const live = useLiveSite({ domain, environment: { CRAWL_ORIGIN_OVERRIDES: web.originOverrides } });
const machines = await openKillableMachines();
afterAll(() => Promise.all([web.close(), machines.close()]));
afterEach(() => machines.stop());

beforeAll(() => void setProcessVariables({ LOG_LEVEL: 'silent' }));
/** Only dates: the engines keep their timers. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

/** The last batch of a small crawl does these itself, unless its execution began in an earlier version. */
const stepsOfLongCrawls = ['generate-context', 'read-searches'];
/** Needs a frontier of hundreds of URLs: it is killed in the tests of the crawl worker's slices. */
const stepOfLargeSites = 'crawl-slice';

const cases = [...jobKinds.values()].flatMap((kind) =>
  kind.machines.flatMap((machine) =>
    stepsOf(machine)
      .filter(({ step }) => step !== stepOfLargeSites)
      .flatMap(({ step, failing }) =>
        (['before', 'after'] as const).map((moment) => ({ kind: kind.name, machine, step, failing, moment })),
      ),
  ),
);

const services = () => ({ ...live.services, jobs: machines.queue, now: () => new Date() });

/** The message of a job that was started on this machine, and that is not sent yet. */
async function begin(kind: StartableKind<JobRow>, machine: string): Promise<JobMessage> {
  const sent: JobMessage[] = [];
  const jobs = { send: async (...messages: JobMessage[]) => void sent.push(...messages) };
  for (const page of [null, live.page]) {
    const started = await kind.start({ ...services(), jobs }, { site: live.site, page });
    const message = sent.at(-1);
    if (started.started && message?.machine === machine) return message;
    if (started.started) await cancelOperatorJob(services(), started.jobId);
  }
  throw new Error(`no subject starts a job on ${machine}`);
}

describe.each(cases)('$kind, killed $moment $step', (given) => {
  const { kind: name, machine, step, failing, moment } = given;
  const kind = jobKinds.get(name) as StartableKind<JobRow>;

  test('is over after a restart an hour later, with its lock and what it took released', async () => {
    const message = await begin(kind, machine);
    const row = async (): Promise<JobRow> => {
      const found = await readJob(live.table, kind, message);
      if (found === null) throw new Error('the job has no row');
      return found;
    };
    // A step that only a failure leads to is reached by making a step fail that leads there.
    await machines.start(machine, {
      killAt: { step, moment },
      failAt: failing[0],
      isFormer: stepsOfLongCrawls.includes(step),
    });
    await machines.queue.send(message);
    await machines.settled();
    expect(machines.wasKilled()).toBe(true);
    await machines.stop();

    vi.setSystemTime(Date.now() + HOUR_MS);
    await machines.start(machine);
    await resumeJobs(services());
    await machines.settled();
    for (let hour = 1; !isOver((await row()).job.state) && hour < HOURS_MAX; hour += 1) {
      vi.setSystemTime(Date.now() + HOUR_MS);
      await sweep(services());
      await machines.settled();
    }

    const { job } = await row();
    expect(isOver(job.state)).toBe(true);
    // Unfinished jobs go on: only a failure ends one without a result, or a lease that clients see the end of.
    if (failing.length === 0 && !kind.runsAt) expect(job.state).toBe('completed');
    expect(job.error === null).toBe(job.state === 'completed');
    const locks = await Promise.all(job.locks.map(({ pk, sk }) => getItem(live.table, { pk, sk })));
    expect(locks.filter((lock) => lock?.['holder'] === job.id)).toEqual([]);
    const kept = job.state === 'completed' ? job.reservation?.kind : undefined;
    expect(await live.reserved()).toEqual({
      audits: kept === 'audit' ? 1 : 0,
      ideasRuns: kept === 'ideas_run' ? 1 : 0,
    });
    const unfinished = (await listUnfinishedJobs(live.table)).filter(({ workKind }) => workKind === name);
    expect(unfinished.filter(({ organizationId }) => organizationId === live.site.organizationId)).toEqual([]);
  });
});
