import { isStale } from '../../domain/ideas/run-rules.ts';
import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { usageMonth } from '../../domain/plans/plans.ts';
import { releaseBlob } from '../../table/engine/blobs.ts';
import { getLatestIdeaRun, type IdeaRun, ideaRunKey, parseIdeaRun } from '../../table/idea-runs.ts';
import type { JobKind } from '../job-kind.ts';

/** The ideas run of a site (`build-ideas`). It holds the site's ideas lock and a unit of the month's cap. */
export const ideasRunKind: JobKind<IdeaRun> = {
  name: 'ideas_run',
  idPrefix: jobIdPrefixes.ideas_run,
  machines: ['build-ideas'],
  deadlines: jobDeadlines.ideas_run,
  // The worker has two kinds of jobs.
  invocationsAtOnce: 2,
  onSilence: 'fail',
  parse: parseIdeaRun,
  keyOf: ideaRunKey,
  taskId: ({ siteId }) => siteId,
  // The message names the site. A site has one run at a time: the latest is the one that can be unfinished.
  async locate(table, { organizationId, id }) {
    const run = await getLatestIdeaRun(table, organizationId, id);
    return run && ideaRunKey(run);
  },
  statuses: {
    queued: 'running',
    running: 'running',
    completed: 'succeeded',
    failed: 'failed',
    skipped: 'succeeded',
    cancelled: 'failed',
  },
  isExpired: isStale,
  endChanges(_run, { status, now, silent = false }) {
    const set = { finishedAt: now.toISOString(), work: null };
    if (status === 'completed') return { set };
    const progress = silent ? 'The run stopped reporting' : 'The run failed; the ideas from before are unchanged';
    return { set: { ...set, stale: silent, progress } };
  },
  afterEnd: (table, { work }, { now }) => releaseBlob(table, work, now),
  async retry(table, run) {
    const latest = await getLatestIdeaRun(table, run.organizationId, run.siteId);
    if (latest && latest.id !== run.id) return { refused: `site ${run.siteId} had a later run (${latest.job.id})` };
    return {
      set: { finishedAt: null, stale: false, stage: 'understand', progress: 'Waiting to begin', work: null },
      refusals: { lock: (holder) => `another ideas run of site ${run.siteId} is running (${holder})` },
    };
  },
};

/** The unit of the cap that a run takes when it begins. */
export const ideasRunReservation = (now: Date) => ({ kind: 'ideas_run', month: usageMonth(now) }) as const;
