import { ApiError, type ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { describeApiError } from '../../describe-api-error.ts';
import type { Context } from '../context.ts';
import { waitForJobs } from '../wait-for.ts';

/** Reads pages again, one after the other, as a site takes crawls. Of each, why it could not be read; null when it was. */
export async function recrawlPages(
  api: ContentOptimizationClient,
  pageIds: readonly number[],
  context: Context,
): Promise<ReadonlyMap<number, string | null>> {
  const failures = new Map<number, string | null>();
  for (const pageId of pageIds) {
    const what = `reading page ${pageId} again (${failures.size + 1} of ${pageIds.length})`;
    failures.set(pageId, await recrawl(api, pageId, what, context));
  }
  return failures;
}

async function recrawl(
  api: ContentOptimizationClient,
  pageId: number,
  what: string,
  context: Context,
): Promise<string | null> {
  try {
    const { data: trigger } = await api.recrawlPage({ pageId, body: {} });
    const [job] = await waitForJobs([trigger.job_id], what, context);
    return job?.status === 'completed' ? null : `the crawl of the page ended as ${job?.status ?? 'unknown'}`;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return describeApiError(error);
    throw error;
  }
}
