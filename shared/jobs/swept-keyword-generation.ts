import { getKeywordGenerationRow, updateRunningGeneration } from '../table/keyword-generations.ts';
import { endKeywordGeneration } from './end-keyword-generation.ts';
import { generationMessage } from './start-keyword-generation.ts';
import type { ReadSweptJob } from './swept-job.ts';

/** A site has one keyword generation at a time: its row is that of the latest. */
export const sweptKeywordGeneration: ReadSweptJob = async ({ table, now }, { organizationId, workId: id }) => {
  const generation = await getKeywordGenerationRow(table, { organizationId, id });
  if (generation?.status !== 'running') return null;
  const { pickedUp, dueAt, resends } = generation;
  return {
    message: generationMessage(generation),
    status: pickedUp ? 'processing' : 'queued',
    dueAt,
    resends,
    abandoned: pickedUp,
    async countResend(next) {
      const notPickedUp = { attribute: 'pickedUp', is: '=', value: false } as const;
      const changes = { set: { resends: resends + 1 } };
      return (await updateRunningGeneration(table, generation, changes, next, [notPickedUp])) !== null;
    },
    fail: () => endKeywordGeneration(table, generation, 'failed', now()),
  };
};
