import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { secondsLater } from '../../domain/jobs/deadlines.ts';
import type { Table } from '../../table/engine/client.ts';
import type { Conditions } from '../../table/engine/expressions.ts';
import { findRowKind } from '../../table/engine/row-kinds.ts';
import { scanTable } from '../../table/engine/scan-table.ts';
import { readVersion, SCHEMA_VERSION_ATTRIBUTE } from '../../table/engine/schema-version.ts';
import { type Row, updateItem } from '../../table/engine/writes.ts';
import { getMigrationProgress, holdMigration, type MigrationProgress } from '../../table/migrations.ts';
import { OperatorError } from '../operator-error.ts';
import type { Migration, Repacking } from './migration.ts';

const LEASE_SECONDS = 120;

interface Services {
  table: Table;
  now: () => Date;
}

/** How many rows, or partitions to repack, have still to be migrated. Writes nothing. */
export async function previewMigration(
  { table }: Pick<Services, 'table'>,
  migration: Migration | Repacking,
): Promise<number> {
  let due = 0;
  let packedPk = '';
  for await (const { rows } of scanTable(table, null)) {
    for (const row of rows.filter((one) => isDue(migration, one))) {
      if ('migrate' in migration || row.pk !== packedPk) due += 1;
      packedPk = row.pk;
    }
  }
  return due;
}

function isDue(migration: Migration | Repacking, row: Row): boolean {
  const kind = findRowKind(row);
  if ('migrate' in migration) return readVersion(row) === migration.from && kind === migration.kind;
  return kind !== null && migration.formerKinds.includes(kind);
}

/**
 * Gives every row of the kind its new form, or its new key. The progress is in the table: a run that is killed goes on where it was when it is
 * given again, and a row that has its new form is left alone. One that has ended begins anew, and finds nothing to do.
 */
export async function runMigration(services: Services, migration: Migration | Repacking): Promise<MigrationProgress> {
  const { table, now } = services;
  const holder = randomUUID();
  const hold = (progress?: MigrationProgress): Promise<boolean> =>
    holdMigration(table, migration.name, {
      holder,
      now: now(),
      leaseUntil: secondsLater(now(), LEASE_SECONDS),
      ...(progress ? { progress } : {}),
    });
  const known = await getMigrationProgress(table, migration.name);
  let progress: MigrationProgress =
    known?.endedAt === null ? known : { cursor: null, migrated: 0, startedAt: now().toISOString(), endedAt: null };
  if (!(await hold(progress))) {
    throw new OperatorError(`another command runs ${migration.name}; if that one was killed, try again in 2 minutes`);
  }
  for await (const { rows, next } of scanTable(table, progress.cursor)) {
    const migrated = await migrateRows(services, migration, rows);
    progress = { ...progress, cursor: next, migrated: progress.migrated + migrated };
    if (next === null) progress = { ...progress, endedAt: now().toISOString() };
    if (!(await hold(progress))) throw new OperatorError(`another command has taken ${migration.name} over`);
  }
  return progress;
}

/** Returns how many were migrated. The rows of a partition follow each other: it is repacked once. */
async function migrateRows(
  services: Services,
  migration: Migration | Repacking,
  rows: readonly Row[],
): Promise<number> {
  let migrated = 0;
  let packedPk = '';
  for (const row of rows.filter((one) => isDue(migration, one))) {
    if ('migrate' in migration) {
      if (await migrateRow(services.table, migration, row)) migrated += 1;
    } else if (row.pk !== packedPk) {
      packedPk = row.pk;
      if (await migration.repack(services, row)) migrated += 1;
    }
  }
  return migrated;
}

const TRIES_MAX = 10;

/** Writes what differs, on the condition that the row is the one that was read: of what others write, nothing is lost. */
async function migrateRow(table: Table, migration: Migration, read: Row): Promise<boolean> {
  let row = read;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const { pk, sk } = row;
    const after: Row = { ...migration.migrate(row), pk, sk, [SCHEMA_VERSION_ATTRIBUTE]: migration.to };
    const set = Object.fromEntries(
      Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, row[name])),
    );
    const remove = Object.keys(row).filter((name) => after[name] === undefined);
    const unchanged: Conditions = Object.entries(row)
      .filter(([name]) => name !== 'pk' && name !== 'sk')
      .map(([attribute, value]) => ({ attribute, is: '=', value }));
    const isThere: Conditions = [{ attribute: 'pk', is: 'present' }];
    const result = await updateItem(table, { pk, sk }, { set, remove }, [...isThere, ...unchanged]);
    if (result.ok) return true;
    // Deleted, or migrated by another: there is nothing left to do.
    if (result.item === null || readVersion(result.item) !== migration.from) return false;
    row = { ...result.item, pk, sk };
  }
  throw new OperatorError(`the row ${read.pk} ${read.sk} changes all the time; run the migration again`);
}
