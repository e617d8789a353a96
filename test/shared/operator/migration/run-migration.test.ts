/** A made-up second form of the rows of users: two names in place of one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workerError } from '../../../../shared/jobs/worker-errors.ts';
import type { Migration } from '../../../../shared/operator/migration/migration.ts';
import { previewMigration, runMigration } from '../../../../shared/operator/migration/run-migration.ts';
import { getItem, getItems, queryItems, type Table } from '../../../../shared/table/engine/client.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { NewerRowError } from '../../../../shared/table/engine/schema-version.ts';
import { type Row, updateItem, writeItems } from '../../../../shared/table/engine/writes.ts';
import { getOrganization, getUser, listUsers, updateOrganization } from '../../../../shared/table/organizations.ts';
import { readTable } from '../../../harness/table-contents.ts';
import { useTable } from '../../table/use-table.ts';

const tested = useTable();
let clock = Date.parse('2026-11-22T00:00:00Z');
const services = (table: Table) => ({ table, now: () => new Date(clock) });

const splitNames: Migration = {
  name: 'split-names-of-users',
  kind: 'user',
  from: 1,
  to: 2,
  migrate({ name, ...row }) {
    const [givenName = '', familyName = ''] = String(name).split(' ');
    return { ...row, givenName, familyName };
  },
};

const USERS = 12;
const createdAt = '2026-11-01T00:00:00.000Z';
const users: Row[] = Array.from({ length: USERS }, (_, at) => ({
  ...keys.user(1, at + 1),
  id: at + 1,
  organizationId: 1,
  name: `Given${at} Family${at}`,
  preview: false,
  createdAt,
}));
const organization: Row = {
  ...keys.organization(1),
  id: 1,
  name: 'Acme',
  plan: 'pro',
  preview: false,
  auditAllowance: null,
  ideasCap: null,
  siteCount: 0,
  createdAt,
};
const migratedUser = (at: number) => ({
  ...keys.user(1, at + 1),
  id: at + 1,
  organizationId: 1,
  givenName: `Given${at}`,
  familyName: `Family${at}`,
  preview: false,
  createdAt,
  schemaVersion: 2,
});
const usersInTable = () => readTable(tested.table, (row) => !row.sk.startsWith('USER#'));

beforeEach(() => writeItems(tested.table, { puts: [...users, organization] }));
afterEach(async () => {
  const deletes = (await readTable(tested.table)).map(({ pk, sk }) => ({ pk, sk }));
  await writeItems(tested.table, { deletes });
});

describe('a migration', () => {
  test('gives every row of its kind the new form and its version, and leaves the others as they are', async () => {
    expect(await previewMigration(services(tested.table), splitNames)).toBe(USERS);
    expect(await usersInTable()).toEqual(users);
    const progress = await runMigration(services(tested.table), splitNames);
    expect(progress).toMatchObject({ migrated: USERS, endedAt: new Date(clock).toISOString() });
    expect(await usersInTable()).toEqual(users.map((_, at) => migratedUser(at)));
    expect(await getItem(tested.table, keys.organization(1))).toEqual(organization);
  });

  test('that is run again finds nothing to do', async () => {
    await runMigration(services(tested.table), splitNames);
    const rows = await usersInTable().catch(() => null);
    expect(await runMigration(services(tested.table), splitNames)).toMatchObject({ migrated: 0 });
    expect(await usersInTable()).toEqual(rows);
    expect(await previewMigration(services(tested.table), splitNames)).toBe(0);
  });

  test('that is killed at any write goes on when it is run again', async () => {
    for (let writes = 1; writes <= USERS + 2; writes += 1) {
      await writeItems(tested.table, { puts: users, deletes: [keys.migration(splitNames.name)] });
      const dying = tested.anotherClient();
      let left = writes;
      dying.documents.middlewareStack.add(
        (next, context) => async (args) => {
          if (String(context['commandName']).startsWith('Update')) left -= 1;
          if (left < 0) throw new Error('killed');
          return next(args);
        },
        { step: 'initialize', name: 'dies' },
      );
      const isKilled = await runMigration(services(dying), splitNames).then(
        () => false,
        () => true,
      );
      expect(isKilled, `at write ${writes}`).toBe(writes < USERS + 2);
      if (isKilled) {
        await expect(runMigration(services(tested.table), splitNames)).rejects.toThrow(/another command runs/);
      }
      clock += 121_000;
      await runMigration(services(tested.table), splitNames);
      expect(await usersInTable()).toEqual(users.map((_, at) => migratedUser(at)));
    }
  });

  test('loses nothing of what is written while it runs', async () => {
    const racing = tested.anotherClient();
    let isFirst = true;
    racing.documents.middlewareStack.add(
      (next, context) => async (args) => {
        const write = JSON.stringify(args.input);
        if (isFirst && String(context['commandName']).startsWith('Update') && write.includes('givenName')) {
          isFirst = false;
          await updateItem(tested.table, keys.user(1, 1), { set: { name: 'Ada Lovelace', preview: true, added: 1 } });
        }
        return next(args);
      },
      { step: 'initialize', name: 'races' },
    );
    await runMigration(services(racing), splitNames);
    expect((await usersInTable())[0]).toMatchObject({
      givenName: 'Ada',
      familyName: 'Lovelace',
      preview: true,
      added: 1,
      schemaVersion: 2,
    });
  });
});

describe('a release that meets rows of a newer one', () => {
  test('refuses to read them by every way of reading, so that it decides and writes nothing by them', async () => {
    await runMigration(services(tested.table), splitNames);
    const { table } = tested;
    await expect(getUser(table, 1, 1)).rejects.toThrow(NewerRowError);
    await expect(listUsers(table, 1)).rejects.toThrow(/version 2, and this release reads 1/);
    await expect(getItems(table, [keys.user(1, 1)], ['preview'])).rejects.toThrow(NewerRowError);
    const query = { pk: keys.user(1, 1).pk, prefix: 'USER#', attributes: ['preview'] };
    await expect(queryItems(table, query)).rejects.toThrow(NewerRowError);
  });

  test('retries a task that met one: the newer release is on its way to the workers', async () => {
    await runMigration(services(tested.table), splitNames);
    const error = await getUser(tested.table, 1, 1).catch(workerError);
    expect(error).toMatchObject({ name: 'RetryableError' });
  });

  test('ignores attributes that it does not know, and keeps them when it writes', async () => {
    await updateItem(tested.table, keys.organization(1), { set: { addedLater: { deep: [1] } } });
    expect(await getOrganization(tested.table, 1)).toMatchObject({ name: 'Acme' });
    await updateOrganization(tested.table, 1, { plan: 'starter' });
    expect(await getItem(tested.table, keys.organization(1))).toMatchObject({
      plan: 'starter',
      addedLater: { deep: [1] },
    });
  });
});
