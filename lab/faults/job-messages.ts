import { isDeepStrictEqual } from 'node:util';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { readEnvironment } from '../../shared/environment.ts';
import { jobMachines } from '../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { openJobQueue } from '../../shared/jobs/job-queue.ts';
import { getUsage } from '../../shared/table/organizations.ts';
import { seededRandom } from '../../test/faults/random.ts';
import type { ApiClient } from '../../test/harness/api-client.ts';
import { waitForJob } from '../../test/harness/wait-until.ts';
import { pagesToGrade } from './graded-pages.ts';
import type { Lab } from './lab.ts';
import { type FaultReport, seconds } from './report.ts';

const JOBS = 12;
const COPIES = 3;

const poison: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '{"machine":"no-such-machine"}',
  JSON.stringify({ machine: 'analyze-page', organizationId: '1', id: -1, jobId: 7, attempt: 0 }),
  JSON.stringify({
    machine: 'analyze-page',
    organizationId: 1,
    id: 1,
    jobId: 'no name of an execution: <>',
    attempt: 1,
  }),
  'x'.repeat(200_000),
];

/** Of a job that is nowhere, of every kind. */
const ghosts = (): JobMessage[] =>
  jobMachines.map((machine) => ({
    machine,
    organizationId: 999_999,
    id: 999_999,
    jobId: `ghost_${machine}`,
    attempt: 1,
  }));

/**
 * Each message comes several times, in any order, among messages that are no jobs, and again after its job is over (also
 * under a name that no execution had). Every job is done once, and paid once.
 */
export async function jobMessages(lab: Lab, seed: number): Promise<FaultReport> {
  const begun = performance.now();
  const random = seededRandom(seed);
  const { api, organizationId, pageIds } = await pagesToGrade(lab, JOBS);
  const environment = readEnvironment();
  const queue = openJobQueue(environment);
  const sqs = new SQSClient({
    region: environment.AWS_REGION,
    endpoint: environment.AWS_ENDPOINT_URL_SQS ?? '',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  });
  const send = (MessageBody: string) =>
    sqs.send(new SendMessageCommand({ QueueUrl: environment.JOB_QUEUE_URL, MessageBody })).catch(() => null);

  const messages = await Promise.all(
    pageIds.map(async (pageId): Promise<JobMessage> => {
      const started = await api.post(`/pages/${pageId}/analyze`, {});
      const jobId: string = started.body.data.job_id;
      return { machine: 'analyze-page', organizationId, id: Number(jobId.slice('job_an_'.length)), jobId, attempt: 1 };
    }),
  );
  const copies: (() => Promise<unknown>)[] = [
    ...messages.flatMap((message) => Array.from({ length: COPIES }, () => () => queue.send(message))),
    ...poison.map((body) => () => send(body)),
    ...ghosts().map((ghost) => () => queue.send(ghost)),
  ];
  shuffle(copies, random.next);
  for (const copy of copies) await copy();

  const losses: string[] = [];
  for (const { jobId } of messages) {
    const job = await waitForJob(api, jobId);
    if (job.status !== 'completed') losses.push(`${jobId} is ${job.status}`);
  }
  const before = await resultsOf(api, pageIds);
  losses.push(...before.flatMap(doubled));
  // Long after: the same message, and the one that an operator's retry of a finished job would be.
  for (const message of messages) {
    await queue.send(message);
    await queue.send({ ...message, attempt: 2 });
  }
  // A job that is queued behind them is over after them.
  const last = await pagesToGrade(lab, 1);
  const marker = await last.api.post(`/pages/${last.pageIds[0]}/analyze`, {});
  await waitForJob(last.api, marker.body.data.job_id);
  const after = await resultsOf(api, pageIds);
  // The keys of a map come in any order.
  if (!isDeepStrictEqual(after, before)) losses.push('a message that came again changed a result');
  const { audits } = await getUsage(lab.table, organizationId, new Date());
  if (audits !== JOBS) losses.push(`${audits} audits are debited for ${JOBS} analyses`);
  sqs.destroy();
  return {
    name: 'messages: doubled, reordered, poison',
    figures: {
      jobs: JOBS,
      messages: copies.length + messages.length * 2,
      poison: poison.length,
      'of no job': ghosts().length,
      debited: audits,
      lost: losses.length,
      seconds: seconds(begun),
    },
    losses,
  };
}

interface Result {
  pageId: number;
  components: { component_type: string }[];
  recommendations: { id: number }[];
}

const resultsOf = (api: ApiClient, pageIds: readonly number[]): Promise<Result[]> =>
  Promise.all(pageIds.map(async (pageId) => ({ pageId, ...(await api.get(`/pages/${pageId}/analysis`)).body.data })));

function doubled({ pageId, components }: Result): string[] {
  const types = components.map((component) => component.component_type);
  return new Set(types).size === types.length && types.length > 0
    ? []
    : [`page ${pageId} has components ${types.join()}`];
}

function shuffle(list: unknown[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
