import { updateSite } from '../../shared/table/sites.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import type { CrawlServices } from './services.ts';

/** Second step: what is known of the site besides its pages. A site whose Search Console is connected keeps its property. */
export async function enrichSite(services: CrawlServices, job: CrawlJob): Promise<void> {
  const { site } = await reportCrawl(services, job);
  await updateSite(services.table, job.organizationId, site.id, {
    set: { backgroundStatus: 'enriching', gscConnected: site.gscPropertyUrl !== null },
  });
}
