import type * as z from 'zod';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { retryAfterSeconds } from '../domain/jobs/job-status.ts';
import { GENERATIONS_MAX } from '../domain/scoring/generation-cap.ts';
import { ApiError } from '../http/api-error.ts';
import type { triggerSchema } from '../http/schemas.ts';
import type { StartAnalysisResult } from '../jobs/start-analysis.ts';
import type { StartPlanGenerationResult } from '../jobs/start-plan-generation.ts';
import type { Crawl } from '../table/crawls.ts';
import { spendingLimitReached } from './spending-limit.ts';

type Trigger = z.input<typeof triggerSchema>;

/** The 202 body of an analysis trigger, or the error of its guard. */
export function analysisTrigger(result: StartAnalysisResult): Trigger {
  if (result.started) {
    const { id, pageId, status } = result.analysis;
    const jobId = formatJobId({ kind: 'analysis', id });
    return {
      data: { job_id: jobId, status, page_id: pageId, retry_after_seconds: retryAfterSeconds('analyze', status) },
    };
  }
  throw refusal(result);
}

function refusal(result: Extract<StartAnalysisResult, { started: false }>): ApiError {
  switch (result.reason) {
    case 'not_found':
      return new ApiError('not_found', 'Page not found');
    case 'no_content':
      return new ApiError('no_content', result.why);
    case 'analysis_in_progress':
      return new ApiError('analysis_in_progress', `An analysis of this page is already running; poll ${result.jobId}`);
    case 'generation_cap_reached':
      return new ApiError(
        'generation_cap_reached',
        `The same content was analyzed ${GENERATIONS_MAX} times in a row; change the content or its keywords before the next analysis`,
      );
    case 'payment_required':
      return new ApiError('payment_required', 'An active subscription is required', {
        details: { ...result.allowance },
      });
    case 'allowance_exhausted':
      if (result.dollars) return spendingLimitReached({ allowance: result.allowance, dollars: result.dollars });
      return new ApiError('payment_required', "This month's page-audit allowance is used up", {
        details: { ...result.allowance },
      });
  }
}

/** The 202 body of a crawl: recrawl jobs are created processing (spec, Job status). */
export const crawlTrigger = (crawl: Crawl): Trigger => ({
  data: {
    job_id: formatJobId({ kind: 'crawl', id: crawl.id }),
    status: 'processing',
    page_id: crawl.pageId,
    retry_after_seconds: retryAfterSeconds('recrawl', 'processing'),
  },
});

/** The 202 body of the generation of a plan, or a conflict with the one that runs. */
export function planTrigger(result: StartPlanGenerationResult): Trigger {
  const { jobId } = result;
  if (!result.started) {
    throw new ApiError('conflict', `The plan of this site is being generated; poll ${jobId}`, {
      details: { job_id: jobId },
    });
  }
  const data = { job_id: jobId, page_id: null, retry_after_seconds: retryAfterSeconds('plan', 'queued') };
  return { data: { ...data, status: 'queued' } };
}
