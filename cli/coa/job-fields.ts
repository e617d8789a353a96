import type { EndedJob } from '../../clients/typescript/src/index.ts';
import { exitCodes } from './exit-codes.ts';
import { type DocumentOutput, fields } from './output.ts';

/** A job that was waited for; the command fails when the job did. */
export function endedJobFields(job: EndedJob | undefined): DocumentOutput {
  if (!job || job.status === 'not_found') {
    return fields(job ?? null, [['Status', 'not found']], { exitCode: exitCodes.notFound });
  }
  const { progress } = job;
  return fields(
    job,
    [
      ['Job', job.id],
      ['Type', job.type],
      ['Status', job.status],
      ['Error', job.error],
      ['Page', job.page_id],
      ['Site', job.site_id],
      ['Done', progress.total === null ? progress.done : `${progress.done} of ${progress.total}`],
      ['Started', job.started_at],
      ['Completed', job.completed_at],
    ],
    { quiet: [job.id], exitCode: job.status === 'failed' ? exitCodes.failed : exitCodes.done },
  );
}
