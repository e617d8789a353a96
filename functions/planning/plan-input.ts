import type { PlanInput } from '../../shared/domain/planning/plan-input.ts';
import type { Plan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';

/** What is known of a site that is planned. */
export const planInput = (site: Pick<Site, 'name' | 'domain' | 'location'>, plan: Pick<Plan, 'brief'>): PlanInput => ({
  brief: plan.brief ?? '',
  siteName: site.name ?? site.domain,
  location: site.location,
});
