import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { Planner } from '../../shared/providers/model/planner.ts';

export interface PlanningServices extends JobServices {
  planner: Planner;
}
