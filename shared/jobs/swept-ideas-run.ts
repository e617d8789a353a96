import { isStale } from '../domain/ideas/run-rules.ts';
import { getLatestIdeaRun, updateActiveIdeaRun } from '../table/idea-runs.ts';
import { failIdeasRun } from './end-ideas-run.ts';
import { ideasRunMessage } from './start-ideas-run.ts';
import type { ReadSweptJob } from './swept-job.ts';

/** A site has one ideas run at a time: the latest is the one that can be unfinished. */
export const sweptIdeasRun: ReadSweptJob = async ({ table, now }, due) => {
  const run = await getLatestIdeaRun(table, due.organizationId, due.workId);
  if (run?.status !== 'running') return null;
  return {
    message: ideasRunMessage(run),
    status: run.pickedUp ? 'processing' : 'queued',
    dueAt: run.dueAt,
    resends: run.resends,
    // A stale run reads as failed already, and no worker goes on with it.
    abandoned: run.pickedUp || isStale(run, now()),
    async countResend(next) {
      const changes = { set: { resends: run.resends + 1 } };
      const notPickedUp = { attribute: 'pickedUp', is: '=', value: false } as const;
      return (await updateActiveIdeaRun(table, run, changes, next, [notPickedUp])) !== null;
    },
    fail: () => failIdeasRun(table, run, { stale: true, now: now() }),
  };
};
