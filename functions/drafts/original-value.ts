import type { DraftField } from '../../shared/domain/drafts/draft-fields.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { Page } from '../../shared/table/pages.ts';
import { readSnapshot } from '../../shared/table/snapshots.ts';

/** Captured structured data above this does not fit the draft's row (400 KB) beside the draft's own value. */
const ORIGINAL_VALUE_BYTES_MAX = 250_000;

/** Reads the latest snapshot's value of the field; null for a field that crawls do not capture (spec, Drafts). */
export async function originalValue(table: Table, page: Page, field: DraftField): Promise<string | null> {
  const snapshot = page.latestSnapshot;
  if (!snapshot) return null;
  switch (field) {
    case 'title':
      return snapshot.title;
    case 'meta_description':
      return snapshot.metaDescription;
    case 'h1':
      return snapshot.h1;
    case 'schema':
      return capturedSchema(table, page, snapshot.id);
    default:
      return null;
  }
}

/** Costs up to two round trips more: structured data is kept with the snapshot's body, not with the page. */
async function capturedSchema(table: Table, page: Page, snapshotId: number): Promise<string | null> {
  const found = await readSnapshot(table, page.organizationId, page.id, snapshotId);
  const schema = found?.body.schema ?? null;
  if (schema === null) return null;
  const text = JSON.stringify(schema);
  return Buffer.byteLength(text) <= ORIGINAL_VALUE_BYTES_MAX ? text : null;
}
