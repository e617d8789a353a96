/** @module-tag stories */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workers } from '../../../../functions/catalog/workers.ts';
import { previewDeletion } from '../../../../shared/operator/deletion/preview-deletion.ts';
import { runDeletion } from '../../../../shared/operator/deletion/run-deletion.ts';
import { SETTLE_SECONDS } from '../../../../shared/operator/deletion/run-phase.ts';
import { readOrganizationId } from '../../../../shared/operator/deletion/subject.ts';
import type { DeletedSubject } from '../../../../shared/table/deletions.ts';
import type { Table } from '../../../../shared/table/engine/client.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { findRowKind } from '../../../../shared/table/engine/row-kinds.ts';
import { type Row, writeItems } from '../../../../shared/table/engine/writes.ts';
import { furtherRowsOf, globalKinds, rowsOf, seedEveryRow } from '../../../harness/every-row.ts';
import { readTable } from '../../../harness/table-contents.ts';
import { countCalls, useTable } from '../../table/use-table.ts';

const tested = useTable();
let clock = Date.parse('2026-11-22T00:00:00Z');
const services = (table: Table) => ({
  table,
  now: () => new Date(clock),
  waitUntil: async (at: Date) => {
    clock = at.getTime() + 1;
  },
});

// 1 and 11 share their first digit, and the ids of sites and pages occur as ids of organizations.
const first = { organizationId: 1, siteId: 11, pageId: 111, id: 1_111 };
const secondSite = { organizationId: 1, siteId: 12, pageId: 112, id: 1_112 };
const secondPage = { organizationId: 1, siteId: 11, pageId: 113, id: 1_113 };
const other = { organizationId: 11, siteId: 1, pageId: 2, id: 3 };

const subjects: Record<string, DeletedSubject> = {
  organization: { subjectKind: 'organization', ofOrganization: 1, ofSite: null, ofPage: null },
  site: { subjectKind: 'site', ofOrganization: 1, ofSite: 11, ofPage: null },
  page: { subjectKind: 'page', ofOrganization: 1, ofSite: 11, ofPage: 111 },
};
const organization = subjects['organization'] as DeletedSubject;

const isRecord = (row: Row): boolean => row.pk.startsWith('DELETION#');
const contents = () => readTable(tested.table, isRecord);
const keysOf = (rows: readonly Row[]): string[] => rows.map(({ pk, sk }) => `${pk} ${sk}`).toSorted();

beforeEach(async () => {
  for (const ids of [first, secondSite, other]) await seedEveryRow(tested.table, ids);
});
afterEach(async () => {
  const deletes = (await readTable(tested.table)).map(({ pk, sk }) => ({ pk, sk }));
  await writeItems(tested.table, { deletes });
});

test('every key of the table is one of an organization, or global', () => {
  expect([...Object.keys(rowsOf(first)), ...globalKinds].toSorted()).toEqual(Object.keys(keys).toSorted());
});

test('a row says by its key of which kind it is', () => {
  for (const [kind, row] of Object.entries(rowsOf(first))) expect(findRowKind(row), row.sk).toBe(kind);
  expect(findRowKind({ pk: 'ORG#1', sk: 'NEWER#1' })).toBeNull();
});

test('the wait is longer than the longest task', () => {
  expect(SETTLE_SECONDS).toBeGreaterThan(Math.max(...workers.map(({ timeoutSeconds }) => timeoutSeconds)));
});

describe('an organization that is deleted', () => {
  test('leaves no row of any kind, and every other row as it was, byte by byte', async () => {
    const expected = (await contents()).filter((row) => keysOf(otherRows()).includes(`${row.pk} ${row.sk}`));
    const deletion = await runDeletion(services(tested.table), organization, { wait: true });
    expect(deletion.phase).toBe('done');
    expect(await contents()).toEqual(expected);
    expect(expected).toHaveLength(otherRows().length);
  });

  test('leaves no row of a kind that this version does not know', async () => {
    await writeItems(tested.table, { puts: [{ pk: 'ORG#1#THING#5', sk: 'NEWER#1' }] });
    await runDeletion(services(tested.table), organization, { wait: true });
    expect(keysOf(await contents())).toEqual(keysOf(otherRows()));
  });

  test('has as many rows as the preview said, which deletes nothing', async () => {
    const before = await contents();
    const { counts } = await previewDeletion(services(tested.table), organization);
    expect(await contents()).toEqual(before);
    const deletion = await runDeletion(services(tested.table), organization, { wait: true });
    expect(deletion.counts).toEqual(counts);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(before.length - otherRows().length);
  });

  test('is deleted once: a second command shows when it was done', async () => {
    const done = await runDeletion(services(tested.table), organization, { wait: true });
    clock += 60_000;
    expect(await runDeletion(services(tested.table), organization, { wait: true })).toEqual(done);
  });

  test('is looked for again after the wait: what a task wrote in the meantime goes too', async () => {
    const late = { ...keys.pageFacts(1, 11, 999), pageId: 999 };
    await runDeletion(
      {
        ...services(tested.table),
        waitUntil: async (at) => {
          await writeItems(tested.table, { puts: [late] });
          clock = at.getTime() + 1;
        },
      },
      organization,
      { wait: true },
    );
    expect(keysOf(await contents())).toEqual(keysOf(otherRows()));
  });

  test('can be left to a second command after the wait', async () => {
    const left = await runDeletion(services(tested.table), organization, { wait: false });
    expect(left.phase).toBe('verifying');
    expect((await runDeletion(services(tested.table), organization, { wait: false })).phase).toBe('verifying');
    clock = Date.parse(left.settledAt) + 1;
    expect((await runDeletion(services(tested.table), organization, { wait: false })).phase).toBe('done');
  });
});

const otherRows = (): Row[] => [...Object.values(rowsOf(other)), ...furtherRowsOf(other)];

test('a site that is deleted leaves the organization and its other site', async () => {
  await runDeletion(services(tested.table), subjects['site'] as DeletedSubject, { wait: true });
  const left = await contents();
  const {
    organization: row,
    user,
    organizationKey,
    usage,
    siteUsage,
    apiKey,
    apiKeyById,
    jobSlot,
    waitingJob,
    idempotencyKey,
    signInLink,
    signInEmail,
    usedSignIn,
    session,
    organizationSession,
    sessionIdempotencyKey,
    oauthCode,
    webhook,
    webhookOutbox,
    webhookDelivery,
    dueDelivery,
  } = rowsOf(first);
  // They are of the organization and its people.
  const ofPeople = [
    signInLink,
    signInEmail,
    usedSignIn,
    session,
    organizationSession,
    sessionIdempotencyKey,
    oauthCode,
  ];
  const ofWebhooks = [webhook, webhookOutbox, webhookDelivery, dueDelivery];
  // The end of the job gives its slot back, and the next beat removes what waits for a job that is over.
  const ofJobs = [jobSlot, waitingJob];
  // It is the API key's, and expires after a day.
  const ofKeys = [apiKey, apiKeyById, idempotencyKey];
  const ofOthers = [secondSite, other].flatMap((ids) => [...Object.values(rowsOf(ids)), ...furtherRowsOf(ids)]);
  const expected = new Set(
    keysOf([
      row,
      user,
      organizationKey,
      usage,
      siteUsage,
      ...ofKeys,
      ...ofPeople,
      ...ofWebhooks,
      ...ofJobs,
      ...ofOthers,
    ]),
  );
  expect(keysOf(left)).toEqual([...expected].toSorted());
  expect(left.find(({ pk, sk }) => pk === 'ORG#1' && sk === 'ORG')).toMatchObject({ siteCount: 0 });
});

test('a page that is deleted leaves the other pages of its site, and the site what it derived from several', async () => {
  const { page, contentVersion, blobPart, analysis, snapshotPointer } = rowsOf(secondPage);
  const sibling = [page, contentVersion, blobPart, analysis, snapshotPointer];
  await writeItems(tested.table, { puts: sibling });
  await runDeletion(services(tested.table), subjects['page'] as DeletedSubject, { wait: true });
  const left = await contents();
  expect(keysOf(left)).toEqual(expect.arrayContaining(keysOf([...sibling, ...otherRows()])));
  const named = keysOf(left).filter((key) => key.startsWith('ORG#1#PAGE#111 ') || key.includes('-111-'));
  expect(named).toEqual([]);
  const kinds = new Set(left.filter(({ pk }) => pk.startsWith('ORG#1#SITE#11')).map(findRowKind));
  expect(kinds.has('pageFacts')).toBe(false);
  expect(kinds.has('pagePath')).toBe(false);
  expect(kinds.has('rubric')).toBe(true);
  expect(left.find((row) => findRowKind(row) === 'fact' && row.pk === 'ORG#1#SITE#11')).toMatchObject({
    citationCount: 1,
    citations: [{ pageId: 1_111 }],
  });
});

describe.each(Object.entries(subjects))('the deletion of one %s', (_name, subject) => {
  /** A client whose process dies at its nth write: this one and all later calls fail. */
  function dyingClient(writesLeft: number): Table {
    const table = tested.anotherClient();
    let left = writesLeft;
    table.documents.middlewareStack.add(
      (next, context) => async (args) => {
        if (/Put|Update|Delete|Write/.test(String(context['commandName']))) left -= 1;
        if (left <= 0) throw new Error('killed');
        return next(args);
      },
      { step: 'initialize', name: 'dies' },
    );
    return table;
  }

  test('goes on after a kill at every third write, and leaves what it leaves without one', async () => {
    const seeded = [first];
    await runDeletion(services(tested.table), subject, { wait: true });
    const expected = keysOf(await contents());
    let writes = -2;
    for (let isDone = false; !isDone; ) {
      await writeItems(tested.table, { deletes: ['ORG#1', 'SITE#11', 'PAGE#111'].map(keys.deletion) });
      for (const ids of seeded) await seedEveryRow(tested.table, ids);
      writes += 3;
      isDone = await runDeletion(services(dyingClient(writes)), subject, { wait: true }).then(
        () => true,
        (error: Error) => {
          if (error.message !== 'killed') throw error;
          return false;
        },
      );
      // Its lease ends.
      clock += 121_000;
      await runDeletion(services(tested.table), subject, { wait: true });
      expect(keysOf(await contents()), `killed at write ${writes}`).toEqual(expected);
    }
    expect(writes).toBeGreaterThan(5);
  });
});

test.each(Object.entries(subjects))(
  'the deletion of one %s reads the whole table once, for what no key leads to',
  async (_name, subject) => {
    const table = tested.anotherClient();
    const calls = countCalls(table);
    await runDeletion(services(table), subject, { wait: true });
    // The rows of this test are less than a megabyte: a pass over the table is one request for each of its eight segments.
    expect(calls.of['ScanCommand']).toBe(8);
  },
);

test.each(Object.entries(subjects))(
  'before that scan, the walk of one %s has deleted what its keys lead to',
  async (_name, subject) => {
    await runDeletion(services(tested.table), subject, { wait: false });
    const left = (await contents()).filter((row) => readOrganizationId(row) === 1);
    const site = new Set(['ORG#1#SITE#11', 'ORG#1#SITE#11#AUDIT', 'ORG#1#SITE#11#IDEAS']);
    const gone: Record<string, (row: Row) => boolean> = {
      organization: ({ pk }) => pk.startsWith('ORG#1'),
      site: ({ pk }) => site.has(pk) || pk === 'ORG#1#ANALYSIS#1111' || pk === 'ORG#1#CRAWL#1111',
      page: ({ pk }) => pk === 'ORG#1#ANALYSIS#1111',
    };
    const isOfWalk = gone[subject.subjectKind];
    const kept = new Set(['idempotencyKey', 'sessionIdempotencyKey', 'recommendationPointer', 'snapshotPointer']);
    const found = left.filter((row) => isOfWalk?.(row) && !kept.has(findRowKind(row) ?? ''));
    expect(keysOf(found)).toEqual([]);
  },
);

test('two commands at once do not delete beside each other', async () => {
  let second: Promise<unknown> = Promise.resolve();
  const table = tested.anotherClient();
  let isFirst = true;
  table.documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (isFirst && context['commandName'] === 'ScanCommand') {
        isFirst = false;
        second = runDeletion(services(tested.table), organization, { wait: true });
        await second.catch(() => undefined);
      }
      return next(args);
    },
    { step: 'initialize', name: 'races' },
  );
  const deletion = await runDeletion(services(table), organization, { wait: true });
  expect(deletion.phase).toBe('done');
  await expect(second).rejects.toThrow(/another command is deleting it/);
});
