import type { BriefKeywords } from '../../shared/resources/brief.ts';
import { keywordMetricsView } from '../../shared/resources/keyword-metrics.ts';
import type { Table } from '../../shared/table/client.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCATION,
  getMetricsOfKeywords,
  type KeywordMetrics,
} from '../../shared/table/keyword-metrics.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { section } from './section.ts';

/** The page's keywords with their cached metrics. The keywords are the page's own, so only the metrics can be missing. */
export async function briefKeywords(table: Table, page: Page, readSite: Promise<Site | null>): Promise<BriefKeywords> {
  const primary = page.primaryKeyword;
  const secondary = page.secondaryKeywords ?? [];
  const keywords = primary === null ? secondary : [primary, ...secondary];
  const found = await section('keywords', new Map<string, KeywordMetrics>(), async () => {
    const location = (await readSite)?.location.countryCode ?? DEFAULT_LOCATION;
    return getMetricsOfKeywords(table, { location, language: DEFAULT_LANGUAGE }, keywords);
  });
  const entry = (keyword: string) => {
    const metrics = found.get(keyword);
    return { keyword, metrics: metrics ? keywordMetricsView(metrics) : null };
  };
  return { primary: primary === null ? null : entry(primary), secondary: secondary.map(entry) };
}
