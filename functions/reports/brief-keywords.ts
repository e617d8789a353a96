import { removeBlanks } from '../../shared/domain/pages/page-change.ts';
import { keywordMetricsView } from '../../shared/resources/keyword-metrics.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCATION,
  getMetricsOfKeywords,
  type KeywordMetrics,
} from '../../shared/table/keyword-metrics.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { BriefKeywords } from './brief.ts';
import { ahead, section } from './section.ts';

/** Where the sites were that this process has seen, a guess that is checked each time. */
const knownLocations = new Map<number, number>();
const KNOWN_LOCATIONS_MAX = 1_000;

/**
 * The page's keywords with their cached metrics. The keywords are the page's own, so only the metrics can be missing. They
 * are read beside the site, in the market that it had the last time, else in the default one; a site that turns out to be of
 * another one costs a second read.
 */
export async function briefKeywords(table: Table, page: Page, readSite: Promise<Site | null>): Promise<BriefKeywords> {
  const primary = page.primaryKeyword;
  const secondary = removeBlanks(page.secondaryKeywords);
  const keywords = primary === null ? secondary : [primary, ...secondary];
  const metricsIn = (location: number) =>
    getMetricsOfKeywords(table, { location, language: DEFAULT_LANGUAGE }, keywords);
  const found = await section('keywords', new Map<string, KeywordMetrics>(), async () => {
    const guess = knownLocations.get(page.siteId) ?? DEFAULT_LOCATION;
    const guessed = ahead(metricsIn(guess));
    const location = (await readSite)?.location.countryCode ?? DEFAULT_LOCATION;
    if (knownLocations.size >= KNOWN_LOCATIONS_MAX) knownLocations.clear();
    knownLocations.set(page.siteId, location);
    return location === guess ? guessed : metricsIn(location);
  });
  const entry = (keyword: string) => {
    const metrics = found.get(keyword);
    return { keyword, metrics: metrics ? keywordMetricsView(metrics) : null };
  };
  return { primary: primary === null ? null : entry(primary), secondary: secondary.map(entry) };
}
