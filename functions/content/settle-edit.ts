import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '../../shared/logging/log.ts';
import { releaseBlob } from '../../shared/table/blobs.ts';
import {
  type ContentVersion,
  type ContentVersionWithBody,
  settleContentVersion,
} from '../../shared/table/content-versions.ts';
import type { ContentServices } from './services.ts';

const EVENT_LOOP_TURNS = 64;

/**
 * What follows the commit of an edit that collapsed into a version: it is recorded as settled (see `isBaseCurrent`), and
 * the body that it replaced may expire. A failure costs storage, or a refused edit on this base, never data.
 */
export async function settleEdit(
  { table, now }: ContentServices,
  { organizationId, baseVersionId }: { organizationId: number; baseVersionId: number | null },
  version: ContentVersion,
  replaced: ContentVersionWithBody,
): Promise<void> {
  if (baseVersionId !== null) await takeInArrivedRequests();
  const at = now();
  const results = await Promise.allSettled([
    settleContentVersion(table, organizationId, version, at),
    releaseBlob(table, replaced.bodyPointer, at),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') log.error('a collapsed edit could not be settled', result.reason);
  }
}

/**
 * A process that serves many requests may be behind: Node accepts one connection in a turn of its event loop, so edits that
 * were sent at the same time as this one can still wait to be received. They are received before this one is settled, and
 * so told from edits that were made on it. Alone in its process, as on Lambda, this costs less than a millisecond.
 */
async function takeInArrivedRequests(): Promise<void> {
  for (let turn = 0; turn < EVENT_LOOP_TURNS; turn += 1) await nextTurn();
}
