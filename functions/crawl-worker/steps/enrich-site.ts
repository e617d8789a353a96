import { type CrawlJob, reportCrawl, updateCrawledSite } from '../active-crawl.ts';
import type { CrawlServices } from '../services.ts';

/** Second step: what is known of the site besides its pages. A site whose Search Console is connected keeps its property. */
export async function enrichSite(services: CrawlServices, job: CrawlJob): Promise<void> {
  const { crawl, site } = await reportCrawl(services, job);
  await updateCrawledSite(services, crawl, {
    set: { backgroundStatus: 'enriching', gscConnected: site.gscPropertyUrl !== null },
  });
}
