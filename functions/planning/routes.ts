import type { Operation } from '../../shared/http/operation.ts';
import { createPlanPage } from './create-plan-page.ts';
import { deletePlanPage } from './delete-plan-page.ts';
import { generatePlan } from './generate-plan.ts';
import { getPlan } from './get-plan.ts';
import { goLive } from './go-live.ts';
import { planSite } from './plan-site.ts';
import { startPlanKeywords } from './start-plan-keywords.ts';
import { updatePlanPage } from './update-plan-page.ts';

export const planningRoutes: readonly Operation[] = [
  planSite,
  generatePlan,
  getPlan,
  createPlanPage,
  updatePlanPage,
  deletePlanPage,
  startPlanKeywords,
  goLive,
];
