import { expect, test } from 'vitest';
import { namedRoles, purposeKinds } from '../../../shared/domain/planning/words/writing-words.ts';
import { planRoleSchema } from '../../../shared/language-data/plan-roles/plan-roles-schema.ts';
import { listPlanRoles } from '../../../shared/language-data/plan-roles/read-plan-roles.ts';

const rows = listPlanRoles();

test('plan-roles/all.json has a row of the schema for every role, with a purpose that plans have words for', () => {
  expect(planRoleSchema.array().safeParse(rows).error).toBeUndefined();
  expect(rows.map(({ role }) => role)).toEqual([...namedRoles, 'offering', 'area', 'comparison', 'wish']);
  const purposes: ReadonlySet<string> = new Set(purposeKinds);
  expect(rows.filter(({ purpose }) => !purposes.has(purpose))).toEqual([]);
});
