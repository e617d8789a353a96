import { type DeletedSubject, newDeletion, requestedDeletionWrite } from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import { transact, type Write } from '../../table/engine/transaction.ts';
import type { SiteKey } from '../../table/site-audits.ts';

/** Without its row nothing under the site is found. `site` fails where it is gone, `organization` where there is none. */
export const deleteSiteWrites = (organizationId: number, siteId: number): Write[] => [
  { name: 'site', delete: keys.site(organizationId, siteId), if: [{ attribute: 'pk', is: 'present' }] },
  { delete: keys.owner('SITE', siteId) },
  {
    name: 'organization',
    update: keys.organization(organizationId),
    changes: { add: { siteCount: -1 } },
    if: [{ attribute: 'pk', is: 'present' }],
  },
];

/**
 * Takes a site away at once; the sweeper deletes what it has (`continueDeletions`). Also where a command has begun to delete it.
 * False when it does not exist.
 */
export async function requestSiteDeletion(
  { table, now }: { table: Table; now: () => Date },
  { organizationId, siteId }: SiteKey,
): Promise<boolean> {
  const subject: DeletedSubject = { subjectKind: 'site', ofOrganization: organizationId, ofSite: siteId, ofPage: null };
  const writes = deleteSiteWrites(organizationId, siteId);
  const result = await transact(table, [...writes, requestedDeletionWrite(newDeletion(subject, now()))]);
  if (result.ok) return true;
  if (result.failed.includes('site')) return false;
  return (await transact(table, writes)).ok;
}
