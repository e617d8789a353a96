import { expect, test } from 'vitest';
import { pageIntents, sectionIds } from '../../../shared/domain/outlines/words/outline-words.ts';
import { pageKinds } from '../../../shared/domain/pages/page-kind/page-kinds.ts';
import { outlineSectionsSchema } from '../../../shared/language-data/outline-sections/outline-sections-schema.ts';
import { readOutlineSections } from '../../../shared/language-data/outline-sections/read-outline-sections.ts';
import { repeated } from './data-files.ts';

const { intents, patterns, kinds, guests, usualAnywhere, sections } = readOutlineSections();

test('outline-sections/all.json is a table of the schema, with a row for every intent and section of the code', () => {
  expect(outlineSectionsSchema.safeParse(readOutlineSections()).error).toBeUndefined();
  expect(intents.map(({ intent }) => intent).toSorted()).toEqual(pageIntents.toSorted());
  expect(sections.map(({ id }) => id)).toEqual(sectionIds);
});

test('outline-sections/all.json names sections and kinds of pages alone, each pattern and kind once', () => {
  const ids: ReadonlySet<string> = new Set(sectionIds);
  const kindsOfPages: ReadonlySet<string> = new Set(pageKinds);
  const named = [
    ...intents.flatMap((row) => [row.sections, row.additions, row.fillers ?? []].flat()),
    ...patterns.flatMap((row) => row.sections),
    ...kinds.flatMap((row) => [...(row.sections ?? []), ...(row.unwritten ?? [])]),
    ...guests.flatMap((row) => [row.section, ...row.instead]),
    ...usualAnywhere,
  ];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(kinds.filter(({ kind }) => !kindsOfPages.has(kind))).toEqual([]);
  expect([...repeated(patterns.map(({ name }) => name)), ...repeated(kinds.map(({ kind }) => kind))]).toEqual([]);
});
