import { isDeepStrictEqual } from 'node:util';
import { analysisDictionary } from '../../table/engine/analysis-dictionary.ts';
import { blobPointerSchema, readBlob } from '../../table/engine/blobs.ts';
import { getItem, type Table } from '../../table/engine/client.ts';
import { indexes } from '../../table/engine/indexes.ts';
import { findRowKind, type RowKind } from '../../table/engine/row-kinds.ts';
import type { Row } from '../../table/engine/writes.ts';
import { type Exported, exportedKinds } from './exported-kinds.ts';

/** Keys, and where the indexes have a row: of use to the table alone. */
const keyAttributes: ReadonlySet<string> = new Set([
  'pk',
  'sk',
  ...Object.values(indexes).flatMap(({ hash, range }) => [hash, range]),
]);

/** A row as a line of its file: whose it is, its attributes, and its large values in place of their pointers. */
export async function exportedRow(
  table: Table,
  row: Row,
): Promise<{ kind: RowKind; line: Record<string, unknown> } | null> {
  const kind = findRowKind(row);
  const exported = kind === null ? undefined : exportedKinds[kind];
  if (kind === null || exported === undefined) return null;
  try {
    return { kind, line: await buildLine(table, row, exported) };
  } catch (error) {
    // A value that was replaced since the scan is in the row as it is now; a row that was deleted is not exported.
    const now = await getItem(table, { pk: row.pk, sk: row.sk });
    if (now === null) return null;
    if (isDeepStrictEqual(now, row)) throw error;
    return { kind, line: await buildLine(table, { ...row, ...now }, exported) };
  }
}

async function buildLine(table: Table, row: Row, { without, jsonTexts }: Exported): Promise<Record<string, unknown>> {
  const line: Record<string, unknown> = { of: ownerIn(row.pk) };
  for (const [name, value] of Object.entries(row)) {
    if (keyAttributes.has(name) || without?.includes(name)) continue;
    const isText = jsonTexts?.includes(name) === true && typeof value === 'string';
    line[name] = isText ? JSON.parse(value) : await readLargeValues(table, value);
  }
  return line;
}

/** `ORG#1#PAGE#2` is `{"organization": 1, "page": 2}`. */
function ownerIn(pk: string): Record<string, number> {
  const names: Record<string, string> = {
    ORG: 'organization',
    SITE: 'site',
    PAGE: 'page',
    ANALYSIS: 'analysis',
    CRAWL: 'crawl',
  };
  const found = [...pk.matchAll(/(?:^|#)([A-Z]+)#(\d+)/g)];
  return Object.fromEntries(found.map(([, name = '', id]) => [names[name] ?? name.toLowerCase(), Number(id)]));
}

async function readLargeValues(table: Table, value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((part) => readLargeValues(table, part)));
  const pointer = blobPointerSchema.safeParse(value).data;
  // It reads values that were stored without it, too.
  if (pointer) return readBlob(table, pointer, { dictionary: analysisDictionary() });
  const entries: [string, unknown][] = [];
  for (const [name, part] of Object.entries(value)) entries.push([name, await readLargeValues(table, part)]);
  return Object.fromEntries(entries);
}
