import type { PlanInput } from '../domain/planning/plan-input.ts';
import type { Plan } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';

/** The input for the plan of a site. */
export const planInput = (site: Pick<Site, 'name' | 'domain' | 'location'>, plan: Pick<Plan, 'brief'>): PlanInput => ({
  brief: plan.brief ?? '',
  siteName: site.name ?? site.domain,
  location: site.location,
});
