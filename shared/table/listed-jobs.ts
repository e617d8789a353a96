/** The jobs of an organization that clients are shown, newest first: an entry for each, which says how the job ended. */
import * as z from 'zod';
import { formatJobId, type JobReference } from '../domain/jobs/job-id.ts';
import type { EndState } from '../domain/jobs/job-states.ts';
import { queryItems, type Table } from './engine/client.ts';
import { padId } from './engine/key-text.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';

/** The fields of a job's entry, and of its key. */
export interface ListedJob {
  organizationId: number;
  siteId: number;
  /** Null for the job of a whole site. */
  pageId: number | null;
  createdAt: string;
  reference: JobReference;
}

const kindSchema = z.enum(['analysis', 'crawl', 'plan_generation']) satisfies z.ZodType<JobReference['kind']>;
const entrySchema = z.object({
  kind: kindSchema,
  jobNumber: z.number(),
  siteId: z.number(),
  pageId: z.number().nullable(),
  createdAt: z.string(),
  /** Absent until the job is over. */
  ended: z.enum(['completed', 'failed', 'skipped', 'cancelled']).optional() satisfies z.ZodType<EndState | undefined>,
});
export type JobEntry = z.infer<typeof entrySchema>;

/** Where a list goes on: behind this job. */
export type JobPosition = Pick<JobEntry, 'createdAt' | 'jobNumber' | 'kind'>;

export const listedJobKey = ({
  organizationId,
  createdAt,
  reference: { kind, id },
}: Pick<ListedJob, 'organizationId' | 'createdAt' | 'reference'>): Key =>
  keys.listedJob(organizationId, createdAt, padId(id), kind);

/**
 * Lists a job that begins (`ended`: null), or says how it ended. The whole entry, so that a job that an earlier version
 * started is listed from its end on.
 */
export const listJobWrite = (job: ListedJob, ended: EndState | null): Write => {
  const { siteId, pageId, createdAt, reference } = job;
  const entry: JobEntry = { kind: reference.kind, jobNumber: reference.id, siteId, pageId, createdAt };
  return { put: { ...listedJobKey(job), ...entry, ...(ended === null ? {} : { ended }) } };
};

/** The entries newest first, those behind the position `after` where it is given. */
export async function listJobEntries(
  table: Table,
  organizationId: number,
  { after, limit }: { after: JobPosition | null; limit: number },
): Promise<JobEntry[]> {
  const end = after && listedJobKey({ organizationId, ...after, reference: { kind: after.kind, id: after.jobNumber } });
  const { pk } = keys.listedJob(organizationId, '', '', '');
  const range = { from: prefixes.listedJob, to: end?.sk ?? `${prefixes.listedJob}~` };
  // The bound itself is part of a range.
  const items = await queryItems(table, { pk, range, newestFirst: true, limit: limit + 1 });
  return items
    .filter(({ sk }) => sk !== end?.sk)
    .slice(0, limit)
    .map((item) => entrySchema.parse(item));
}

export const entryJobId = ({ kind, jobNumber }: JobEntry): string => formatJobId({ kind, id: jobNumber });
