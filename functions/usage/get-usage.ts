import * as z from 'zod';
import { sumMicrodollars } from '../../shared/domain/plans/cost.ts';
import { USAGE_MONTHS, usageMonth, usageMonthBefore } from '../../shared/domain/plans/plans.ts';
import { invalidRequest } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema } from '../../shared/http/schemas.ts';
import { countRequests, listApiKeys } from '../../shared/table/api-keys.ts';
import { getUsageOfMonth, requireOrganization } from '../../shared/table/organizations.ts';
import { findSites } from '../../shared/table/sites.ts';
import { listSiteSpending } from '../../shared/table/spending.ts';
import { usageResource, usageSchema } from './usage.ts';

/** Sites that are listed by themselves; what the others cost is in the sums. */
const SITES_MAX = 100;

export const getUsage = defineOperation({
  operationId: 'getUsage',
  method: 'GET',
  path: '/usage',
  tag: 'Usage',
  summary: 'Get the usage of a month',
  description:
    'What the organization of the key used in a calendar month (UTC): of its allowances, requests, and what calls of models and of keyword data cost, ' +
    `for the whole organization and for the ${SITES_MAX} sites that cost most. A call is counted once it was paid for, also of work that failed afterwards.`,
  access: 'sites:read',
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
      .optional()
      .meta({ description: `This month, or one of the ${USAGE_MONTHS - 1} before it. This month when left out.` }),
  }),
  responses: { 200: detailSchema(usageSchema) },
}).handle(async ({ caller, query }, { table, now }: BaseServices) => {
  const { organizationId } = caller;
  const thisMonth = usageMonth(now());
  const month = query.month ?? thisMonth;
  const oldest = usageMonthBefore(thisMonth, USAGE_MONTHS - 1);
  if (month < oldest || month > thisMonth) {
    throw invalidRequest(`Invalid query: month: must be from ${oldest} to ${thisMonth}`);
  }
  const [organization, usage, spending, apiKeys] = await Promise.all([
    requireOrganization(table, organizationId),
    getUsageOfMonth(table, organizationId, month),
    listSiteSpending(table, organizationId, month),
    listApiKeys(table, organizationId),
  ]);
  const shown = spending
    .toSorted((a, b) => sumMicrodollars(b) - sumMicrodollars(a) || a.ofSite - b.ofSite)
    .slice(0, SITES_MAX);
  const [requests, sites] = await Promise.all([
    countRequests(table, apiKeys, month),
    findSites(
      table,
      organizationId,
      shown.map(({ ofSite }) => ofSite),
    ),
  ]);
  const isThisMonth = month === thisMonth;
  const data = usageResource({ organization, usage, month, isThisMonth, requests, spending: shown, sites });
  return { status: 200, body: { data } };
});
