/** The rows of the release before decision 82, of analyses that were really made, on the whole system. */
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../../shared/environment.ts';
import { migrations } from '../../../../shared/operator/migration/migrations.ts';
import { packResults } from '../../../../shared/operator/migration/pack-results.ts';
import { previewMigration, runMigration } from '../../../../shared/operator/migration/run-migration.ts';
import { getItems, openTable } from '../../../../shared/table/engine/client.ts';
import type { Key } from '../../../../shared/table/engine/keys.ts';
import { findRecommendation, findRecommendationOwner } from '../../../../shared/table/recommendation-places.ts';
import { type Analyzed, newlyAnalyzedPage } from '../../../functions/recommendations/analyzed.ts';
import { storeAsFormerly } from '../../../harness/former-results.ts';
import { useSystem } from '../../../harness/system.ts';

const system = useSystem({ own: true });

interface FormerPage {
  analyzed: Analyzed;
  former: Key[];
  /** As a client read it before. */
  before: unknown;
}

const read = async ({ tenant, page }: Analyzed): Promise<{ recommendations: { id: number; status: string }[] }> =>
  (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;

async function formerPage(): Promise<FormerPage> {
  const analyzed = await newlyAnalyzedPage(system);
  const analysisId = analyzed.recommendations[0]?.analysis_id ?? 0;
  const before = await read(analyzed);
  const former = await storeAsFormerly(system.table, analyzed.tenant.organizationId, analysisId);
  return { analyzed, former, before };
}

/** Everything that the migration promises of an analysis. */
async function expectPacked({ analyzed, former, before }: FormerPage): Promise<void> {
  expect(await read(analyzed)).toEqual(before);
  expect(await getItems(system.table, former)).toEqual([]);
  const { organizationId } = analyzed.tenant;
  for (const { id, analysis_id: analysisId } of analyzed.recommendations) {
    expect(await findRecommendation(system.table, organizationId, id)).toMatchObject({ analysisId });
    expect(await findRecommendationOwner(system.table, id)).toBe(organizationId);
  }
}

/** Of the operator: a run that was killed holds the migration for two minutes. */
let clockMs = Date.now();
const LATER_MS = 121_000;
const services = (table = system.table) => ({ table, now: () => new Date(clockMs) });

test('table migrate packs the results of each analysis of the former release, and finds nothing to do when it is run again', async () => {
  expect(migrations).toContain(packResults);
  const pages = [await formerPage(), await formerPage()];
  expect(await previewMigration(services(), packResults)).toBe(2);
  expect(await runMigration(services(), packResults)).toMatchObject({ migrated: 2 });
  for (const page of pages) await expectPacked(page);
  expect(await previewMigration(services(), packResults)).toBe(0);
  expect(await runMigration(services(), packResults)).toMatchObject({ migrated: 0 });
  for (const page of pages) await expectPacked(page);
});

test('a run that is killed at any of its writes loses nothing, and goes on when it is given again', async () => {
  const page = await formerPage();
  const analysisId = page.analyzed.recommendations[0]?.analysis_id ?? 0;
  let isKilled = true;
  for (let writes = 1; isKilled; writes += 1) {
    await storeAsFormerly(system.table, page.analyzed.tenant.organizationId, analysisId);
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
    expect(await read(page.analyzed)).toEqual(page.before);
    clockMs += LATER_MS;
    await runMigration(services(), packResults);
    await expectPacked(page);
  }
});

test('a verb on a recommendation is kept that comes while its analysis is packed', async () => {
  const page = await formerPage();
  const { tenant } = page.analyzed;
  const { id } = page.analyzed.on('title');
  const racing = openTable(readEnvironment());
  let isFirst = true;
  racing.documents.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        if (isFirst && commandName.startsWith('TransactWrite')) {
          isFirst = false;
          const { status } = await tenant.api.post(`/recommendations/${id}/dismiss`, { rationale: 'A brand.' });
          expect(status).toBe(200);
        }
        return next(given);
      },
    { step: 'initialize', name: 'races' },
  );
  await runMigration(services(racing), packResults);
  racing.documents.destroy();
  expect(isFirst).toBe(false);
  const { recommendations } = await read(page.analyzed);
  expect(recommendations.find((one) => one.id === id)?.status).toBe('dismissed');
  expect(recommendations).toHaveLength(page.analyzed.recommendations.length);
  expect(await getItems(system.table, page.former)).toEqual([]);
  // The verb writes the new row, and no pointers.
  expect(await findRecommendation(system.table, tenant.organizationId, id)).not.toBeNull();
});
