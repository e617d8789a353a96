import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { keys } from '../../table/engine/keys.ts';
import { type ModelBatch, modelBatchKey, parseModelBatch } from '../../table/model-batches.ts';
import { ownerFinder } from '../find-owner.ts';
import type { JobKind } from '../job-kind.ts';

/**
 * Sends questions of a site's analyses through batches of the model's provider (`ask-in-batches`), one batch after the other, until no
 * question waits. Analyses start it, and look after it: an end without an answer costs time alone.
 */
export const modelBatchKind: JobKind<ModelBatch> = {
  name: 'model_batch',
  idPrefix: jobIdPrefixes.model_batch,
  isInternal: true,
  machines: ['ask-in-batches'],
  deadlines: jobDeadlines.model_batch,
  // The worker has two kinds of jobs.
  invocationsAtOnce: 2,
  onSilence: 'fail',
  parse: parseModelBatch,
  keyOf: modelBatchKey,
  taskId: ({ siteId }) => siteId,
  locate: (_table, { organizationId, id }) => keys.modelBatch(organizationId, id),
  findOwner: ownerFinder('SITE'),
};
