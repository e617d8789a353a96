import { expect, test } from 'vitest';
import { pageKinds } from '../../../shared/domain/pages/page-kind/page-kinds.ts';
import { pageNamesSchema } from '../../../shared/language-data/page-names/page-names-schema.ts';
import { readPageNames } from '../../../shared/language-data/page-names/read-page-names.ts';

test('page-names/all.json is a table of the schema, with folders of kinds of pages alone', () => {
  const names = readPageNames();
  expect(pageNamesSchema.safeParse(names).error).toBeUndefined();
  const kinds: ReadonlySet<string> = new Set(pageKinds);
  expect(Object.keys(names.folders).filter((kind) => !kinds.has(kind))).toEqual([]);
});
