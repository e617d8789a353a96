import * as z from 'zod';
import { parseJobId } from '../../shared/domain/jobs/job-id.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { jobSchema } from '../../shared/resources/job.ts';
import { findJobs } from './find-jobs.ts';

const JOB_IDS_MAX = 50;

/** Trimmed, without empty segments, without repetitions (the first position wins): 1 to 50 ids (spec, Jobs). */
const jobIdsSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
  .refine((ids) => ids.length > 0, 'must contain at least one job id')
  .refine((ids) => ids.length <= JOB_IDS_MAX, `must contain at most ${JOB_IDS_MAX} job ids`)
  .meta({
    override: { type: 'string' },
    description: `1 to ${JOB_IDS_MAX} job ids, separated by commas. Send the parameter once.`,
  });

export const listJobs = defineOperation({
  operationId: 'listJobs',
  method: 'GET',
  path: '/jobs',
  tag: 'Jobs',
  summary: 'Get several jobs',
  description:
    'Entries are in the order of the request. An id that matches no job of the organization is returned as `{id, status: "not_found"}`, which is terminal. ' +
    'Sleep for the largest non-null `retry_after_seconds`, then poll the ids that are not terminal.',
  access: 'sites:read',
  bucket: 'jobs',
  query: z.object({ ids: jobIdsSchema }),
  responses: {
    200: z.strictObject({
      data: z.array(z.union([jobSchema, z.strictObject({ id: z.string(), status: z.literal('not_found') })])),
      meta: z.strictObject({ requested: z.number().int(), found: z.number().int() }),
    }),
  },
}).handle(async ({ caller, query }, { table }: BaseServices) => {
  const references = query.ids.flatMap((id) => parseJobId(id) ?? []);
  const jobs = await findJobs(table, caller.organizationId, references);
  const data = query.ids.map((id) => jobs.get(id) ?? { id, status: 'not_found' as const });
  return { status: 200, body: { data, meta: { requested: query.ids.length, found: jobs.size } } };
});
