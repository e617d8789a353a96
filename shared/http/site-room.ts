/** An organization has as many sites as its plan says, planned ones among them. */
import { isSubscribed } from '../domain/plans/plans.ts';
import { type Organization, sitesMax } from '../table/organizations.ts';
import { ApiError } from './api-error.ts';

/** Refuses before anything is written or a model is asked; the transaction that registers the site decides. @throws ApiError 402 */
export function requireSiteRoom(organization: Organization): void {
  if (organization.siteCount >= sitesMax(organization)) throw noSiteRoom(organization, organization.siteCount);
}

/** @param used - the sites that the organization has. */
export function noSiteRoom(organization: Organization, used: number): ApiError {
  const limit = sitesMax(organization);
  const message = isSubscribed(organization.plan)
    ? `All sites of the plan are used: the organization can have ${limit}`
    : 'The free site-run is already used; an active subscription is required';
  return new ApiError('payment_required', message, {
    details: { limit, used, remaining: Math.max(0, limit - used) },
  });
}
