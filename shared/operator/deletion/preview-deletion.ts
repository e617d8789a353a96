import type { DeletedSubject } from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import { scanTable } from '../../table/engine/scan-table.ts';
import { addCounts, type Counts, deleteRows } from './delete-rows.ts';
import { findSubjectJobs } from './fence.ts';
import { belongsTo } from './subject.ts';

/** Counts the rows of a deletion by kind, and the jobs that it would cancel. Writes nothing. */
export async function previewDeletion(
  services: { table: Table; now: () => Date },
  given: DeletedSubject,
): Promise<{ counts: Counts; jobs: number }> {
  const { table, now } = services;
  const subject = { ...given, unfinished: [] };
  const options = { subject, belongs: belongsTo(table, subject), keepPages: false, dryRun: true, now };
  let counts: Counts = {};
  for await (const { rows } of scanTable(table, null)) {
    counts = addCounts(counts, await deleteRows(table, rows, options));
  }
  return { counts, jobs: (await findSubjectJobs(services, subject)).length };
}
