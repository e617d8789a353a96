import type { SearchPage } from '../../shared/domain/ideas/search-results/search-page.ts';
import { siteMarket } from '../../shared/table/keyword-metrics.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { IdeasWorkerServices } from './services.ts';

/**
 * Reads the search results for these keywords, in the market of the site. A keyword whose results cannot be read is left out: ideas can be made
 * without them, and the notes of the playbook say how many were read.
 */
export async function readResults(
  { serp }: Pick<IdeasWorkerServices, 'serp'>,
  site: Site,
  keywords: readonly string[],
): Promise<Map<string, SearchPage>> {
  if (serp === null) return new Map();
  const { organizationId } = site;
  const pages = await Promise.all(
    keywords.map(
      async (keyword) => [keyword, await serp.pageOf({ organizationId, keyword, ...siteMarket(site) })] as const,
    ),
  );
  return new Map(pages.flatMap(([keyword, page]) => (page === null ? [] : [[keyword, page]])));
}
