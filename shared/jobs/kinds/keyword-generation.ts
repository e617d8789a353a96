import { parseAnyJobId } from '../../domain/jobs/job-id.ts';
import { releaseBlob } from '../../table/engine/blobs.ts';
import { keys } from '../../table/engine/keys.ts';
import {
  endGenerationWrite,
  generationJobId,
  getKeywordGenerationRow,
  type KeywordGeneration,
  updateRunningGeneration,
} from '../../table/keyword-generations.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobMessage } from '../job-message.ts';

/** The keyword generation of a site (`generate-keywords`). It holds the lock of the site's keywords. */
export const keywordGenerationKind: JobKind<KeywordGeneration> = {
  name: 'keyword_generation',
  onSilence: 'fail',
  // A site has one row, that of its latest run.
  async read(table, { organizationId, workId: id }) {
    const generation = await getKeywordGenerationRow(table, { organizationId, id });
    return generation?.status === 'running' ? generation : null;
  },
  async find(table, job) {
    const generation = await getKeywordGenerationRow(table, job);
    return generation?.status === 'running' && generationJobId(generation) === job.jobId ? generation : null;
  },
  toJob: (generation) => ({
    message: generationMessage(generation),
    state: generation.pickedUp ? 'running' : 'queued',
    dueAt: generation.dueAt,
    resends: generation.resends,
    expired: false,
  }),
  async update(table, { organizationId, id: siteId, jobId }, { changes, dueAt, conditions }) {
    const reference = parseAnyJobId(jobId);
    if (reference?.kind !== 'keyword_generation') return null;
    return updateRunningGeneration(table, { organizationId, siteId, run: reference.run }, changes, dueAt, conditions);
  },
  reportChanges: () => ({ pickedUp: true }),
  notPickedUp: [{ attribute: 'pickedUp', is: '=', value: false }],
  locks: (generation) => [
    {
      key: keys.siteLock(generation.organizationId, generation.siteId, 'KEYWORDS'),
      holder: generationJobId(generation),
    },
  ],
  endWrites: (generation, { status, now }) => [
    endGenerationWrite(generation, status === 'completed' ? 'completed' : 'failed', now.toISOString()),
  ],
  afterEnd: (table, { pageIds }, now) => releaseBlob(table, pageIds, now),
};

export const generationMessage = (generation: KeywordGeneration): JobMessage => ({
  machine: 'generate-keywords',
  organizationId: generation.organizationId,
  id: generation.siteId,
  jobId: generationJobId(generation),
  attempt: 1,
});
