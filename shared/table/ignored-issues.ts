/** The types of issue that people decided to leave as they are, each with its reason. */
import * as z from 'zod';
import { queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { writeItems } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

const ignoredIssueSchema = z.object({ issueId: z.string(), reason: z.string(), at: z.string() });
export type IgnoredIssue = z.infer<typeof ignoredIssueSchema>;

/** By the id of the type. */
export async function listIgnoredIssues(
  table: Table,
  { organizationId, siteId }: SiteKey,
): Promise<ReadonlyMap<string, IgnoredIssue>> {
  const { pk } = keys.ignoredIssue(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.ignoredIssue });
  return new Map(items.map((item) => ignoredIssueSchema.parse(item)).map((one) => [one.issueId, one]));
}

/** Idempotent. False when the site does not exist. */
export async function saveIgnoredIssue(
  table: Table,
  { organizationId, siteId }: SiteKey,
  ignored: IgnoredIssue,
): Promise<boolean> {
  const { ok } = await transact(table, [
    { put: { ...keys.ignoredIssue(organizationId, siteId, ignored.issueId), ...ignored } },
    { check: keys.site(organizationId, siteId), if: [{ attribute: 'pk', is: 'present' }] },
  ]);
  return ok;
}

export const deleteIgnoredIssue = (table: Table, { organizationId, siteId }: SiteKey, issueId: string): Promise<void> =>
  writeItems(table, { deletes: [keys.ignoredIssue(organizationId, siteId, issueId)] });
