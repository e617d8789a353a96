import type { HostRules } from '../../shared/domain/crawling/host-rules.ts';
import type { JobServices } from '../../shared/jobs/job-services.ts';
import type { Planner } from '../../shared/providers/model/planner.ts';

export interface PlanningServices extends JobServices {
  planner: Planner;
  /** The operator's lists: a planned site cannot go live on another host. */
  hostRules: HostRules;
}
