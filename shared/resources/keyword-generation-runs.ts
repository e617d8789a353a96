import { parseAnyJobId } from '../domain/jobs/job-id.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses a keyword write. `jobId`: who holds the site's KEYWORDS lock, the assignment of a plan or a generation. */
export const keywordGenerationRuns = (siteId: number, jobId: string): ApiError => {
  const shownBy =
    parseAnyJobId(jobId)?.kind === 'plan_keywords'
      ? `\`keywords_running\` of GET /sites/${siteId}/plan is false`
      : `\`generation\` of GET /sites/${siteId}/opportunities no longer has this workflow_id, or has nothing pending`;
  return new ApiError(
    'keyword_generation_in_progress',
    `Keyword generation ${jobId} is running for the site; retry when ${shownBy}`,
  );
};
