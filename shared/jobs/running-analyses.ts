import { getItems, type Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { isHeld, readHolder } from '../table/engine/leases.ts';

/** Of these pages, those that an analysis runs on, with its job id: their locks are held. */
export async function runningAnalyses(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const pageByLock = new Map(pageIds.map((id) => [keys.analysisLock(organizationId, id).pk, id]));
  const locks = await getItems(
    table,
    pageIds.map((id) => keys.analysisLock(organizationId, id)),
  );
  return new Map(
    locks.flatMap((lock) => {
      const pageId = pageByLock.get(String(lock['pk']));
      return pageId !== undefined && isHeld(lock, now) ? [[pageId, readHolder(lock)] as const] : [];
    }),
  );
}
