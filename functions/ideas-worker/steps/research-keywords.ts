import { siteTopics, type Topic } from '../../../shared/domain/ideas/authority-map.ts';
import { unsaidCandidate } from '../../../shared/domain/ideas/candidate.ts';
import { candidatesOfSite } from '../../../shared/domain/ideas/candidate-keywords.ts';
import type { IdeaKeyword, KeywordSeason } from '../../../shared/domain/ideas/idea.ts';
import { findSeason } from '../../../shared/domain/ideas/keyword-season.ts';
import { noPageSearches } from '../../../shared/domain/ideas/propose-search-changes.ts';
import { addSearches } from '../../../shared/domain/ideas/search-candidates.ts';
import { siteLanguage } from '../../../shared/domain/ideas/site-language.ts';
import { keywordSignature } from '../../../shared/domain/language/keyword-signature.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import type { KeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { getSite, type Site } from '../../../shared/table/sites.ts';
import { type IdeasJob, reportRun } from '../active-run.ts';
import { readMarket } from '../read-market.ts';
import { readSearches } from '../read-searches.ts';
import { type Researched, readWork, storeWork, type Understood } from '../run-work.ts';
import type { IdeasWorkerServices } from '../services.ts';

/**
 * Second step: the topics, and keywords around them: what the site says, what people saw it for, and what the market searches.
 * @throws RetryableError when the keyword provider is down.
 */
export async function researchKeywords(services: IdeasWorkerServices, job: IdeasJob): Promise<void> {
  let run = await reportRun(services, job, { stage: 'research', progress: message('ideas.progress.topics') });
  const [work, site] = await Promise.all([
    readWork<Understood>(services, run),
    getSite(services.table, job.organizationId, job.id),
  ]);
  if (!site) throw new PermanentError(`site ${job.id} does not exist`);
  const topics = work.topicsByMeaning ?? siteTopics(work.profiles);
  const count = topics.topics.length;
  run = await reportRun(services, job, {
    stage: 'research',
    progress: message('ideas.progress.keywords', { count }),
  });
  const researched: Researched = { ...work, topics, ...(await research(services, site, work, topics.topics)) };
  await storeWork(services, run, researched);
}

async function research(
  services: IdeasWorkerServices,
  site: Site,
  { profiles }: Understood,
  topics: readonly Topic[],
): Promise<Pick<Researched, 'candidates' | 'pageKeywords' | 'searches' | 'sources'>> {
  const searches = await readSearches(services, site, profiles);
  const language = siteLanguage(profiles);
  const candidates = addSearches(candidatesOfSite(profiles), searches.value?.queries ?? [], {
    domain: site.domain,
    language,
  });
  const pages = searches.value?.pages ?? noPageSearches;
  const pageKeywords = [
    ...new Set([...profiles.flatMap(({ subject }) => subject ?? []), ...pages.queries.map(({ query }) => query)]),
  ];
  const { metrics, keywords, provider } = await readMarket(services, site, {
    candidates,
    topics,
    pageKeywords,
    language,
  });
  const readMetrics = (keyword: string): IdeaKeyword => keywordOfMetrics(keyword, metrics.get(keyword));
  const known = new Set(candidates.map(({ keyword }) => keywordSignature(keyword, language)));
  // A search around the topics without a known volume is no evidence.
  const ofMarket = keywords.filter((keyword) => !known.has(keywordSignature(keyword, language))).map(unsaidCandidate);
  return {
    candidates: [...candidates, ...ofMarket].map((candidate) => ({
      candidate,
      metrics: readMetrics(candidate.keyword),
    })),
    pageKeywords: pageKeywords.map(readMetrics),
    searches: pages,
    sources: { searches: searches.status, queryCount: searches.value?.queries.length ?? 0, provider },
  };
}

const keywordOfMetrics = (keyword: string, metrics: KeywordMetrics | undefined): IdeaKeyword => ({
  keyword,
  volume: metrics?.searchVolume ?? null,
  kd: metrics?.keywordDifficulty ?? null,
  cpc: metrics?.cpc ?? null,
  ...seasonPart(findSeason(metrics?.monthlySearches ?? [])),
});

const seasonPart = (season: KeywordSeason | null): Pick<IdeaKeyword, 'season'> => (season === null ? {} : { season });
