import type { RunStage } from '../../shared/domain/ideas/run-rules.ts';
import type { Message } from '../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import type { JobTaskReference } from '../../shared/jobs/job-kind.ts';
import { ideasRunKind } from '../../shared/jobs/kinds/ideas-run.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import type { IdeaRun } from '../../shared/table/idea-runs.ts';
import type { IdeasWorkerServices } from './services.ts';

/** `id` is the site; the run is named by the job id. */
export type IdeasJob = JobTaskReference;

/**
 * Reports what the run is doing, for its client.
 * @throws JobOverError when it was failed, or a newer run has the site.
 */
export const reportRun = (
  services: IdeasWorkerServices,
  job: IdeasJob,
  { stage, progress }: { stage: RunStage; progress: Message },
): Promise<IdeaRun> =>
  reportJob(services, ideasRunKind, job, { set: { stage, progress: renderEnglish(progress), said: progress } });
