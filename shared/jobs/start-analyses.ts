import { isSubscribed } from '../domain/plans/plans.ts';
import { log } from '../logging/log.ts';
import type { Site } from '../table/sites.ts';
import { type Allowance, readAllowance, type SpentLimit } from './allowance.ts';
import { type Candidate, readCandidates } from './analysis-candidates.ts';
import type { JobStarter } from './job-kind.ts';
import type { BatchResult } from './queue-in-groups.ts';
import { queueInGroups } from './queue-in-groups.ts';
import { runningAnalyses } from './running-analyses.ts';
import { startAnalysis } from './start-analysis.ts';

interface Batch {
  site: Site;
  pageIds: readonly number[];
  force: boolean;
  /** Analyses that are not queued by then are an `error`, with nothing written for them. */
  until: Date;
}

/** Starts the analyses of many pages of a site: for each page what `startAnalysis` does, or `error`. */
export async function startAnalyses(services: JobStarter, batch: Batch): Promise<ReadonlyMap<number, BatchResult>> {
  const { table } = services;
  const { organizationId } = batch.site;
  const [{ candidates, unfit }, { organization, allowance, dollars }] = await Promise.all([
    readCandidates(services, batch),
    readAllowance(table, organizationId, services.now()),
  ]);
  const queued = dollars
    ? refuseAll(candidates, { allowance, dollars })
    : isSubscribed(organization.plan)
      ? await queueInGroups(services, { ...batch, organization, allowance }, candidates)
      : await startPreview(services, batch, candidates, allowance);
  const results = new Map<number, BatchResult>([...unfit, ...queued]);
  await preferRunning(services, organizationId, results);
  return results;
}

/** The dollars of the month are used up. */
const refuseAll = (candidates: readonly Candidate[], spent: SpentLimit): Map<number, BatchResult> =>
  new Map(candidates.map(({ page }) => [page.id, { started: false, reason: 'allowance_exhausted', ...spent }]));

/** Without a subscription only the free preview can start: of the homepage, and a site has one. */
async function startPreview(
  services: JobStarter,
  { force }: Batch,
  candidates: readonly Candidate[],
  allowance: Allowance,
): Promise<Map<number, BatchResult>> {
  const results = new Map<number, BatchResult>();
  for (const candidate of candidates) {
    const { id, path } = candidate.page;
    const refused: BatchResult = { started: false, reason: 'payment_required', allowance };
    const start = path === '/' ? startAnalysis(services, { ...candidate, force }) : refused;
    try {
      results.set(id, await start);
    } catch (error) {
      log.error('the free analysis of a homepage could not be started', error, { page_id: id });
      results.set(id, { started: false, reason: 'error' });
    }
  }
  return results;
}

const hidesRunning: ReadonlySet<string> = new Set(['payment_required', 'allowance_exhausted', 'error']);

/**
 * The analysis of a page that runs counts before the payment: it may itself have taken the last unit. So the locks are read
 * after what was refused.
 */
async function preferRunning(
  { table, now }: JobStarter,
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
