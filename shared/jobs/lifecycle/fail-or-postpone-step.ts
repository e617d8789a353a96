import type { JobRow } from '../../table/jobs.ts';
import { isProviderOutage } from '../failure-reason.ts';
import type { JobKind, JobTaskReference } from '../job-kind.ts';
import type { JobServices } from '../job-services.ts';
import { failJob } from './end-job.ts';
import { postponeJob } from './postpone-job.ts';

interface FailedTask {
  job: JobTaskReference & { attempt?: number | undefined };
  /** The record of `Catch`. */
  failure: unknown;
}

/** `failStep` of a kind whose jobs wait while a provider is out of service. */
export const failOrPostponeStep =
  <Row extends JobRow>(kind: JobKind<Row>) =>
  async (services: Pick<JobServices, 'table' | 'now'>, { job, failure }: FailedTask): Promise<void> => {
    if (isProviderOutage(failure) && (await postponeJob(services, kind, job, failure))) return;
    await failJob(services, kind, job, failure);
  };
