import { analysisUnchangedCheck } from '../../table/analyses.ts';
import { getFullAnalysis, resultsWrite } from '../../table/analysis-results.ts';
import { type BlobPointer, blobPointerSchema, releaseBlob } from '../../table/engine/blobs.ts';
import { queryItems, type Table } from '../../table/engine/client.ts';
import { contended, retryWhileContended } from '../../table/engine/contention.ts';
import { type Key, keys, prefixes } from '../../table/engine/keys.ts';
import { transact } from '../../table/engine/transaction.ts';
import { type Row, writeItems } from '../../table/engine/writes.ts';
import { recommendationPlaceWrites } from '../../table/recommendation-places.ts';
import type { Repacking } from './migration.ts';

/** A row for each recommendation with two pointers, and one for all components or for each, become one row with two pointers. */
export const packResults: Repacking = {
  name: 'results-of-an-analysis-in-one-row',
  kind: 'analysisResults',
  formerKinds: ['component', 'components', 'recommendation'],
  repack: ({ table, now }, row) => retryWhileContended('the results of an analysis', () => pack(table, row, now())),
};

/**
 * Writes the new row on the condition that no verb has changed the analysis, then removes the former rows, pointers first: cut off
 * anywhere, it goes on by the rows that are left.
 */
async function pack(table: Table, { pk }: Key, now: Date): Promise<boolean | typeof contended> {
  const items = (await queryItems(table, { pk })) as Row[];
  const former = items.filter(({ sk }) => isFormer(sk));
  const [head] = items.filter(({ sk }) => sk === 'ANALYSIS');
  if (former.length === 0) return false;
  if (head !== undefined) {
    const full = await getFullAnalysis(table, Number(head['organizationId']), Number(head['id']));
    if (full === null) return contended;
    const { analysis, recommendations } = full;
    // A verb writes the new row of an analysis that it changes, and leaves the pointers.
    const isPacked = items.some(({ sk }) => sk === 'RESULTS');
    const result = await transact(table, [
      analysisUnchangedCheck('analysis', analysis),
      ...(isPacked ? [] : [await resultsWrite(analysis, full)]),
      ...recommendationPlaceWrites(
        analysis,
        recommendations.map(({ id }) => id),
      ),
    ]);
    if (!result.ok) return contended;
  }
  await writeItems(table, { deletes: former.flatMap(pointersTo) });
  await writeItems(table, { deletes: former.map(({ sk }) => ({ pk, sk })) });
  for (const pointer of former.flatMap(blobPointersIn)) await releaseBlob(table, pointer, now);
  return true;
}

const isFormer = (sk: string): boolean =>
  sk === 'COMPONENTS' || sk.startsWith(prefixes.component) || sk.startsWith(prefixes.recommendation);

function pointersTo({ pk, sk, ...row }: Row): Key[] {
  if (!sk.startsWith(prefixes.recommendation)) return [];
  const organizationId = Number(pk.split('#')[1]);
  const id = Number(row['id']);
  return [keys.recommendationPointer(organizationId, id), keys.owner('RECOMMENDATION', id)];
}

const blobPointersIn = ({ components, words }: Row): BlobPointer[] =>
  [components, words].flatMap((value) => blobPointerSchema.safeParse(value).data ?? []);
