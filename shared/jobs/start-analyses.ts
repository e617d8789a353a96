import { isSubscribed } from '../domain/plans/plans.ts';
import type { Site } from '../table/sites.ts';
import { readAllowance } from './allowance.ts';
import { readCandidates, type Unfit } from './analysis-candidates.ts';
import { queueInGroups } from './queue-in-groups.ts';
import { runningAnalyses } from './running-analyses.ts';
import { type AnalysisStarter, type StartAnalysisResult, startAnalysis } from './start-analysis.ts';

export type BatchResult = StartAnalysisResult | Unfit;

interface Batch {
  site: Site;
  pageIds: readonly number[];
  force: boolean;
  /** What is not queued by then is an `error`, with nothing written for it. */
  until: Date;
}

/** Starts the analyses of many pages of a site: for each page what `startAnalysis` does, or `error`. */
export async function startAnalyses(
  services: AnalysisStarter,
  batch: Batch,
): Promise<ReadonlyMap<number, BatchResult>> {
  const { table } = services;
  const { organizationId } = batch.site;
  const [{ candidates, unfit }, { organization, allowance }] = await Promise.all([
    readCandidates(services, batch),
    readAllowance(table, organizationId, services.now()),
  ]);
  const queued = isSubscribed(organization.plan)
    ? await queueInGroups(services, { ...batch, organization, allowance }, candidates)
    : await Promise.all(
        candidates.map(async (candidate): Promise<[number, BatchResult]> => {
          const { id, path } = candidate.page;
          // The free preview is of the homepage; a site has one.
          if (path === '/') return [id, await startAnalysis(services, { ...candidate, force: batch.force })];
          return [id, { started: false, reason: 'payment_required', allowance }];
        }),
      );
  const results = new Map<number, BatchResult>([...unfit, ...queued]);
  await preferRunning(services, organizationId, results);
  return results;
}

const hidesRunning: ReadonlySet<string> = new Set(['payment_required', 'allowance_exhausted', 'error']);

/**
 * The analysis of a page that runs counts before the payment: it may itself have taken the last unit. So the locks are read
 * after what was refused.
 */
async function preferRunning(
  { table, now }: AnalysisStarter,
  organizationId: number,
  results: Map<number, BatchResult>,
): Promise<void> {
  const refused = [...results].flatMap(([id, result]) =>
    !result.started && hidesRunning.has(result.reason) ? [id] : [],
  );
  if (refused.length === 0) return;
  for (const [pageId, jobId] of await runningAnalyses(table, organizationId, refused, now())) {
    results.set(pageId, { started: false, reason: 'analysis_in_progress', jobId });
  }
}
