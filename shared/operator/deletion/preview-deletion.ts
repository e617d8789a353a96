import type { DeletedSubject } from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import { scanInSegments } from '../../table/engine/scan-table.ts';
import { addCounts, type Counts, deleteRows } from './delete-rows.ts';
import { findSubjectJobs } from './fence.ts';
import { belongsTo } from './subject.ts';

/** Counts the rows of a deletion by kind, and the jobs that it would cancel. Writes nothing. `progress` takes a line that says how far it is. */
export async function previewDeletion(
  services: { table: Table; now: () => Date; progress?: (text: string) => void },
  given: DeletedSubject,
): Promise<{ counts: Counts; jobs: number }> {
  const { table, now } = services;
  const subject = { ...given, unfinished: [] };
  const options = { subject, belongs: belongsTo(table, subject), keepPages: false, dryRun: true, now };
  let counts: Counts = {};
  let read = 0;
  for await (const { rows } of scanInSegments(table)) {
    counts = addCounts(counts, await deleteRows(table, rows, options));
    read += rows.length;
    services.progress?.(`${read} rows read`);
  }
  return { counts, jobs: (await findSubjectJobs(services, subject)).length };
}
