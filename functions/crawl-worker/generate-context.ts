import { siteContext } from '../../shared/domain/facts/site-context.ts';
import { pagePathKey } from '../../shared/domain/urls/page-url.ts';
import { getCrawlState } from '../../shared/table/crawl-frontier.ts';
import { findPageIdByPath } from '../../shared/table/pages.ts';
import { updateSite } from '../../shared/table/sites.ts';
import { getLatestSnapshot } from '../../shared/table/snapshots.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import { updateFacts } from './extract-facts.ts';
import type { CrawlServices } from './services.ts';

/** After the frontier is empty: what the site says of itself, from its own start page alone; then the facts of all its pages. */
export async function generateContext(services: CrawlServices, job: CrawlJob): Promise<void> {
  const { table } = services;
  const { crawl, site } = await reportCrawl(services, job);
  await updateSite(table, job.organizationId, site.id, { set: { backgroundStatus: 'generating_context' } });
  const [state, startPageId] = await Promise.all([
    getCrawlState(table, crawl),
    findPageIdByPath(table, job.organizationId, site.id, pagePathKey('/')),
  ]);
  const startPage = startPageId ? await getLatestSnapshot(table, job.organizationId, startPageId) : null;
  const context = siteContext({
    metaDescription: startPage?.snapshot.metaDescription ?? null,
    schema: startPage?.body.schema ?? null,
  });
  await updateSite(table, job.organizationId, site.id, {
    set: {
      llmsTxt: state?.sources.llmsTxt ?? null,
      name: site.name ?? context.name,
      businessContext: context.businessContext,
      // A location that was set for the site stays.
      ...(context.countryName && site.location.countryName === null
        ? { location: { ...site.location, countryName: context.countryName, cityName: context.cityName } }
        : {}),
    },
  });
  await updateFacts(services, site);
}
