import type { DeadLetter } from '../../../shared/operator/dead-letters.ts';
import { listOperatorJobs, listPauses } from '../../../shared/operator/operator-jobs.ts';
import { areModelsOff } from '../../../shared/table/model-switch.ts';
import { areWritesOff } from '../../../shared/table/writes-switch.ts';
import { defineCommand, flag } from '../command.ts';
import { jobView } from '../job-view.ts';
import { pauseView } from '../pause-view.ts';

const BODY_CHARACTERS_SHOWN = 200;

export const jobsList = defineCommand({
  noun: 'jobs',
  verb: 'list',
  help: 'List unfinished jobs of every kind, longest overdue first, dead letters where the queue can be read, kinds that are paused, and whether models or writes are switched off. --stuck: those past their deadline or sent again.',
  arguments: {},
  options: { stuck: flag() },
  async run({ options }, services) {
    const [jobs, letters, pauses, areOff, writesAreOff] = await Promise.all([
      listOperatorJobs(services),
      services.deadLetters?.list(),
      listPauses(services.table),
      areModelsOff(services.table),
      areWritesOff(services.table),
    ]);
    return {
      jobs: jobs.filter((job) => job.stuck || !options.stuck).map(jobView),
      dead_letters: letters ? letters.map(letterView) : null,
      paused: pauses.map(({ kind, pause }) => pauseView(kind, pause)),
      models: areOff ? 'off' : 'on',
      writes: writesAreOff ? 'off' : 'on',
    };
  },
});

const letterView = ({ messageId, job, body, sentAt }: DeadLetter) => ({
  message_id: messageId,
  job_id: job?.jobId ?? null,
  machine: job?.machine ?? null,
  organization_id: job?.organizationId ?? null,
  attempt: job?.attempt ?? null,
  sent_at: sentAt,
  // Of a message that is no job, only its body is known.
  body: job ? null : body.slice(0, BODY_CHARACTERS_SHOWN),
});
