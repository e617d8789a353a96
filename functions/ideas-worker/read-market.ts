import type { Topic } from '../../shared/domain/ideas/authority-map.ts';
import type { Candidate } from '../../shared/domain/ideas/candidate.ts';
import { isOfTopics, marketQuestions, marketSeeds } from '../../shared/domain/ideas/market-keywords.ts';
import type { Language } from '../../shared/domain/language/languages.ts';
import { RetryableError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import { cacheReports, refreshedMetrics } from '../../shared/providers/keyword-data/fresh-metrics.ts';
import { KeywordDataError } from '../../shared/providers/keyword-data/keyword-data.ts';
import { getMetricsOfKeywords, type KeywordMetrics, siteMarket } from '../../shared/table/keyword-metrics.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { IdeasWorkerServices } from './services.ts';

/** A run pays for two calls at most: this, and the overview of its candidates, which are 700 at most (400 said, 300 seen). */
const PROVIDER_IDEAS_MAX = 100;

export interface MarketData {
  /** Metrics of every requested keyword, by the keyword. */
  metrics: Map<string, KeywordMetrics>;
  /** Searches around the topics that the market has. */
  keywords: string[];
  /** `none` without a provider; `refused` when it turned the account down: then the cache alone counts. */
  provider: 'none' | 'asked' | 'refused';
}

/**
 * The numbers of the market: of the candidates (the provider is asked for those that the shared cache does not have), of the
 * pages' own keywords, and of searches around the topics, from the cache alone and from the provider's ideas.
 * @throws RetryableError when the provider is down: a run that would be poorer for that fails instead, and costs nothing.
 */
export async function readMarket(
  services: IdeasWorkerServices,
  site: Site,
  given: {
    candidates: readonly Candidate[];
    topics: readonly Topic[];
    pageKeywords: readonly string[];
    language: Language | null;
  },
): Promise<MarketData> {
  const { table } = services;
  const market = siteMarket(site);
  const questions = marketQuestions(given.topics);
  const candidates = given.candidates.map(({ keyword }) => keyword);
  const { ideas, metrics, provider } = await askProvider(services, site, candidates, given);
  const around = [...new Set([...questions, ...ideas])];
  const cached = await getMetricsOfKeywords(table, market, [...new Set([...around, ...given.pageKeywords])]);
  const known = new Map([...cached, ...metrics]);
  const isSearched = (keyword: string): boolean => (known.get(keyword)?.searchVolume ?? null) !== null;
  return { metrics: known, keywords: around.filter(isSearched), provider };
}

async function askProvider(
  services: IdeasWorkerServices,
  site: Site,
  keywords: readonly string[],
  { topics, language }: { topics: readonly Topic[]; language: Language | null },
): Promise<{ ideas: string[]; metrics: Map<string, KeywordMetrics>; provider: MarketData['provider'] }> {
  const { keywordDataFor, table, now } = services;
  const { organizationId } = site;
  const market = siteMarket(site);
  const fromCache = () => getMetricsOfKeywords(table, market, keywords);
  if (!keywordDataFor) return { ideas: [], metrics: await fromCache(), provider: 'none' };
  try {
    const metrics = await refreshedMetrics(services, { organizationId, market, keywords });
    const seeds = marketSeeds(topics, keywords);
    const reports = await keywordDataFor(organizationId).ideasFor(seeds, market, PROVIDER_IDEAS_MAX);
    const near = reports.filter(({ keyword, searchVolume }) => searchVolume && isOfTopics(keyword, topics, language));
    await cacheReports(table, near, market, now());
    return { ideas: near.map(({ keyword }) => keyword), metrics, provider: 'asked' };
  } catch (error) {
    if (!(error instanceof KeywordDataError)) throw error;
    if (error.failure !== 'authentication' && error.failure !== 'no money') {
      throw new RetryableError(`the keyword provider failed: ${error.message}`, { cause: error });
    }
    log.warn('the keyword provider refused the account', { failure: error.failure, reason: error.message });
    return { ideas: [], metrics: await fromCache(), provider: 'refused' };
  }
}
