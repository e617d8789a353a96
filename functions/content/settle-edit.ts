import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '../../shared/logging/log.ts';
import type { ContentVersion, ContentVersionWithBody } from '../../shared/table/content-versions.ts';
import { releaseBlob } from '../../shared/table/engine/blobs.ts';
import type { ContentServices } from './services.ts';

const EVENT_LOOP_TURNS = 64;
/** For requests whose connection is accepted, and whose body is still read. */
const ARRIVAL_MS = 10;

/**
 * What follows the commit of an edit that collapsed into a version: it is settled (see `isBaseCurrent`), and the body that it
 * replaced may expire. A failure costs storage, never data.
 */
export async function settleEdit(
  { table, now, collapsedEdits }: ContentServices,
  { hasBase }: { hasBase: boolean },
  version: ContentVersion,
  replaced: ContentVersionWithBody,
): Promise<void> {
  try {
    await releaseBlob(table, replaced.bodyPointer, now());
  } catch (error) {
    log.error('the body that a collapsed edit replaced could not be released', error);
  }
  // After the write above, so that requests sent at the same moment have its time to arrive.
  if (hasBase) await takeInArrivedRequests();
  collapsedEdits.settle(version);
}

/**
 * A process that serves many requests may be behind: Node accepts one connection in a turn of its event loop, so edits that
 * were sent at the same time as this one can still wait to be received. They begin before this one is settled, and are
 * so distinguished from edits that were based on it. An edit that names a base takes some 10 ms longer for it.
 */
async function takeInArrivedRequests(): Promise<void> {
  for (let turn = 0; turn < EVENT_LOOP_TURNS; turn += 1) await nextTurn();
  await delay(ARRIVAL_MS);
}
