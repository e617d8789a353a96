import type { BriefKeywords } from '../../shared/resources/brief.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { cachedMetrics, type Market } from './cached-metrics.ts';
import { section } from './section.ts';

/** United States (spec, Keyword metrics), for a site without a location of its own. */
const DEFAULT_LOCATION = 2840;
const LANGUAGE = 'en';

/** The page's keywords with their cached metrics. The keywords are the page's own, so only the metrics can be missing. */
export async function briefKeywords(page: Page, readSite: Promise<Site | null>): Promise<BriefKeywords> {
  const primary = page.primaryKeyword;
  const secondary = page.secondaryKeywords ?? [];
  const metrics = await section('keywords', new Map(), async () => {
    const site = await readSite;
    const market: Market = { location: site?.location.countryCode ?? DEFAULT_LOCATION, language: LANGUAGE };
    return cachedMetrics(market, primary === null ? secondary : [primary, ...secondary]);
  });
  const entry = (keyword: string) => ({ keyword, metrics: metrics.get(keyword) ?? null });
  return { primary: primary === null ? null : entry(primary), secondary: secondary.map(entry) };
}
