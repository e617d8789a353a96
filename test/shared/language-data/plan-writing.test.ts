import { describe, expect, test } from 'vitest';
import { planLanguages } from '../../../shared/domain/language/plan-language.ts';
import { namedRoles, purposeKinds, questionTopics } from '../../../shared/domain/planning/words/writing-words.ts';
import {
  planVariantSchema,
  planWritingSchema,
} from '../../../shared/language-data/plan-writing/plan-writing-schema.ts';
import { readPlanVariant, readPlanWriting } from '../../../shared/language-data/plan-writing/read-plan-writing.ts';
import { dataFiles, emptyPatterns } from './data-files.ts';

test('plans are written in every language of plans, and in the way of Brazil', () => {
  expect(dataFiles('plan-writing')).toEqual([...planLanguages, 'pt-BR'].toSorted());
});

describe.each(planLanguages)('plan-writing/%s.json', (language) => {
  const table = readPlanWriting(language);

  test('is a table of the schema', () => {
    expect(planWritingSchema.safeParse(table).error).toBeUndefined();
  });

  test('has every name, purpose and question of the code, and no other', () => {
    const { names, purposes, questions } = table;
    expect([names, purposes, questions].map((texts) => Object.keys(texts).toSorted())).toEqual(
      [namedRoles, purposeKinds, questionTopics].map((ids) => ids.toSorted()),
    );
  });

  test('has cues for roles, none of which finds nothing', () => {
    const roles = new Set<string>(namedRoles);
    expect(Object.keys(table.cues).filter((role) => !roles.has(role))).toEqual([]);
    expect(emptyPatterns(Object.values(table.cues).flat())).toEqual([]);
  });
});

describe('plan-writing/pt-BR.json', () => {
  const variant = readPlanVariant('pt', 'BR');
  const portuguese = readPlanWriting('pt');

  test('has what the schema allows', () => {
    expect(planVariantSchema.safeParse(variant).error).toBeUndefined();
  });

  test('has only texts of Portuguese that Brazil writes otherwise', () => {
    for (const part of ['names', 'purposes', 'questions'] as const)
      for (const [id, text] of Object.entries(variant?.[part] ?? {})) {
        expect(portuguese[part]).toHaveProperty(id);
        expect(text).not.toBe(portuguese[part][id]);
      }
  });
});
