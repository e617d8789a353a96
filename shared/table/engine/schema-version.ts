/** Which form a row has. Only a kind whose form has changed states it; docs/decisions/0021-versions-of-rows.md has the rule. */
import type { Key, keys } from './keys.ts';

/** A row without this attribute has version 1. */
export const SCHEMA_VERSION_ATTRIBUTE = 'schemaVersion';

interface RowForm {
  /** The newest version that this release reads. Raised in the release before `writes` is. */
  reads: number;
  writes: number;
}

type RowForms = Partial<Record<keyof typeof keys, RowForm>>;

/** Kinds that have had more than one form. All others are read and written in version 1. */
const rowForms: RowForms = {};

/** The row was written by a newer release, or this one was rolled back: it must not be read as what it was before. */
export class NewerRowError extends Error {
  override name = 'NewerRowError';
}

export const readVersion = (item: Readonly<Record<string, unknown>>): number => {
  const version: unknown = item[SCHEMA_VERSION_ATTRIBUTE];
  return typeof version === 'number' ? version : 1;
};

/** The newest version of any kind: a row within it costs no look at its kind. */
const newestRead = Math.max(1, ...Object.values(rowForms).map(({ reads }) => reads));

/**
 * Returns a row that this release can read.
 * @throws NewerRowError for one of a newer version, so that nothing is decided, or written, by a form that it no longer has.
 */
export function readable<T extends Readonly<Record<string, unknown>>>(item: T): T {
  const version = readVersion(item);
  if (version > newestRead) {
    throw new NewerRowError(`${describeRow(item)} has version ${version}, and this release reads ${newestRead}`);
  }
  return item;
}

const describeRow = (item: Partial<Record<keyof Key, unknown>>): string => `the row ${item.pk} ${item.sk}`;
