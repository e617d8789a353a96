import { readData } from '../read-data.ts';
import type { PlanRoleRow } from './plan-roles-schema.ts';

/** The roles of pages in a plan. */
export const listPlanRoles = (): readonly PlanRoleRow[] => readData('plan-roles', 'all') as PlanRoleRow[];
