import { matchable } from '../../domain/fields/keyword-match.ts';
import { log } from '../../logging/log.ts';
import type { Table } from '../../table/engine/client.ts';
import { getMetricsOfKeywords, type KeywordMetrics, putKeywordMetrics } from '../../table/keyword-metrics.ts';
import { KeywordDataError, type KeywordReport, type Market } from './keyword-data.ts';
import type { KeywordDataFor } from './open-keyword-data.ts';

/** Volumes are monthly averages: a week changes little. */
const FRESH_DAYS = 7;

interface MetricsServices {
  table: Table;
  keywordDataFor: KeywordDataFor | null;
  now: () => Date;
}

interface AskedMetrics {
  organizationId: number;
  market: Market;
  keywords: readonly string[];
}

/**
 * The metrics of these keywords, by the keyword as it was given. What the shared cache does not hold, or holds for longer than
 * a week, is asked of the provider, in one call for 700 keywords, and cached for all organizations; also that a keyword is not
 * known there, so that no request pays for the same empty result twice. Without a provider, and when it fails, the cache alone counts.
 */
export async function freshMetrics(
  services: MetricsServices,
  asked: AskedMetrics,
): Promise<Map<string, KeywordMetrics>> {
  try {
    return await refreshedMetrics(services, asked);
  } catch (error) {
    if (!(error instanceof KeywordDataError)) throw error;
    log.warn('keyword metrics could not be fetched', { failure: error.failure, reason: error.message });
    return getMetricsOfKeywords(services.table, asked.market, asked.keywords);
  }
}

/** As `freshMetrics`, for what must not be done with half of the numbers. @throws KeywordDataError when the provider fails. */
export async function refreshedMetrics(
  { table, keywordDataFor, now }: MetricsServices,
  { organizationId, market, keywords }: AskedMetrics,
): Promise<Map<string, KeywordMetrics>> {
  const cached = await getMetricsOfKeywords(table, market, keywords);
  if (!keywordDataFor) return cached;
  const oldest = new Date(now().getTime() - FRESH_DAYS * 86_400_000).toISOString();
  const wanted = [...new Set(keywords)].filter((keyword) => (cached.get(keyword)?.updatedAt ?? '') < oldest);
  if (wanted.length === 0) return cached;
  const reports = await keywordDataFor(organizationId).metricsOf(wanted, market);
  const fetched = buildRows(wanted, reports, cached, market, now());
  await putKeywordMetrics(table, [...fetched.values()]);
  return new Map([...cached, ...fetched]);
}

/** Keeps what the provider said without having been asked for these keywords one by one. */
export const cacheReports = (
  table: Table,
  reports: readonly KeywordReport[],
  market: Market,
  now: Date,
): Promise<void> =>
  putKeywordMetrics(
    table,
    reports.map((report) => ({ ...report, ...market, updatedAt: now.toISOString() })),
  );

/** Stored metrics of a keyword that the provider does not have stay: it was imported. */
function buildRows(
  wanted: readonly string[],
  reports: readonly KeywordReport[],
  cached: ReadonlyMap<string, KeywordMetrics>,
  market: Market,
  now: Date,
): Map<string, KeywordMetrics> {
  const reportsByKeyword = new Map(reports.map((report) => [report.keyword, report]));
  return new Map(
    wanted.map((keyword) => {
      const known = reportsByKeyword.get(keyword) ?? cached.get(keyword) ?? unknown(keyword);
      return [keyword, { ...known, ...market, keyword: matchable(keyword), updatedAt: now.toISOString() }];
    }),
  );
}

const unknown = (keyword: string): KeywordReport => ({
  keyword,
  searchVolume: null,
  keywordDifficulty: null,
  cpc: null,
  competition: null,
  searchIntent: null,
  monthlySearches: null,
});
