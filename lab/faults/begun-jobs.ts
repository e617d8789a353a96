import { isOver } from '../../shared/domain/jobs/job-states.ts';
import type { JobSubject, StartableKind } from '../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import type { JobQueue } from '../../shared/jobs/job-queue.ts';
import { readJob } from '../../shared/jobs/lifecycle/job-rows.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { cancelOperatorJob } from '../../shared/operator/cancel-job.ts';
import { getItem } from '../../shared/table/engine/client.ts';
import type { JobRow } from '../../shared/table/jobs.ts';
import { getUsage } from '../../shared/table/organizations.ts';
import { seedLiveSite } from '../../test/harness/seed-live-site.ts';
import { waitUntil } from '../../test/harness/wait-until.ts';
import type { WebSite } from '../../test/harness/web-sites.ts';
import { linkedSite } from './kill-rounds.ts';
import type { Lab } from './lab.ts';

/** A job of any kind, in a separate organization. */
export interface BegunJob {
  kind: StartableKind<JobRow>;
  message: JobMessage;
}

const SITES_AT_ONCE = 4;
let crawled: WebSite | undefined;

async function makeSubjects(lab: Lab): Promise<JobSubject[]> {
  crawled ??= lab.system.web.take(linkedSite('Subjects', 3));
  const { organizationId } = await lab.tenant();
  const given = { organizationId, domain: crawled.domain, path: '/p1/', now: new Date() };
  const { site, page } = await seedLiveSite(lab, given);
  return [
    { site, page: null },
    { site, page },
  ];
}

/**
 * So many jobs of every kind in the registry, on each of its state machines. They begin together once all sites are there:
 * the system's own sweeper comes every minute.
 */
export async function beginJobs(lab: Lab, jobs: JobQueue, each: number): Promise<BegunJob[]> {
  const wanted = [...jobKinds.values()].flatMap((kind) =>
    kind.machines.flatMap((machine) => Array.from({ length: each }, () => ({ kind, machine }))),
  );
  const subjects = await runInParallel(wanted, SITES_AT_ONCE, () => makeSubjects(lab));
  const begun: BegunJob[] = [];
  for (const [at, { kind, machine }] of wanted.entries()) {
    begun.push(await beginJob(lab, kind, machine, subjects[at] ?? []));
  }
  for (const { message } of begun) await jobs.send(message);
  return begun;
}

async function beginJob(
  { table, ids }: Lab,
  kind: StartableKind<JobRow>,
  machine: string,
  subjects: readonly JobSubject[],
): Promise<BegunJob> {
  for (const subject of subjects) {
    const sent: JobMessage[] = [];
    const send = async (...messages: JobMessage[]): Promise<void> => void sent.push(...messages);
    const services = { table, ids, now: () => new Date(), jobs: { send } };
    const started = await kind.start(services, subject);
    const message = sent.find((candidate) => candidate.machine === machine);
    if (started.started && message) return { kind, message };
    if (started.started) await cancelOperatorJob(services, started.jobId);
  }
  throw new Error(`no subject starts a job on ${machine}`);
}

export async function rowOf(lab: Lab, { kind, message }: BegunJob): Promise<JobRow> {
  const row = await readJob(lab.table, kind, message);
  if (!row) throw new Error(`${message.jobId} has no row`);
  return row;
}

export const waitForEnd = (lab: Lab, job: BegunJob): Promise<JobRow> =>
  waitUntil(
    `${job.message.jobId} is over`,
    async () => {
      const row = await rowOf(lab, job);
      return isOver(row.job.state) && row;
    },
    60_000,
  );

/** Finds leftovers of a finished job: a lock that it holds, or a unit of the month without a result. */
export async function leftOf(lab: Lab, job: BegunJob): Promise<string[]> {
  const { job: envelope, organizationId } = await rowOf(lab, job);
  const left: string[] = [];
  for (const { pk, sk, holder } of envelope.locks) {
    const lock = await getItem(lab.table, { pk, sk });
    if (lock?.['holder'] === holder) left.push(`${envelope.id} left its lock ${sk}`);
  }
  const kept = envelope.state === 'completed' ? envelope.reservation?.kind : undefined;
  const { audits, ideasRuns } = await getUsage(lab.table, organizationId, new Date());
  const expected = { audits: kept === 'audit' ? 1 : 0, ideasRuns: kept === 'ideas_run' ? 1 : 0 };
  if (audits !== expected.audits || ideasRuns !== expected.ideasRuns) {
    left.push(`${envelope.id} is ${envelope.state}, and ${audits} audits and ${ideasRuns} ideas runs are debited`);
  }
  return left;
}
