import * as z from 'zod';
import { jobDeadlines, secondsLater } from '../../domain/jobs/deadlines.ts';
import { parseAnyJobId } from '../../domain/jobs/job-id.ts';
import { getItem, type Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import type { Write } from '../../table/engine/transaction.ts';
import { updateItem } from '../../table/engine/writes.ts';
import { failedPagesWrite, listPlannedPages, readPlan } from '../../table/planning.ts';
import type { JobKind } from '../job-kind.ts';

const rowSchema = z.object({
  holder: z.string().refine((jobId) => parseAnyJobId(jobId)?.kind === 'plan_keywords'),
  dueAt: z.string(),
  resends: z.number(),
  /** A worker picked the run up. */
  reportedAt: z.string().optional(),
});
type PlanKeywordsRow = z.infer<typeof rowSchema> & SiteReference;
interface SiteReference {
  organizationId: number;
  id: number;
}

const keyOf = ({ organizationId, id }: SiteReference) => keys.siteLock(organizationId, id, 'KEYWORDS');

/**
 * The keyword run of a plan (`plan-keywords`). It has no row of its own: the lock of the site's keywords is the job, and in
 * the index of due work while it is held.
 */
export const planKeywordsKind: JobKind<PlanKeywordsRow> = {
  name: 'plan_keywords',
  onSilence: 'fail',
  read: (table, { organizationId, workId: id }) => readRow(table, { organizationId, id }),
  async find(table, { organizationId, id, jobId }) {
    const row = await readRow(table, { organizationId, id });
    return row?.holder === jobId ? row : null;
  },
  toJob: ({ organizationId, id, holder: jobId, dueAt, resends, reportedAt }) => ({
    message: { machine: 'plan-keywords', organizationId, id, jobId, attempt: 1 },
    state: reportedAt === undefined ? 'queued' : 'running',
    dueAt,
    resends,
    expired: false,
  }),
  async update(table, { organizationId, id, jobId }, { changes, dueAt, conditions }) {
    const site = { organizationId, id };
    const set = { ...changes.set, dueAt: dueAt.toISOString() };
    const isHolder = { attribute: 'holder', is: '=', value: jobId } as const;
    const result = await updateItem(table, keyOf(site), { ...changes, set }, [isHolder, ...conditions]);
    return result.ok ? { ...rowSchema.parse(result.item), ...site } : null;
  },
  reportChanges: (now) => ({ leaseUntil: secondsLater(now, jobDeadlines.plan_keywords.leaseSeconds).toISOString() }),
  notPickedUp: [{ attribute: 'reportedAt', is: 'missing' }],
  locks: () => [],
  async endWrites(run, { status }, table) {
    const isHolder = { attribute: 'holder', is: '=', value: run.holder } as const;
    const release: Write = { name: 'job', delete: keyOf(run), if: [isHolder] };
    return status === 'completed' ? [release] : [release, ...(await failedPagesWrites(table, run))];
  },
};

async function readRow(table: Table, site: SiteReference): Promise<PlanKeywordsRow | null> {
  const row = rowSchema.safeParse(await getItem(table, keyOf(site))).data;
  return row ? { ...row, ...site } : null;
}

/** The pages that the run had not looked at count as failed, unless a later run of the plan has begun: they are its pages. */
async function failedPagesWrites(table: Table, run: PlanKeywordsRow): Promise<Write[]> {
  const plan = await readPlan(table, run);
  const reference = parseAnyJobId(run.holder);
  if (reference?.kind !== 'plan_keywords' || reference.run !== plan.keywordRun) return [];
  const pages = await listPlannedPages(table, run, plan);
  const left = pages.filter(({ id, primaryKeyword }) => primaryKeyword === null && !plan.failedPageIds.includes(id));
  const failedIds = [...plan.failedPageIds, ...left.map(({ id }) => id)];
  return left.length > 0 ? [failedPagesWrite(run, plan.keywordRun, failedIds)] : [];
}
