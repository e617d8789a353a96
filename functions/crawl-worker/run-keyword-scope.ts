import { startKeywordGeneration } from '../../shared/jobs/start-keyword-generation.ts';
import { log } from '../../shared/logging/log.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { getKeywordGenerationRow } from '../../shared/table/keyword-generations.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { CrawlServices } from './services.ts';

const POLL_SECONDS = 5;
/** A site of thousands of pages takes longer than this: its analyses begin without the keywords that are still to come. */
const PATIENCE_SECONDS = 600;

/**
 * Starts the keyword generation that the setup was asked for, once. Returns how long to wait before the next call: the
 * analyses of the setup grade pages by their keywords, so they come after them. 0 when there is nothing to wait for.
 */
export async function runKeywordScope(services: CrawlServices, site: Site, crawl: Crawl): Promise<number> {
  if (site.autoRunKeywordScope === 'none') return 0;
  const known = await getKeywordGenerationRow(services.table, site);
  if (known === null || known.startedAt < crawl.createdAt) {
    const started = await startKeywordGeneration(services, { site, scope: site.autoRunKeywordScope });
    if (!started.started) log.info('the keywords of the setup were not started', { reason: started.reason });
    return started.started && site.autoRunAnalysisScope !== 'none' ? POLL_SECONDS : 0;
  }
  const waitedSeconds = (services.now().getTime() - Date.parse(known.startedAt)) / 1000;
  const isWorthWaiting = known.status === 'running' && site.autoRunAnalysisScope !== 'none';
  return isWorthWaiting && waitedSeconds < PATIENCE_SECONDS ? POLL_SECONDS : 0;
}
