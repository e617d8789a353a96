import { isSameSite } from '../../shared/domain/urls/domain.ts';
import type { Serp } from '../../shared/providers/keyword-data/open-serp.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';
import type { SerpSnapshot } from '../../shared/resources/serp-snapshot.ts';
import { siteMarket } from '../../shared/table/keyword-metrics.ts';
import type { Site } from '../../shared/table/sites.ts';
import { readCompetitor } from './read-competitor.ts';

export interface SerpServices {
  /** Null without a provider of search results. */
  serp: Serp | null;
  web: WebFetcher;
}

/** Results of a search, and the questions that it lists. */
export interface ReadSerp {
  readonly snapshot: SerpSnapshot;
  readonly questions: readonly string[];
}

/** Pages further down say little more, and each is a request to another party's server. */
const COMPETITORS_MAX = 5;

/** For all of them together: an outline can be made without. */
const COMPETITORS_TIMEOUT_MS = 10_000;

/**
 * Reads the ranking for the keyword in the market of the site: the organic results, and the headings of the first pages that are not
 * the site's own. Null without a provider, or when it cannot answer.
 */
export async function readSerp({ serp, web }: SerpServices, keyword: string, site: Site): Promise<ReadSerp | null> {
  if (!serp) return null;
  const page = await serp.pageOf({ organizationId: site.organizationId, keyword, ...siteMarket(site) });
  if (page === null) return null;
  const { results, questions } = page;
  const others = results.filter(({ url }) => {
    const host = URL.parse(url)?.host;
    return host !== undefined && (site.planned || !isSameSite(host, site.domain));
  });
  const signal = AbortSignal.timeout(COMPETITORS_TIMEOUT_MS);
  const competitors = others.slice(0, COMPETITORS_MAX).map((result) => readCompetitor(web, result, signal));
  return { snapshot: { keyword, results, competitors: await Promise.all(competitors) }, questions };
}
