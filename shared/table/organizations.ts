import * as z from 'zod';
import { type Plan, planNames, plans, usageMonth } from '../domain/plans/plans.ts';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { spentShape } from './spending.ts';

const organizationSchema = z.object({
  id: z.number(),
  name: z.string(),
  plan: z.enum(planNames),
  preview: z.boolean(),
  /** Override the plan's numbers; null where the plan's own count. */
  auditAllowance: z.number().nullable(),
  ideasCap: z.number().nullable(),
  sitesMax: z.number().nullish(),
  /** The monthly limit of paid calls, in millionths of a US dollar; no limit where it is missing. */
  monthlyLimitMicrodollars: z.number().nullish(),
  /** Of sentences about its sites, where a request names no other; English where it is missing. */
  language: z.string().nullish(),
  siteCount: z.number(),
  createdAt: z.string(),
});
export type Organization = z.infer<typeof organizationSchema>;

const userSchema = z.object({
  id: z.number(),
  organizationId: z.number(),
  name: z.string(),
  preview: z.boolean(),
  /** The address that the identity provider has for the user; none where there is only the operator's link. */
  email: z.string().nullish(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

const usageSchema = z.object({
  audits: z.number().default(0),
  ideasRuns: z.number().default(0),
  credits: z.number().default(0),
  ...spentShape,
  /**
   * Costs of paid calls, and the most that calls which are running or were cut off may cost: the monthly limit is
   * compared with this.
   */
  committedMicrodollars: z.number().default(0),
});
export type Usage = z.infer<typeof usageSchema>;

/** Page audits an organization may run this month. */
export const auditAllowance = (organization: Organization): number =>
  organization.auditAllowance ?? plans[organization.plan].pageAuditsPerMonth;
export const ideasCap = (organization: Organization): number =>
  organization.ideasCap ?? plans[organization.plan].ideasRunsPerMonth;
/** Sites an organization may have at a time; those that it has beyond the number stay. */
export const sitesMax = (organization: Organization): number => organization.sitesMax ?? plans[organization.plan].sites;

export async function createOrganization(table: Table, organization: Organization, firstUser: User): Promise<void> {
  await transact(table, [
    { put: { ...keys.organization(organization.id), ...organization }, if: [{ attribute: 'pk', is: 'missing' }] },
    { put: { ...keys.user(organization.id, firstUser.id), ...firstUser } },
  ]);
}

export async function getOrganization(table: Table, organizationId: number): Promise<Organization | null> {
  const item = await getItem(table, keys.organization(organizationId));
  return item ? organizationSchema.parse(item) : null;
}

/** Like `getOrganization`, where a missing one can only be a fault of ours: the caller's key belongs to it. */
export async function requireOrganization(table: Table, organizationId: number): Promise<Organization> {
  const organization = await getOrganization(table, organizationId);
  if (!organization) throw new Error(`organization ${organizationId} does not exist`);
  return organization;
}

export async function updateOrganization(
  table: Table,
  organizationId: number,
  changes: {
    plan?: Plan;
    preview?: boolean;
    auditAllowance?: number;
    ideasCap?: number;
    sitesMax?: number;
    monthlyLimitMicrodollars?: number | null;
    language?: string;
  },
): Promise<Organization | null> {
  const result = await updateItem(table, keys.organization(organizationId), { set: changes }, [
    { attribute: 'pk', is: 'present' },
  ]);
  return result.ok ? organizationSchema.parse(result.item) : null;
}

export async function getUser(table: Table, organizationId: number, userId: number): Promise<User | null> {
  const item = await getItem(table, keys.user(organizationId, userId));
  return item ? userSchema.parse(item) : null;
}

export async function listUsers(table: Table, organizationId: number): Promise<User[]> {
  const items = await queryItems(table, { pk: keys.organization(organizationId).pk, prefix: prefixes.user });
  return items.map((item) => userSchema.parse(item));
}

/** Preview access of all users of an organization, as `admin org set --preview` switches it. */
export async function setUsersPreview(table: Table, organizationId: number, preview: boolean): Promise<void> {
  const users = await listUsers(table, organizationId);
  await Promise.all(users.map((user) => updateItem(table, keys.user(organizationId, user.id), { set: { preview } })));
}

export async function getUsage(table: Table, organizationId: number, now: Date): Promise<Usage> {
  return getUsageOfMonth(table, organizationId, usageMonth(now));
}

export async function getUsageOfMonth(table: Table, organizationId: number, month: string): Promise<Usage> {
  return usageSchema.parse((await getItem(table, keys.usage(organizationId, month))) ?? {});
}

export const parseUsage = (item: Item | null): Usage => usageSchema.parse(item ?? {});

/**
 * Takes page audits from this month's allowance, in the transaction that queues as many analyses.
 * A failed condition (`allowance`) means that fewer are left.
 */
export const debitAuditsWrite = (organizationId: number, allowance: number, month: string, audits = 1): Write => ({
  name: 'allowance',
  update: keys.usage(organizationId, month),
  changes: { add: { audits } },
  if: [
    [
      { attribute: 'audits', is: 'missing' },
      { attribute: 'audits', is: '<=', value: allowance - audits },
    ],
  ],
});

/** Gives a page audit back, in the transaction that ends the analysis without a grade. */
export const refundAuditWrite = (organizationId: number, month: string): Write => ({
  update: keys.usage(organizationId, month),
  changes: { add: { audits: -1 } },
});

/** Takes one ideas run from this month's cap, in the transaction that queues it; `cap` fails when it is used up. */
export const debitIdeasRunWrite = (organizationId: number, cap: number, month: string): Write => ({
  name: 'cap',
  update: keys.usage(organizationId, month),
  changes: { add: { ideasRuns: 1 } },
  if: [
    [
      { attribute: 'ideasRuns', is: 'missing' },
      { attribute: 'ideasRuns', is: '<', value: cap },
    ],
  ],
});

/** Gives an ideas run back, in the transaction that fails it. */
export const refundIdeasRunWrite = (organizationId: number, month: string): Write => ({
  update: keys.usage(organizationId, month),
  changes: { add: { ideasRuns: -1 } },
});

/** Counts credits into this month's usage, in the transaction that writes what they paid for. */
export const spendCreditsWrite = (organizationId: number, credits: number, month: string): Write => ({
  update: keys.usage(organizationId, month),
  changes: { add: { credits } },
});
