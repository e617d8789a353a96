import { startKeywordGeneration } from '../../shared/jobs/start-keyword-generation.ts';
import { log } from '../../shared/logging/log.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import { getKeywordGenerationRow } from '../../shared/table/keyword-generations.ts';
import type { Site } from '../../shared/table/sites.ts';
import { pollSeconds } from './poll-seconds.ts';
import type { CrawlServices } from './services.ts';

/**
 * Starts the keyword generation that the setup was asked for, once. Returns how long to wait before the next call, 0 when it has ended:
 * every generation does, and the analyses of the setup grade pages by their keywords.
 */
export async function runKeywordScope(services: CrawlServices, site: Site, crawl: Crawl): Promise<number> {
  if (site.autoRunKeywordScope === 'none') return 0;
  const now = services.now();
  const known = await getKeywordGenerationRow(services.table, site);
  if (known !== null && known.startedAt >= crawl.createdAt)
    return known.status === 'running' ? pollSeconds(known.startedAt, now) : 0;
  const started = await startKeywordGeneration(services, { site, scope: site.autoRunKeywordScope });
  if (started.started) return pollSeconds(now.toISOString(), now);
  log.info('the keywords of the setup were not started', { reason: started.reason });
  return 0;
}
