import * as z from 'zod';
import { log } from '../logging/log.ts';
import { queryItems, type Table } from '../table/client.ts';
import { dueWorkPartitions, indexes } from '../table/keys.ts';
import { getKeywordGenerationRow, updateRunningGeneration } from '../table/keyword-generations.ts';
import { postponeScores } from '../table/opportunity-scores.ts';
import { QUEUED_DUE_SECONDS, SENDS_MAX, secondsLater } from './deadlines.ts';
import { endKeywordGeneration } from './end-keyword-generation.ts';
import type { JobServices } from './job-services.ts';
import { scoresMessage } from './request-opportunity-scores.ts';
import { generationMessage } from './start-keyword-generation.ts';
import type { SweepResult } from './sweep.ts';

type SweepServices = Pick<JobServices, 'table' | 'jobs' | 'now'>;

const dueSchema = z.object({
  workKind: z.enum(['keyword_generation', 'opportunity_scores']),
  organizationId: z.number(),
  workId: z.number(),
  dueAt: z.string(),
});
type DueKeywordWork = z.infer<typeof dueSchema>;

/**
 * Looks after keyword generations and opportunity scores that should have reported: what no worker picked up is sent again,
 * a generation that fell silent is failed. Every write is conditional, so two of these at once do no harm.
 */
export async function sweepKeywordWork(services: SweepServices): Promise<SweepResult> {
  const result: SweepResult = { resent: 0, failed: 0 };
  for (const due of await listDueKeywordWork(services.table, services.now())) {
    try {
      const look = due.workKind === 'keyword_generation' ? lookAfterGeneration : lookAfterScores;
      const outcome = await look(services, due);
      if (outcome) result[outcome] += 1;
    } catch (error) {
      // One site's trouble must not keep the others waiting.
      log.error('keyword work of a site could not be looked after', error, { site_id: due.workId });
    }
  }
  return result;
}

async function listDueKeywordWork(table: Table, until: Date): Promise<DueKeywordWork[]> {
  const partitions = await Promise.all(
    dueWorkPartitions('keywords').map((pk) =>
      queryItems(table, { pk, index: indexes.dueWork, range: { to: until.toISOString() } }),
    ),
  );
  return partitions.flat().map((item) => dueSchema.parse(item));
}

/** The index may lag: the row decides. */
async function lookAfterGeneration(
  { table, jobs, now }: SweepServices,
  due: DueKeywordWork,
): Promise<'resent' | 'failed' | null> {
  const at = now();
  const row = await getKeywordGenerationRow(table, { organizationId: due.organizationId, id: due.workId });
  if (row?.status !== 'running' || row.dueAt === undefined || row.dueAt > at.toISOString()) return null;
  if (row.pickedUp || row.resends >= SENDS_MAX) {
    return (await endKeywordGeneration(table, row, 'failed', at)) ? 'failed' : null;
  }
  const counted = await updateRunningGeneration(
    table,
    row,
    { add: { resends: 1 } },
    secondsLater(at, QUEUED_DUE_SECONDS),
  );
  if (!counted) return null;
  await jobs.send(generationMessage(row));
  return 'resent';
}

/** Sent until it is done: nothing depends on when, and each try is a job of its own. */
async function lookAfterScores({ table, jobs, now }: SweepServices, due: DueKeywordWork): Promise<'resent' | null> {
  const site = { organizationId: due.organizationId, id: due.workId };
  if (!(await postponeScores(table, site, due.dueAt, secondsLater(now(), QUEUED_DUE_SECONDS)))) return null;
  await jobs.send(scoresMessage(site));
  return 'resent';
}
