import type { PlanRoleRow } from '../../language-data/plan-roles/plan-roles-schema.ts';
import { listPlanRoles } from '../../language-data/plan-roles/read-plan-roles.ts';
import type { PageRole, PurposeKind } from './words/writing-words.ts';

let known: ReadonlyMap<string, PlanRoleRow> | undefined;
function roleRow(role: PageRole): PlanRoleRow | undefined {
  known ??= new Map(listPlanRoles().map((row) => [row.role, row]));
  return known.get(role);
}

/** True where the row of a role says so (`plan-roles-schema.ts`). */
export const roleIs = (role: PageRole, name: Exclude<keyof PlanRoleRow, 'role' | 'purpose'>): boolean =>
  roleRow(role)?.[name] === true;

/** The purpose that pages of a role share. The tests hold the rows to the purposes. */
export const purposeOfRole = (role: PageRole): PurposeKind => (roleRow(role)?.purpose ?? 'other') as PurposeKind;
