import { formatJobId } from '../domain/jobs/job-id.ts';
import { isTerminal } from '../domain/jobs/job-status.ts';
import { getAnalysis, updateActiveAnalysis } from '../table/analyses.ts';
import { getCrawl, isCrawlOver, updateActiveCrawl } from '../table/crawls.ts';
import type { Conditions } from '../table/engine/expressions.ts';
import { endAnalysisWithoutGrade } from './end-analysis.ts';
import { endCrawl } from './end-crawl.ts';
import { sweptIdeasRun } from './swept-ideas-run.ts';
import type { ReadSweptJob } from './swept-job.ts';
import { sweptKeywordGeneration } from './swept-keyword-generation.ts';
import { sweptOpportunityScores } from './swept-opportunity-scores.ts';
import { sweptOutline } from './swept-outline.ts';
import { sweptPlanKeywords } from './swept-plan-keywords.ts';

/** A worker that reports at the same moment has the longer deadline, which a resend must not cut short. */
const notReported: Conditions = [{ attribute: 'reportedAt', is: 'missing' }];

const sweptAnalysis: ReadSweptJob = async ({ table, now }, { organizationId, workId: id }) => {
  const analysis = await getAnalysis(table, organizationId, id);
  if (!analysis || isTerminal(analysis.status)) return null;
  const { attempt, resends, dueAt } = analysis;
  return {
    message: { machine: 'analyze-page', organizationId, id, jobId: formatJobId({ kind: 'analysis', id }), attempt },
    status: analysis.status === 'queued' ? 'queued' : 'processing',
    dueAt,
    resends,
    abandoned: analysis.reportedAt !== undefined,
    countResend: async (next) =>
      (await updateActiveAnalysis(table, analysis, { set: { resends: resends + 1 } }, next, notReported)) !== null,
    fail: () => endAnalysisWithoutGrade(table, analysis, { status: 'failed', now: now() }),
  };
};

const sweptCrawl: ReadSweptJob = async ({ table, now }, { organizationId, workId: id }) => {
  const crawl = await getCrawl(table, organizationId, id);
  if (!crawl || isCrawlOver(crawl.status)) return null;
  const { attempt, resends, dueAt } = crawl;
  const machine = crawl.kind === 'site' ? 'crawl-site' : 'recrawl-page';
  return {
    message: { machine, organizationId, id, jobId: formatJobId({ kind: 'crawl', id }), attempt },
    status: crawl.status === 'pending' ? 'queued' : 'processing',
    dueAt,
    resends,
    abandoned: crawl.reportedAt !== undefined,
    countResend: async (next) =>
      (await updateActiveCrawl(table, crawl, { set: { resends: resends + 1 } }, next, notReported)) !== null,
    fail: () =>
      endCrawl(table, crawl, { status: 'failed', now: now(), crawl: { failureReason: 'it stopped reporting' } }),
  };
};

/**
 * Every kind of job that can be unfinished, by the `workKind` of its row in the index of due work. A kind that is missing
 * here is never looked after: the sweeper logs an error for it each minute.
 */
export const jobKinds: ReadonlyMap<string, ReadSweptJob> = new Map([
  ['analysis', sweptAnalysis],
  ['crawl', sweptCrawl],
  ['ideas_run', sweptIdeasRun],
  ['keyword_generation', sweptKeywordGeneration],
  ['opportunity_scores', sweptOpportunityScores],
  ['outline', sweptOutline],
  ['plan_keywords', sweptPlanKeywords],
]);
