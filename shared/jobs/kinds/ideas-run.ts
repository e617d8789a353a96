import { isStale } from '../../domain/ideas/run-rules.ts';
import { formatJobId } from '../../domain/jobs/job-id.ts';
import { releaseBlob } from '../../table/engine/blobs.ts';
import type { Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import { endIdeaRunWrite, getLatestIdeaRun, type IdeaRun, updateActiveIdeaRun } from '../../table/idea-runs.ts';
import { refundIdeasRunWrite } from '../../table/organizations.ts';
import type { JobKind, JobTaskReference } from '../job-kind.ts';
import type { JobMessage } from '../job-message.ts';

/** The ideas run of a site (`build-ideas`). It holds the site's ideas lock and a unit of the month's cap. */
export const ideasRunKind: JobKind<IdeaRun> = {
  name: 'ideas_run',
  onSilence: 'fail',
  // A site has one run at a time: the latest is the one that can be unfinished.
  async read(table, { organizationId, workId }) {
    const run = await getLatestIdeaRun(table, organizationId, workId);
    return run?.status === 'running' ? run : null;
  },
  find: findRun,
  toJob: (run, now) => ({
    message: ideasRunMessage(run),
    state: run.pickedUp ? 'running' : 'queued',
    dueAt: run.dueAt,
    resends: run.resends,
    expired: isStale(run, now),
  }),
  async update(table, job, { changes, dueAt, conditions }) {
    const run = await findRun(table, job);
    return run && updateActiveIdeaRun(table, run, changes, dueAt, conditions);
  },
  reportChanges: () => ({ pickedUp: true }),
  notPickedUp: [{ attribute: 'pickedUp', is: '=', value: false }],
  locks: ({ organizationId, siteId, id }) => [{ key: keys.siteLock(organizationId, siteId, 'IDEAS'), holder: id }],
  endWrites(run, { status, now, silent = false, set = {} }) {
    if (status === 'completed') return [endIdeaRunWrite(run, 'succeeded', now, set)];
    const progress = silent ? 'The run stopped reporting' : 'The run failed; the ideas from before are unchanged';
    return [
      endIdeaRunWrite(run, 'failed', now, { stale: silent, progress, ...set }),
      refundIdeasRunWrite(run.organizationId, run.month),
    ];
  },
  afterEnd: (table, { work }, now) => releaseBlob(table, work, now),
};

/** The message names the site; the run is named by the job id. */
async function findRun(table: Table, job: JobTaskReference): Promise<IdeaRun | null> {
  const run = await getLatestIdeaRun(table, job.organizationId, job.id);
  return run?.status === 'running' && formatJobId({ kind: 'ideas_run', id: run.id }) === job.jobId ? run : null;
}

export const ideasRunMessage = (run: IdeaRun): JobMessage => ({
  machine: 'build-ideas',
  organizationId: run.organizationId,
  id: run.siteId,
  jobId: formatJobId({ kind: 'ideas_run', id: run.id }),
  attempt: 1,
});
