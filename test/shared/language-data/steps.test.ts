import { describe, expect, test } from 'vitest';
import { readSheetVariant, readSteps } from '../../../shared/language-data/steps/read-steps.ts';
import { sheetVariantSchema, stepsSchema } from '../../../shared/language-data/steps/steps-schema.ts';
import { dataFiles } from './data-files.ts';

const english = readSteps('en');
const languages = dataFiles('steps').filter((name) => name !== 'pt-BR');

test('steps are in the languages that outlines are written in, and in the way of Brazil', () => {
  expect(dataFiles('steps')).toEqual(dataFiles('outlines'));
});

describe.each(languages)('steps/%s.json', (language) => {
  const table = readSteps(language);

  test('is a table of the schema', () => {
    expect(stepsSchema.safeParse(table).error).toBeUndefined();
  });

  test('has every step and place of English, and no other', () => {
    const ids = [...Object.keys(english?.steps ?? {}), ...(language === 'en' ? [] : ['essentials'])];
    expect(Object.keys(table?.places ?? {})).toEqual(['at the heading', 'in', 'below the heading', 'after']);
    expect(Object.keys(table?.steps ?? {}).toSorted()).toEqual(ids.toSorted());
  });
});

test('steps/pt-BR.json has only sentences that Brazil writes otherwise', () => {
  const variant = readSheetVariant('pt', 'BR');
  expect(sheetVariantSchema.safeParse(variant).error).toBeUndefined();
  const portuguese = readSteps('pt')?.sheet;
  const same = Object.entries(variant?.sheet ?? {}).filter(([id, text]) => portuguese?.[id as 'top'] === text);
  expect(same).toEqual([]);
});
