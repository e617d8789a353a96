/**
 * Whether the opportunity scores of a site's pages have to be recomputed, and by which job: one item, so that requests and
 * completion see each other. A caller that finds the work taken may stop: its holder ends only when there was no request
 * since it began to read.
 */
import * as z from 'zod';
import { jobMoves } from '../domain/jobs/job-states.ts';
import type { Item, Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { type Key, keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';
import { formerScoresJob } from './former-jobs.ts';
import { addJobEnvelope, dueJobAttributes, type JobEnvelope, jobRowShape } from './jobs.ts';

const scoresSchema = z.object({
  ...jobRowShape,
  /** Rises with each request. */
  requested: z.number().default(0),
  /** The job that computes them. */
  holder: z.string().optional(),
});
export type OpportunityScores = z.infer<typeof scoresSchema>;

interface SiteId {
  organizationId: number;
  id: number;
}

export const scoresKey = ({ organizationId, id }: SiteId): Key => keys.opportunityScores(organizationId, id);

export const parseScores = (item: Item): OpportunityScores => scoresSchema.parse(addJobEnvelope(item, formerScoresJob));

/**
 * Asks for the scores of a site, with the job that computes them. `dueAt` is when the sweeper sends it again, should it be
 * lost. A job that is at work continues, and does another round.
 */
export async function requestScores(table: Table, site: SiteId, job: JobEnvelope, dueAt: Date): Promise<void> {
  await updateItem(table, scoresKey(site), { add: { requested: 1 }, set: { job, ...dueWork(site, job, dueAt) } });
}

const dueWork = ({ organizationId, id }: SiteId, job: JobEnvelope, dueAt: Date): Record<string, unknown> =>
  dueJobAttributes({ organizationId, job }, id, dueAt);

/** Takes the work, or continues it: returns the number of the latest request; null while another worker has it. */
export async function takeScores(
  table: Table,
  site: SiteId,
  { holder, job, leaseUntil, now }: { holder: string; job: JobEnvelope; leaseUntil: Date; now: Date },
): Promise<number | null> {
  const at = now.toISOString();
  const isFree: Conditions = [
    [
      { attribute: 'holder', is: 'missing' },
      { attribute: 'holder', is: '=', value: holder },
      { attribute: 'leaseUntil', is: '<', value: at },
    ],
  ];
  const running = { state: jobMoves.report.to, reportedAt: at };
  // The deadline is also written without a request: it is when the sweeper looks after the work of a holder that died.
  const taken = { holder, leaseUntil: leaseUntil.toISOString(), ...dueWork(site, job, leaseUntil) };
  const known = {
    set: { ...taken, 'job/state': running.state, 'job/reportedAt': running.reportedAt },
    setOnce: { 'job/startedAt': at },
  };
  let result = await updateItem(table, scoresKey(site), known, [{ attribute: 'job', is: 'present' }, ...isFree]);
  if (!result.ok && result.item?.['job'] === undefined) {
    const set = { ...taken, job: { ...job, ...running, startedAt: at } };
    result = await updateItem(table, scoresKey(site), { set }, [{ attribute: 'job', is: 'missing' }, ...isFree]);
  }
  return result.ok ? parseScores(result.item).requested : null;
}

/** Ends the work; false when it was requested again since (or taken over), so that it has to be repeated. */
export async function finishScores(
  table: Table,
  site: SiteId,
  { holder, requested, now }: { holder: string; requested: number; now: Date },
): Promise<boolean> {
  const unchanged =
    requested === 0
      ? ([{ attribute: 'requested', is: 'missing' }] as const)
      : ([{ attribute: 'requested', is: '=', value: requested }] as const);
  const done = { 'job/state': jobMoves.complete.to, 'job/endedAt': now.toISOString() };
  const result = await updateItem(
    table,
    scoresKey(site),
    { set: done, remove: ['holder', 'leaseUntil', 'dueKind', 'dueAt'] },
    [{ attribute: 'holder', is: '=', value: holder }, ...unchanged],
  );
  return result.ok;
}
