import * as z from 'zod';
import { queryItems, type Table } from './engine/client.ts';
import { dueWorkPartitions, indexes } from './engine/indexes.ts';

const dueJobSchema = z.object({
  /** Where the row of the job is: the row decides, the index may lag behind it. */
  pk: z.string(),
  sk: z.string(),
  /** `analysis`, `crawl` …: the kinds are in `shared/jobs/job-kinds.ts`. */
  workKind: z.string(),
  organizationId: z.number(),
  /** The job's own id; of what a site has one of at a time, the site's. */
  workId: z.number(),
  dueAt: z.string(),
});
export type DueJob = z.infer<typeof dueJobSchema>;

/** Unfinished jobs of all kinds, those first that should have reported longest ago. `until`: only those due by then. */
export async function listUnfinishedJobs(table: Table, until?: Date): Promise<DueJob[]> {
  const partitions = await Promise.all(
    [...dueWorkPartitions('job'), ...dueWorkPartitions('keywords')].map((pk) =>
      queryItems(table, {
        pk,
        index: indexes.dueWork,
        ...(until ? { range: { to: until.toISOString() } } : {}),
      }),
    ),
  );
  return partitions
    .flat()
    .map((item) => dueJobSchema.parse(item))
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}
