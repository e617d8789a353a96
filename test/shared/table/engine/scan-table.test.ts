import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '../../../../shared/table/engine/keys.ts';
import type { ScanPlaces } from '../../../../shared/table/engine/scan-places.ts';
import { scanInSegments } from '../../../../shared/table/engine/scan-table.ts';
import { type Row, writeItems } from '../../../../shared/table/engine/writes.ts';
import { useTable } from '../use-table.ts';

const engine = useTable();
/** Of 200 KB each: every segment of the table takes several requests. */
const ids = Array.from({ length: 120 }, (_, at) => at + 1);

beforeAll(async () => {
  const text = 'x'.repeat(200_000);
  await writeItems(engine.table, { puts: ids.map((id) => ({ ...keys.page(1, id), id, text })) });
});

const readIds = (rows: readonly Row[]): number[] => rows.map((row) => Number(row['id']));
const ascending = (found: readonly number[]): number[] => found.toSorted((a, b) => a - b);

describe('a scan in segments', () => {
  test('reads every row once', async () => {
    const found: number[] = [];
    for await (const { rows } of scanInSegments(engine.table)) found.push(...readIds(rows));
    expect(ascending(found)).toEqual(ids);
  });

  test('goes on behind what was read when it was left, wherever that was', async () => {
    let stops = 0;
    for (let after = 1; ; after += 4) {
      const found: number[] = [];
      let places: ScanPlaces | null = null;
      let parts = 0;
      for await (const { rows, next } of scanInSegments(engine.table)) {
        found.push(...readIds(rows));
        places = next;
        parts += 1;
        if (parts === after) break;
      }
      if (places === null) break;
      stops += 1;
      for await (const { rows } of scanInSegments(engine.table, places)) found.push(...readIds(rows));
      expect(ascending(found)).toEqual(ids);
    }
    expect(stops).toBeGreaterThan(3);
  });
});
