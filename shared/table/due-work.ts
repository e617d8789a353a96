import * as z from 'zod';
import { queryItems, type Table } from './client.ts';
import { dueWorkPartitions, indexes } from './keys.ts';

const dueJobSchema = z.object({
  workKind: z.enum(['analysis', 'crawl']),
  organizationId: z.number(),
  workId: z.number(),
  status: z.string(),
  dueAt: z.string(),
});
export type DueJob = z.infer<typeof dueJobSchema>;

/** Unfinished jobs, those first that should have reported longest ago. `until`: only those due by then. */
export async function listUnfinishedJobs(table: Table, until?: Date): Promise<DueJob[]> {
  const partitions = await Promise.all(
    dueWorkPartitions('job').map((pk) =>
      queryItems(table, {
        pk,
        index: indexes.dueWork,
        ...(until ? { between: { from: '', to: until.toISOString() } } : {}),
      }),
    ),
  );
  return partitions
    .flat()
    .map((item) => dueJobSchema.parse(item))
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}
