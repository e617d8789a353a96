import { siteTopics } from '../../shared/domain/ideas/authority-map.ts';
import { candidatesOfSite, marketCandidate } from '../../shared/domain/ideas/candidate-keywords.ts';
import type { IdeaKeyword } from '../../shared/domain/ideas/idea.ts';
import { keywordSignature } from '../../shared/domain/ideas/keyword-signature.ts';
import { marketQuestions } from '../../shared/domain/ideas/market-keywords.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCATION,
  getMetricsOfKeywords,
  type KeywordMetrics,
} from '../../shared/table/keyword-metrics.ts';
import { getSite } from '../../shared/table/sites.ts';
import { type IdeasJob, reportRun } from './active-run.ts';
import { type Researched, readWork, storeWork, type Understood } from './run-work.ts';
import type { IdeasWorkerServices } from './services.ts';

/** Second step: the topics, and keywords around them, with what the shared cache knows of each. Never fetches. */
export async function researchKeywords(services: IdeasWorkerServices, job: IdeasJob): Promise<void> {
  const { table } = services;
  let run = await reportRun(services, job, { stage: 'research', progress: 'Finding out what the site is about' });
  const [work, site] = await Promise.all([
    readWork<Understood>(services, run),
    getSite(table, job.organizationId, job.id),
  ]);
  if (!site) throw new PermanentError(`site ${job.id} does not exist`);
  const topics = siteTopics(work.profiles);
  const count = topics.topics.length;
  run = await reportRun(services, job, {
    stage: 'research',
    progress: `Looking for keywords around ${count === 1 ? '1 topic' : `${count} topics`}`,
  });
  const ofSite = candidatesOfSite(work.profiles);
  const known = new Set(ofSite.map(({ keyword }) => keywordSignature(keyword)));
  const ofMarket = marketQuestions(topics.topics).filter((keyword) => !known.has(keywordSignature(keyword)));
  const ofPages = [...new Set(work.profiles.flatMap(({ subject }) => subject ?? []))];
  const market = { location: site.location.countryCode ?? DEFAULT_LOCATION, language: DEFAULT_LANGUAGE };
  const asked = [...new Set([...ofSite.map(({ keyword }) => keyword), ...ofMarket, ...ofPages])];
  const metrics = await getMetricsOfKeywords(table, market, asked);
  const metricsOf = (keyword: string): IdeaKeyword => keywordOfMetrics(keyword, metrics.get(keyword));
  const researched: Researched = {
    ...work,
    topics,
    candidates: [
      ...ofSite.map((candidate) => ({ candidate, metrics: metricsOf(candidate.keyword) })),
      // A search that nobody is known to make is no evidence.
      ...ofMarket
        .filter((keyword) => metrics.has(keyword))
        .map((keyword) => ({ candidate: marketCandidate(keyword), metrics: metricsOf(keyword) })),
    ],
    pageKeywords: ofPages.map(metricsOf),
  };
  await storeWork(services, run, researched);
}

const keywordOfMetrics = (keyword: string, metrics: KeywordMetrics | undefined): IdeaKeyword => ({
  keyword,
  volume: metrics?.searchVolume ?? null,
  kd: metrics?.keywordDifficulty ?? null,
  cpc: metrics?.cpc ?? null,
});
