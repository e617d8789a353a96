/**
 * Whether the opportunity scores of a site's pages have to be recomputed, and by which job: one item, so that requests and
 * completion see each other. A caller that finds the work taken may stop: its holder ends only when there was no request
 * since it began to read.
 */
import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import { dueWorkIndexKey, type Key, keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';

const stateSchema = z.object({
  /** Rises with each request. */
  requested: z.number().default(0),
});

const unfinishedSchema = z.object({
  /** The job that computes them. */
  holder: z.string().optional(),
  dueAt: z.string(),
});
export type UnfinishedScores = z.infer<typeof unfinishedSchema>;

interface SiteId {
  organizationId: number;
  id: number;
}

const keyOf = ({ organizationId, id }: SiteId): Key => keys.opportunityScores(organizationId, id);

/** Asks for the scores of a site. `dueAt` is when the sweeper sends the job again, should it be lost. */
export async function requestScores(table: Table, site: SiteId, dueAt: Date): Promise<void> {
  await updateItem(table, keyOf(site), { add: { requested: 1 }, set: dueWork(site, dueAt) });
}

const dueWork = ({ organizationId, id }: SiteId, dueAt: Date) => ({
  workKind: 'opportunity_scores',
  organizationId,
  workId: id,
  ...dueWorkIndexKey({ kind: 'job', id, dueAt: dueAt.toISOString() }),
});

/** The scores that are asked for and not computed yet; null when there is nothing to do. */
export async function getUnfinishedScores(table: Table, site: SiteId): Promise<UnfinishedScores | null> {
  return unfinishedSchema.safeParse(await getItem(table, keyOf(site))).data ?? null;
}

/** Takes the work, or continues it: returns the number of the latest request; null while another worker has it. */
export async function takeScores(
  table: Table,
  site: SiteId,
  { holder, leaseUntil, now }: { holder: string; leaseUntil: Date; now: Date },
): Promise<number | null> {
  const result = await updateItem(
    table,
    keyOf(site),
    // Also without a request: then this is the sweeper's next look, should the holder die.
    { set: { holder, leaseUntil: leaseUntil.toISOString(), ...dueWork(site, leaseUntil) } },
    [
      [
        { attribute: 'holder', is: 'missing' },
        { attribute: 'holder', is: '=', value: holder },
        { attribute: 'leaseUntil', is: '<', value: now.toISOString() },
      ],
    ],
  );
  return result.ok ? stateSchema.parse(result.item).requested : null;
}

/** Ends the work; false when it was requested again since (or taken over), so that it has to be repeated. */
export async function finishScores(
  table: Table,
  site: SiteId,
  { holder, requested }: { holder: string; requested: number },
): Promise<boolean> {
  const unchanged =
    requested === 0
      ? ([{ attribute: 'requested', is: 'missing' }] as const)
      : ([{ attribute: 'requested', is: '=', value: requested }] as const);
  const result = await updateItem(table, keyOf(site), { remove: ['holder', 'leaseUntil', 'dueKind', 'dueAt'] }, [
    { attribute: 'holder', is: '=', value: holder },
    ...unchanged,
  ]);
  return result.ok;
}

/** The sweeper resends a request and postpones its next look. False when it is done, or another sweeper handled it since. */
export async function postponeScores(table: Table, site: SiteId, from: string, dueAt: Date): Promise<boolean> {
  const result = await updateItem(table, keyOf(site), { set: { dueAt: dueAt.toISOString() } }, [
    { attribute: 'dueAt', is: '=', value: from },
  ]);
  return result.ok;
}
