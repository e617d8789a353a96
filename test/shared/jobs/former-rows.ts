/** Rows of jobs as the version before the envelope stored them, attribute by attribute. */
import type { Item } from '../../../shared/table/engine/client.ts';
import { type Key, keys } from '../../../shared/table/engine/keys.ts';
import { type JobsUnderTest, START } from './use-jobs.ts';

const at = START.toISOString();
const due = (workKind: string, workId: number) => ({ dueKind: 'job#0', dueAt: at, workKind, workId });
const run = 'd4b0a2f0-6f0e-4d8a-9a75-1f3a4f0a7c11';

interface FormerJob {
  jobId: string;
  taskId: number;
  row: Key & Item;
  lock: Key | null;
  holder: string;
  /** The attributes that say that a worker picked it up. */
  pickedUp: Record<string, unknown>;
  /** The month's counts when it began. */
  usage: Record<string, number>;
}

/** By kind. */
export const formers: Record<string, (jobs: Pick<JobsUnderTest, 'organizationId' | 'site' | 'page'>) => FormerJob> = {
  analysis: ({ organizationId, page, site }) => {
    const lock = keys.analysisLock(organizationId, page.id);
    return {
      jobId: 'job_an_900',
      taskId: 900,
      lock,
      holder: 'job_an_900',
      pickedUp: { status: 'processing', reportedAt: at },
      usage: { audits: 1 },
      row: {
        ...keys.analysis(organizationId, 900),
        ...due('analysis', 900),
        id: 900,
        organizationId,
        siteId: site.id,
        pageId: page.id,
        status: 'queued',
        force: false,
        attempt: 1,
        createdAt: at,
        startedAt: null,
        completedAt: null,
        debit: { kind: 'audit', month: '2026-11' },
        fingerprint: null,
        contentRevision: null,
        contentVersionId: null,
        overallScore: null,
        overallGrade: null,
        estimatedScore: null,
        estimatedGrade: null,
        scoreSource: 'audit',
        verifiedAt: null,
        previousAnalysisId: null,
        input: null,
        resends: 0,
        revision: 0,
      },
    };
  },
  crawl: ({ organizationId, site }) => {
    return {
      jobId: 'job_cr_901',
      taskId: 901,
      lock: keys.siteLock(organizationId, site.id, 'CRAWL'),
      holder: 'job_cr_901',
      pickedUp: { status: 'running', reportedAt: at },
      usage: {},
      row: {
        ...keys.crawl(organizationId, 901),
        ...due('crawl', 901),
        id: 901,
        organizationId,
        siteId: site.id,
        kind: 'site',
        pageId: null,
        newPath: null,
        status: 'pending',
        attempt: 1,
        totalPages: null,
        crawledPages: null,
        createdAt: at,
        startedAt: null,
        completedAt: null,
        snapshotId: null,
        failureReason: null,
        pageRequests: 0,
        cancelRequested: false,
        resends: 0,
      },
    };
  },
  ideas_run: ({ organizationId, site }) => {
    return {
      jobId: `job_ideas_${run}`,
      taskId: site.id,
      lock: keys.siteLock(organizationId, site.id, 'IDEAS'),
      holder: run,
      pickedUp: { pickedUp: true },
      usage: { ideasRuns: 1 },
      row: {
        ...keys.ideaRun(organizationId, site.id, at, run),
        ...due('ideas_run', site.id),
        id: run,
        organizationId,
        siteId: site.id,
        status: 'running',
        stale: false,
        trigger: 'manual',
        stage: 'understand',
        progress: 'Waiting to begin',
        mode: 'update',
        startedAt: at,
        finishedAt: null,
        reportedAt: at,
        pickedUp: false,
        resends: 0,
        month: '2026-11',
        work: null,
      },
    };
  },
  keyword_generation: ({ organizationId, site }) => {
    const jobId = `gen_kw_${site.id}_3`;
    return {
      jobId,
      taskId: site.id,
      lock: keys.siteLock(organizationId, site.id, 'KEYWORDS'),
      holder: jobId,
      pickedUp: { pickedUp: true },
      usage: {},
      row: {
        ...keys.keywordGeneration(organizationId, site.id),
        ...due('keyword_generation', site.id),
        // Where the version before that one had them.
        dueKind: 'keywords#0',
        organizationId,
        siteId: site.id,
        run: 3,
        scope: 'all',
        status: 'running',
        startedAt: at,
        finishedAt: null,
        pageIds: null,
        total: 0,
        position: 0,
        completed: 0,
        failed: 0,
        recentKeywords: [],
        pickedUp: false,
        resends: 0,
      },
    };
  },
  opportunity_scores: ({ organizationId, site }) => {
    return {
      jobId: `scores_${site.id}_former`,
      taskId: site.id,
      lock: null,
      holder: '',
      pickedUp: { holder: `scores_${site.id}_1`, leaseUntil: at },
      usage: {},
      row: {
        ...keys.opportunityScores(organizationId, site.id),
        ...due('opportunity_scores', site.id),
        organizationId,
        requested: 4,
      },
    };
  },
  outline: ({ organizationId, page }) => {
    return {
      jobId: 'job_outline_902',
      taskId: page.id,
      lock: keys.outlineLock(organizationId, page.id),
      holder: 'job_outline_902',
      pickedUp: { status: 'processing' },
      usage: {},
      row: {
        ...keys.outline(organizationId, page.id, 902),
        ...due('outline', 902),
        id: 902,
        organizationId,
        pageId: page.id,
        status: 'pending',
        primaryKeyword: 'tyres',
        sections: [],
        serpSnapshot: null,
        error: null,
        triggeredBy: 'api',
        createdAt: at,
        completedAt: null,
        updatedAt: at,
        leaseUntil: new Date(START.getTime() + 300_000).toISOString(),
        revision: 0,
        resends: 0,
      },
    };
  },
  plan_keywords: ({ organizationId, site }) => {
    const jobId = `plan_kw_${site.id}_1`;
    const lock = keys.siteLock(organizationId, site.id, 'KEYWORDS');
    return {
      jobId,
      taskId: site.id,
      lock,
      holder: jobId,
      pickedUp: { reportedAt: at },
      usage: {},
      // It had no row: the lock was the job.
      row: {
        ...lock,
        ...due('plan_keywords', site.id),
        holder: jobId,
        leaseUntil: new Date(START.getTime() + 600_000).toISOString(),
        organizationId,
        resends: 0,
      },
    };
  },
};
