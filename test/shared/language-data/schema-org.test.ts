import { expect, test } from 'vitest';
import { isSchemaOrgType } from '../../../shared/domain/structured-data/schema-org-hierarchy.ts';
import {
  listNestedTypes,
  listSchemaOrgTypes,
  listTypeRules,
} from '../../../shared/language-data/schema-org/read-schema-org.ts';
import {
  nestedSchema,
  typeRowSchema,
  typeRulesSchema,
} from '../../../shared/language-data/schema-org/schema-org-schema.ts';
import { repeated } from './data-files.ts';

const types = listSchemaOrgTypes().flatMap((row) => row.types);
const rules = listTypeRules();
const nested = listNestedTypes();

test('schema-org/types.json has rows of the schema, each type once, below types of the vocabulary', () => {
  expect(typeRowSchema.array().safeParse(listSchemaOrgTypes()).error).toBeUndefined();
  expect(repeated(types)).toEqual([]);
  const parents = listSchemaOrgTypes().flatMap((row) => row.parents);
  expect(parents.filter((type) => !isSchemaOrgType(type))).toEqual([]);
});

test('schema-org/rules.json has rows of the schema, each of another type of the vocabulary', () => {
  expect(typeRulesSchema.array().safeParse(rules).error).toBeUndefined();
  expect(repeated(rules.map(({ type }) => type))).toEqual([]);
  expect(rules.filter(({ type }) => !isSchemaOrgType(type))).toEqual([]);
});

test('schema-org/nested.json has rows of the schema, each of another property, with types of the vocabulary', () => {
  expect(nestedSchema.array().safeParse(nested).error).toBeUndefined();
  expect(repeated(nested.map(({ property }) => property))).toEqual([]);
  expect(nested.flatMap((row) => row.types).filter((type) => !isSchemaOrgType(type))).toEqual([]);
});
