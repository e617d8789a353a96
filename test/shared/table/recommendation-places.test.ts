import { expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import {
  findRecommendation,
  findRecommendationOwner,
  recommendationPlaceWrites,
} from '../../../shared/table/recommendation-places.ts';
import { useTable } from './use-table.ts';

const database = useTable();

const store = (organizationId: number, id: number, ids: readonly number[]) =>
  transact(database.table, recommendationPlaceWrites({ organizationId, id, pageId: id * 10 }, ids));

test('each recommendation is found by its id, also where the ids of an analysis pass from one group to the next', async () => {
  await store(1, 11, [96, 97, 98]);
  await store(1, 12, [99, 100, 101]);
  for (const recommendationId of [99, 100, 101]) {
    const place = { organizationId: 1, recommendationId, analysisId: 12, pageId: 120 };
    await expect(findRecommendation(database.table, 1, recommendationId)).resolves.toEqual(place);
    await expect(findRecommendationOwner(database.table, recommendationId)).resolves.toBe(1);
  }
  await expect(findRecommendation(database.table, 1, 98)).resolves.toMatchObject({ analysisId: 11 });
});

test("another organization's recommendation is not found, nor is an id that no analysis has", async () => {
  await store(3, 31, [301, 302]);
  await expect(findRecommendation(database.table, 4, 301)).resolves.toBeNull();
  await expect(findRecommendation(database.table, 3, 303)).resolves.toBeNull();
  await expect(findRecommendationOwner(database.table, 303)).resolves.toBeNull();
});

test('a recommendation of an earlier release, which has pointers of one id, is found', async () => {
  const former = [
    { ...keys.recommendationPointer(5, 501), analysisId: 51, pageId: 510 },
    { ...keys.owner('RECOMMENDATION', 501), organizationId: 5 },
  ];
  await writeItems(database.table, { puts: former });
  await expect(findRecommendation(database.table, 5, 501)).resolves.toMatchObject({ analysisId: 51, pageId: 510 });
  await expect(findRecommendationOwner(database.table, 501)).resolves.toBe(5);
});
