import type { DeadLetter } from '../../shared/operator/dead-letters.ts';
import { listOperatorJobs, type OperatorJob } from '../../shared/operator/operator-jobs.ts';
import { defineCommand, flag } from './command.ts';

const BODY_CHARACTERS_SHOWN = 200;

export const jobsList = defineCommand({
  noun: 'jobs',
  verb: 'list',
  help: 'List unfinished jobs, longest overdue first, and dead letters where the queue can be read. --stuck: those past their deadline or sent again.',
  arguments: {},
  options: { stuck: flag() },
  async run({ options }, services) {
    const [jobs, letters] = await Promise.all([listOperatorJobs(services), services.deadLetters?.list()]);
    return {
      jobs: jobs.filter((job) => job.stuck || !options.stuck).map(jobView),
      dead_letters: letters ? letters.map(letterView) : null,
    };
  },
});

const jobView = (job: OperatorJob) => ({
  job_id: job.jobId,
  machine: job.machine,
  organization_id: job.organizationId,
  status: job.status,
  attempt: job.attempt,
  due_at: job.dueAt,
  resends: job.resends,
  stuck: job.stuck,
});

const letterView = ({ messageId, job, body, sentAt }: DeadLetter) => ({
  message_id: messageId,
  job_id: job?.jobId ?? null,
  machine: job?.machine ?? null,
  organization_id: job?.organizationId ?? null,
  attempt: job?.attempt ?? null,
  sent_at: sentAt,
  // A message that is no job says what it is only by itself.
  body: job ? null : body.slice(0, BODY_CHARACTERS_SHOWN),
});
