/** Adding a kind of job is one file and one line: a made-up kind is all that this test adds. */
import { readdir, readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { type JobKinds, jobKinds } from '../../../shared/jobs/job-kinds.ts';
import { executionName, jobMessageSchema } from '../../../shared/jobs/job-message.ts';
import { failJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { readJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { resumeJobs } from '../../../shared/jobs/lifecycle/resume-jobs.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { cancelOperatorJob } from '../../../shared/operator/cancel-job.ts';
import { listOperatorJobs, showOperatorJob } from '../../../shared/operator/operator-jobs.ts';
import { retryOperatorJob } from '../../../shared/operator/retry-job.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { projectFile } from '../../structure/project-files.ts';
import { greetingKind } from './greeting-kind.ts';
import { START, useJobs } from './use-jobs.ts';

const jobs = useJobs();
/** The line. */
const kinds: JobKinds = new Map([...jobKinds, [greetingKind.name, greetingKind]]);
let jobId: string;
const lock = () => getItem(jobs.table, { pk: greetingKind.keyOf({ ...row() }).pk, sk: 'LOCK#GREETING' });
const row = () =>
  ({ organizationId: jobs.organizationId, siteId: jobs.site.id }) as Parameters<typeof greetingKind.keyOf>[0];
const task = () => ({ organizationId: jobs.organizationId, id: jobs.site.id, jobId });
const greeting = () => readJob(jobs.table, greetingKind, task());

beforeEach(async () => {
  const started = await greetingKind.start(jobs.services, { site: jobs.site, page: null });
  if (!started.started) throw new Error(started.reason);
  jobId = started.jobId;
});

test('it starts with its row, its lock and a message that the job starter takes', async () => {
  const [message] = jobs.sent;
  expect(jobMessageSchema.parse(message)).toEqual({
    ...task(),
    machine: 'greet-site',
    attempt: 1,
    queuedAt: START.toISOString(),
  });
  expect(await lock()).toMatchObject({ holder: jobId });
  expect(await greetingKind.start(jobs.services, { site: jobs.site, page: null })).toMatchObject({ started: false });
});

test('it is listed and shown, sent again when it is lost, and failed when it falls silent', async () => {
  const shown = { jobId, kind: 'greeting', machine: 'greet-site', status: 'queued' };
  expect(await listOperatorJobs(jobs.services, kinds)).toMatchObject([shown]);
  expect(await showOperatorJob(jobs.services, jobId, kinds)).toMatchObject(shown);
  jobs.after(60);
  expect(await sweep(jobs.services, kinds)).toEqual({ resent: 1, failed: 0 });
  await reportJob(jobs.services, greetingKind, task());
  expect(await greeting()).toMatchObject({ status: 'greeting', job: { state: 'running' } });
  jobs.after(60 + greetingKind.deadlines.silentSeconds);
  expect(await sweep(jobs.services, kinds)).toEqual({ resent: 0, failed: 1 });
  expect(await greeting()).toMatchObject({ status: 'silent', job: { state: 'failed', error: 'it stopped reporting' } });
  expect([await lock(), await listUnfinishedJobs(jobs.table)]).toEqual([null, []]);
  await expect(reportJob(jobs.services, greetingKind, task())).rejects.toThrow(JobOverError);
});

test('it goes on after a restart, is retried after a failure, and is cancelled', async () => {
  await reportJob(jobs.services, greetingKind, task());
  jobs.after(3_600);
  await resumeJobs(jobs.services, kinds);
  expect(await sweep(jobs.services, kinds)).toEqual({ resent: 0, failed: 0 });
  await failJob(jobs.services, greetingKind, task(), { Error: 'PermanentError', Cause: '{"errorMessage":"no voice"}' });
  expect(await showOperatorJob(jobs.services, jobId, kinds)).toMatchObject({ failureReason: 'no voice' });
  const { message } = await retryOperatorJob(jobs.services, jobId, { deadLettered: false, kinds });
  expect(executionName(message)).toBe(`${jobId}-2`);
  expect(await lock()).toMatchObject({ holder: jobId });
  expect(await cancelOperatorJob(jobs.services, jobId, kinds)).toMatchObject({ status: 'cancelled' });
  expect([await lock(), (await greeting())?.status]).toEqual([null, 'silent']);
});

test('no file of the lifecycle, of the operator or of the sweeper names a kind', async () => {
  const folders = [
    'shared/jobs',
    'shared/jobs/lifecycle',
    'shared/operator',
    'cli/admin',
    'cli/admin/commands',
    'functions/sweeper',
    'functions/job-starter',
  ];
  // The starts of the kinds that there are, and the commands that are about crawls or analyses alone.
  const own = /start-(?!job)|queue-in-groups|analysis-candidates|running-analyses|crawl-|opportunity-scores|job-kinds/;
  const named: string[] = [];
  for (const folder of folders) {
    const files = (await readdir(projectFile(folder))).filter((file) => file.endsWith('.ts') && !own.test(file));
    for (const file of files) {
      const source = await readFile(projectFile(`${folder}/${file}`), 'utf8');
      if (/\/kinds\//.test(source)) named.push(`${folder}/${file}`);
    }
  }
  expect(named).toEqual([]);
});
