/**
 * A site that a client deletes: the sweeper carries it out in steps of limited time.
 *
 * @module-tag stories
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { continueDeletions } from '../../../../shared/operator/deletion/continue-deletions.ts';
import { requestSiteDeletion } from '../../../../shared/operator/deletion/request-site-deletion.ts';
import { runDeletion } from '../../../../shared/operator/deletion/run-deletion.ts';
import { SETTLE_SECONDS } from '../../../../shared/operator/deletion/run-phase.ts';
import { getDeletion, listDueDeletions } from '../../../../shared/table/deletions.ts';
import type { Table } from '../../../../shared/table/engine/client.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { findRowKind } from '../../../../shared/table/engine/row-kinds.ts';
import { type Row, writeItems } from '../../../../shared/table/engine/writes.ts';
import { createPageWrites, newPage } from '../../../../shared/table/pages.ts';
import { seedEveryRow } from '../../../harness/every-row.ts';
import { readTable } from '../../../harness/table-contents.ts';
import { countCalls, useTable } from '../../table/use-table.ts';

const tested = useTable();
let clock = Date.parse('2026-11-22T00:00:00Z');
const services = (table: Table) => ({ table, now: () => new Date(clock) });
const never = (): boolean => false;

const first = { organizationId: 1, siteId: 11, pageId: 111, id: 1_111 };
const secondSite = { organizationId: 1, siteId: 12, pageId: 112, id: 1_112 };
const other = { organizationId: 11, siteId: 1, pageId: 2, id: 3 };
/** More rows than a step records together. */
const PAGES = 210;

const isRecord = (row: Row): boolean => row.pk.startsWith('DELETION#');
const keysLeft = async () => (await readTable(tested.table, isRecord)).map(({ pk, sk }) => `${pk} ${sk}`).toSorted();

async function seed(): Promise<void> {
  for (const ids of [first, secondSite, other]) await seedEveryRow(tested.table, ids);
}

async function seedManyPages(): Promise<void> {
  const createdAt = '2026-11-20T10:00:00.000Z';
  const pages = Array.from({ length: PAGES }, (_, at) =>
    newPage({
      organizationId: 1,
      siteId: 11,
      id: 500 + at,
      url: `https://one.example/${at}/`,
      path: `/${at}/`,
      createdAt,
    }),
  );
  const puts = pages.flatMap(createPageWrites).flatMap((write) => ('put' in write ? [write.put] : []));
  await writeItems(tested.table, { puts });
}

const clean = async (): Promise<void> =>
  writeItems(tested.table, { deletes: (await readTable(tested.table)).map(({ pk, sk }) => ({ pk, sk })) });
beforeEach(seed);
afterEach(clean);

const request = () => requestSiteDeletion(services(tested.table), first);

/** As many sweeps as it takes, each with so many steps. */
async function sweep(stepsOfEach: number, table = tested.table): Promise<number> {
  let sweeps = 0;
  while ((await getDeletion(tested.table, 'site', 11))?.phase !== 'done') {
    let left = stepsOfEach;
    await continueDeletions(services(table), () => {
      left -= 1;
      return left < 0;
    });
    sweeps += 1;
    clock += 60_000;
    if (sweeps > 500) throw new Error('the deletion does not end');
  }
  return sweeps;
}

test('leaves what the command of the operator leaves, without a scan of the table', async () => {
  const subject = { subjectKind: 'site', ofOrganization: 1, ofSite: 11, ofPage: null } as const;
  const waitUntil = async (at: Date): Promise<void> => {
    clock = at.getTime() + 1;
  };
  await runDeletion({ ...services(tested.table), waitUntil }, subject, { wait: true });
  const expected = await keysLeft();
  await clean();
  await seed();
  const table = tested.anotherClient();
  const calls = countCalls(table);
  expect(await request()).toBe(true);
  await sweep(1_000, table);
  const left = (await readTable(tested.table, isRecord)).filter(({ pk, sk }) => !expected.includes(`${pk} ${sk}`));
  // Parts of large values that no row points at: they expire within a day.
  expect(new Set(left.map(findRowKind))).toEqual(new Set(['blobPart']));
  expect(await keysLeft()).toEqual(expect.arrayContaining(expected));
  expect(calls.of).not.toHaveProperty('ScanCommand');
});

test('is away at once, and is looked for again when no task can write any longer', async () => {
  const siteCount = async () =>
    (await readTable(tested.table)).find(({ pk, sk }) => pk === 'ORG#1' && sk === 'ORG')?.['siteCount'];
  const before = Number(await siteCount());
  await request();
  expect(await keysLeft()).not.toContain(`${keys.site(1, 11).pk} ${keys.site(1, 11).sk}`);
  expect(await siteCount()).toBe(before - 1);
  await continueDeletions(services(tested.table), never);
  expect((await getDeletion(tested.table, 'site', 11))?.phase).toBe('verifying');
  const late = { ...keys.pageFacts(1, 11, 999), pageId: 999 };
  await writeItems(tested.table, { puts: [late] });
  await continueDeletions(services(tested.table), never);
  expect(await keysLeft()).toContain(`${late.pk} ${late.sk}`);
  clock += SETTLE_SECONDS * 1_000 + 1;
  await continueDeletions(services(tested.table), never);
  expect(await keysLeft()).not.toContain(`${late.pk} ${late.sk}`);
  expect(await listDueDeletions(tested.table)).toEqual([]);
  expect(await siteCount()).toBe(before - 1);
});

test('goes on where a step was cut off, however short its steps are', async () => {
  await seedManyPages();
  await request();
  const whole = await sweep(1_000);
  const expected = await keysLeft();
  await clean();
  await seed();
  await seedManyPages();
  await request();
  expect(await sweep(1)).toBeGreaterThan(whole);
  expect(await keysLeft()).toEqual(expected);
});

test('is requested once: a second request finds no site, and another organization has none', async () => {
  expect(await requestSiteDeletion(services(tested.table), { organizationId: 11, siteId: 11 })).toBe(false);
  expect(await request()).toBe(true);
  expect(await request()).toBe(false);
});

test('of two sweeps at once one deletes', async () => {
  await request();
  await Promise.all([
    continueDeletions(services(tested.table), never),
    continueDeletions(services(tested.anotherClient()), never),
  ]);
  clock += SETTLE_SECONDS * 1_000 + 1;
  await sweep(1_000);
  expect((await keysLeft()).filter((key) => key.startsWith('ORG#1#SITE#11'))).toEqual([]);
});
