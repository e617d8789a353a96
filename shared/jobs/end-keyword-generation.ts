import { releaseBlob } from '../table/engine/blobs.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { releaseLease } from '../table/engine/leases.ts';
import { transact } from '../table/engine/transaction.ts';
import {
  endGenerationWrite,
  generationJobId,
  getKeywordGenerationRow,
  type RunningGeneration,
} from '../table/keyword-generations.ts';

/**
 * Ends a run: its row, then the site's lock, which the run may have lost already. Doing it twice does nothing the second
 * time but free the lock. Answers whether this call ended it.
 */
export async function endKeywordGeneration(
  table: Table,
  running: RunningGeneration,
  status: 'completed' | 'failed',
  now: Date,
): Promise<boolean> {
  const { organizationId, siteId } = running;
  const row = await getKeywordGenerationRow(table, { organizationId, id: siteId });
  const ended = await transact(table, [endGenerationWrite(running, status, now.toISOString())]);
  // Freed also when the run was over: whoever ended it may have died before.
  await releaseLease(table, keys.siteLock(organizationId, siteId, 'KEYWORDS'), generationJobId(running));
  if (ended.ok && row?.pageIds) await releaseBlob(table, row.pageIds, now);
  return ended.ok;
}
