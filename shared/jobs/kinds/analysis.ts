import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { formatJobId, jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { statusOfState } from '../../domain/jobs/job-status.ts';
import { type Analysis, parseAnalysis } from '../../table/analyses.ts';
import { keys } from '../../table/engine/keys.ts';
import { getPage, pageIsLive } from '../../table/pages.ts';
import { ownerFinder } from '../find-owner.ts';
import type { JobKind, JobTaskReference } from '../job-kind.ts';

/** The analysis of a page (`analyze-page`). It holds the page's lock and a unit of the allowance. */
export const analysisKind: JobKind<Analysis> = {
  name: 'analysis',
  idPrefix: jobIdPrefixes.analysis,
  machines: ['analyze-page'],
  listed: ({ organizationId, siteId, pageId, createdAt, id }) => ({
    organizationId,
    siteId,
    pageId,
    createdAt,
    reference: { kind: 'analysis', id },
  }),
  deadlines: jobDeadlines.analysis,
  onSilence: 'fail',
  parse: parseAnalysis,
  keyOf: ({ organizationId, id }) => keys.analysis(organizationId, id),
  taskId: ({ id }) => id,
  locate: (_table, { organizationId, id }) => keys.analysis(organizationId, id),
  statuses: statusOfState,
  endChanges: (_analysis, { now }) => ({ set: { completedAt: now.toISOString() } }),
  async retry(table, { id, organizationId, pageId }) {
    const page = await getPage(table, organizationId, pageId);
    // Its result would take the place of a newer one.
    if (page?.latestAnalysis && page.latestAnalysis.id > id) {
      return { refused: `page ${pageId} was analysed since (analysis ${page.latestAnalysis.id})` };
    }
    return {
      set: { completedAt: null },
      writes: [{ name: 'page', check: keys.page(organizationId, pageId), if: pageIsLive }],
      refusals: {
        page: () => `page ${pageId} was deleted`,
        lock: () => `another analysis of page ${pageId} is running`,
      },
    };
  },
  findOwner: ownerFinder('ANALYSIS'),
};

/** How a worker's step of an analysis names its job. */
export const analysisTask = (task: Pick<JobTaskReference, 'organizationId' | 'id' | 'slot'>): JobTaskReference => ({
  organizationId: task.organizationId,
  id: task.id,
  slot: task.slot,
  jobId: formatJobId({ kind: 'analysis', id: task.id }),
});
