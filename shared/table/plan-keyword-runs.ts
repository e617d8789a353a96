/** The assignment of keywords to the planned pages of a site: one row, of the latest run. */
import * as z from 'zod';
import { parseAnyJobId } from '../domain/jobs/job-id.ts';
import { getItem, type Item, type Table } from './engine/client.ts';
import { type Key, keys } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { dueJobAttributes, jobRowShape, newJob } from './jobs.ts';
import { keywordLock } from './keyword-lock.ts';

const runSchema = z.object({
  ...jobRowShape,
  siteId: z.number(),
  /** The number of the run in the site's plan; part of the job id. */
  run: z.number(),
});
export type PlanKeywordRun = z.infer<typeof runSchema>;

export const parsePlanKeywordRun = (item: Item): PlanKeywordRun => runSchema.parse(item);

export const planKeywordRunKey = ({ organizationId, siteId }: Pick<PlanKeywordRun, 'organizationId' | 'siteId'>): Key =>
  keys.planKeywordRun(organizationId, siteId);

const formerSchema = z.object({
  holder: z.string(),
  dueAt: z.string(),
  resends: z.number(),
  reportedAt: z.string().optional(),
});

/**
 * An earlier version had no row: the lock was the job. Writes its row, and takes the lock out of the index of due work.
 * False when no such job is unfinished.
 */
export async function adoptFormerKeywordRun(
  table: Table,
  { organizationId, id: siteId }: { organizationId: number; id: number },
): Promise<boolean> {
  const lock = keywordLock(organizationId, siteId, '');
  const key = { pk: lock.pk, sk: lock.sk };
  const former = formerSchema.safeParse(await getItem(table, key)).data;
  const reference = former && parseAnyJobId(former.holder);
  if (!former || reference?.kind !== 'plan_keywords') return false;
  const { holder, dueAt, resends, reportedAt } = former;
  const job = newJob({
    id: holder,
    kind: 'plan_keywords',
    siteId,
    pageId: null,
    queuedAt: reportedAt ?? dueAt,
    resends,
    ...(reportedAt === undefined ? {} : { state: 'running', startedAt: reportedAt, reportedAt }),
    locks: [{ ...key, holder }],
  });
  const row: PlanKeywordRun = { organizationId, siteId, run: reference.run, job };
  const result = await transact(table, [
    { put: { ...planKeywordRunKey(row), ...row, ...dueJobAttributes(row, siteId, new Date(dueAt)) } },
    {
      update: key,
      changes: { remove: ['dueKind', 'dueAt', 'workKind', 'workId', 'resends', 'reportedAt'] },
      if: [
        { attribute: 'holder', is: '=', value: holder },
        { attribute: 'dueAt', is: '=', value: dueAt },
      ],
    },
  ]);
  return result.ok;
}
