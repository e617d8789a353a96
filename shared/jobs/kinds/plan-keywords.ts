import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import type { Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import type { Write } from '../../table/engine/transaction.ts';
import {
  adoptFormerKeywordRun,
  type PlanKeywordRun,
  parsePlanKeywordRun,
  planKeywordRunKey,
} from '../../table/plan-keyword-runs.ts';
import { isUndecided, listPlannedPages, pagesWithoutKeywordWrite, readPlan } from '../../table/planning.ts';
import { ownerFinder } from '../find-owner.ts';
import type { JobKind } from '../job-kind.ts';

/** The keyword run of a plan (`plan-keywords`). It holds the lock of the site's keywords. */
export const planKeywordsKind: JobKind<PlanKeywordRun> = {
  name: 'plan_keywords',
  idPrefix: jobIdPrefixes.plan_keywords,
  machines: ['plan-keywords'],
  deadlines: jobDeadlines.plan_keywords,
  // The worker has two kinds of jobs.
  invocationsAtOnce: 2,
  onSilence: 'fail',
  parse: parsePlanKeywordRun,
  keyOf: planKeywordRunKey,
  taskId: ({ siteId }) => siteId,
  // A site has one row, that of its latest run.
  locate: (_table, { organizationId, id }) => keys.planKeywordRun(organizationId, id),
  endWrites: (table, run, { status }) => (status === 'completed' ? [] : failedPagesWrites(table, run)),
  async retry(table, run) {
    const site = { organizationId: run.organizationId, id: run.siteId };
    const plan = await readPlan(table, site);
    if (plan.keywordRun !== run.run) return { refused: `site ${run.siteId} had a later keyword run` };
    return {
      writes: [pagesWithoutKeywordWrite(site, run.run, { failedPageIds: [], unsearchedPageIds: [] })],
      refusals: {
        lock: (holder) => `keywords of site ${run.siteId} are being written by ${holder}`,
        plan: () => `site ${run.siteId} had a later keyword run`,
      },
    };
  },
  findOwner: ownerFinder('SITE'),
  adoptFormer: adoptFormerKeywordRun,
};

/** Pages that the run did not reach count as failed, unless a later run of the plan has begun: then they are its pages. */
async function failedPagesWrites(table: Table, { organizationId, siteId, run }: PlanKeywordRun): Promise<Write[]> {
  const site = { organizationId, id: siteId };
  const plan = await readPlan(table, site);
  if (run !== plan.keywordRun) return [];
  const pages = await listPlannedPages(table, site, plan);
  const left = pages.filter((page) => isUndecided(plan, page));
  const failedPageIds = [...plan.failedPageIds, ...left.map(({ id }) => id)];
  return left.length > 0 ? [pagesWithoutKeywordWrite(site, run, { failedPageIds })] : [];
}
