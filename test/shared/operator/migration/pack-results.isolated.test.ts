/** Rows that the release before decision 82 wrote, on the whole system of this release. */
import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../../../shared/environment.ts';
import { migrations } from '../../../../shared/operator/migration/migrations.ts';
import { packResults } from '../../../../shared/operator/migration/pack-results.ts';
import { previewMigration, runMigration } from '../../../../shared/operator/migration/run-migration.ts';
import { openTable } from '../../../../shared/table/engine/client.ts';
import { findRowKind } from '../../../../shared/table/engine/row-kinds.ts';
import { findRecommendation, findRecommendationOwner } from '../../../../shared/table/recommendation-places.ts';
import { apiClient } from '../../../harness/api-client.ts';
import { useSystem } from '../../../harness/system.ts';
import { readTable } from '../../../harness/table-contents.ts';
import { formerRelease, storeFormerRelease } from './former-release.ts';

const system = useSystem({ own: true });
beforeEach(() => storeFormerRelease(system.table));

const { organizationId, pageId, analysis } = formerRelease;
const api = () => apiClient(system.baseUrl, formerRelease.key);
const read = async (language = 'en') =>
  (await api().raw('GET', `/pages/${pageId}/analysis`, { headers: { 'accept-language': language } })).body.data;
const titleId: number = analysis.recommendations.find(
  (one: { target_field: string }) => one.target_field === 'title',
).id;

/** The response of this release, and the keys of its rows. */
async function expectPacked(before: unknown): Promise<void> {
  expect(await read()).toEqual(before);
  const former = new Set<string | null>([...packResults.formerKinds, 'recommendationPointer']);
  expect(await readTable(system.table, (row) => !former.has(findRowKind(row)))).toEqual([]);
  for (const { id, analysis_id: analysisId } of analysis.recommendations) {
    expect(await findRecommendation(system.table, organizationId, id)).toMatchObject({ analysisId });
    expect(await findRecommendationOwner(system.table, id)).toBe(organizationId);
  }
}

/** Of the operator: a run that was killed holds the migration for two minutes. */
let clockMs = Date.now();
const LATER_MS = 121_000;
const services = (table = system.table) => ({ table, now: () => new Date(clockMs) });

test('an analysis of the former release is read as that release returned it, and its recommendations can be changed', async () => {
  expect(await read()).toMatchObject(analysis);
  const german = await read('de');
  expect(german.recommendations).toHaveLength(analysis.recommendations.length);
  expect(german.recommendations[0].title).not.toBe(analysis.recommendations[0].title);
  const dismissed = await api().post(`/recommendations/${titleId}/dismiss`, { rationale: 'The title is a brand.' });
  expect(dismissed.status).toBe(200);
  const after = await read();
  expect(after.components.map((one: { component_type: string }) => one.component_type)).toEqual(
    analysis.components.map((one: { component_type: string }) => one.component_type),
  );
  for (const { id, status } of after.recommendations) expect(status).toBe(id === titleId ? 'dismissed' : 'pending');
});

test('table migrate packs the results of each analysis of the former release, and finds nothing to do when it is run again', async () => {
  expect(migrations).toContain(packResults);
  const before = await read();
  expect(await previewMigration(services(), packResults)).toBe(1);
  expect(await runMigration(services(), packResults)).toMatchObject({ migrated: 1 });
  await expectPacked(before);
  expect(await previewMigration(services(), packResults)).toBe(0);
  expect(await runMigration(services(), packResults)).toMatchObject({ migrated: 0 });
  await expectPacked(before);
});

test('a run that is killed at any of its writes loses nothing, and goes on when it is given again', async () => {
  const before = await read();
  let isKilled = true;
  for (let writes = 1; isKilled; writes += 1) {
    await storeFormerRelease(system.table);
    const dying = openTable(readEnvironment());
    let left = writes;
    dying.documents.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (given) => {
          if (/Update|Write|Put|Delete/.test(commandName)) left -= 1;
          if (left < 0) throw new Error('killed');
          return next(given);
        },
      { step: 'initialize', name: 'dies' },
    );
    clockMs += LATER_MS;
    isKilled = await runMigration(services(dying), packResults).then(
      () => false,
      () => true,
    );
    dying.documents.destroy();
    // Half of it is read as the whole.
    expect(await read()).toEqual(before);
    clockMs += LATER_MS;
    await runMigration(services(), packResults);
    await expectPacked(before);
  }
});

test('a verb on a recommendation is kept that comes while its analysis is packed', async () => {
  const racing = openTable(readEnvironment());
  let isFirst = true;
  racing.documents.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        if (isFirst && commandName.startsWith('TransactWrite')) {
          isFirst = false;
          const { status } = await api().post(`/recommendations/${titleId}/dismiss`, { rationale: 'A brand.' });
          expect(status).toBe(200);
        }
        return next(given);
      },
    { step: 'initialize', name: 'races' },
  );
  await runMigration(services(racing), packResults);
  racing.documents.destroy();
  expect(isFirst).toBe(false);
  // The verb writes the new row, and no pointers.
  const dismissed = await read();
  expect(dismissed.recommendations.find(({ id }: { id: number }) => id === titleId).status).toBe('dismissed');
  await expectPacked(dismissed);
});
