import { log } from '../../shared/logging/log.ts';
import type { ContentVersionWithBody } from '../../shared/table/content-versions.ts';
import { releaseBlob } from '../../shared/table/engine/blobs.ts';
import type { CollapsedEdit } from './collapsed-edits.ts';
import type { ContentServices } from './services.ts';

/**
 * Runs after the commit of an edit that collapsed into a version: the edit is settled (see `isBaseCurrent`), and the body that it
 * replaced may expire. A failure costs storage, never data.
 */
export async function settleEdit(
  { table, now }: ContentServices,
  edit: CollapsedEdit,
  replaced: ContentVersionWithBody,
): Promise<void> {
  try {
    await releaseBlob(table, replaced.bodyPointer, now());
  } catch (error) {
    log.error('the body that a collapsed edit replaced could not be released', error);
  }
  edit.settle();
}
