import { type DeletedSubject, type Deletion, getDeletion } from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import { findRowKind } from '../../table/engine/row-kinds.ts';
import { scanInSegments } from '../../table/engine/scan-table.ts';
import { getOrganization } from '../../table/organizations.ts';
import { getPage } from '../../table/pages.ts';
import { findSiteOwner } from '../../table/sites.ts';
import { OperatorError } from '../operator-error.ts';
import { numberIn } from './subject.ts';

/**
 * Finds the subject by its id, a page also by that of its organization; also from a deletion that was begun.
 * @throws OperatorError when it does not exist.
 */
export async function findSubject(
  table: Table,
  subjectKind: Deletion['subjectKind'],
  { id, organizationId = null }: { id: number; organizationId?: number | null },
): Promise<DeletedSubject> {
  const found = (await getDeletion(table, subjectKind, id)) ?? (await finders[subjectKind](table, id, organizationId));
  if (!found) throw new OperatorError(`${subjectKind} ${id} does not exist`);
  const { ofOrganization, ofSite, ofPage } = found;
  return { subjectKind, ofOrganization, ofSite, ofPage };
}

type Found = Omit<DeletedSubject, 'subjectKind'> | null;

const finders: Record<
  Deletion['subjectKind'],
  (table: Table, id: number, organizationId: number | null) => Promise<Found>
> = {
  async organization(table, id) {
    return (await getOrganization(table, id)) ? { ofOrganization: id, ofSite: null, ofPage: null } : null;
  },
  async site(table, id) {
    const ofOrganization = await findSiteOwner(table, id);
    return ofOrganization === null ? null : { ofOrganization, ofSite: id, ofPage: null };
  },
  /** No pointer says whose a page is, because no request and no other command asks that. */
  async page(table, id, organizationId) {
    if (organizationId !== null) {
      const page = await getPage(table, organizationId, id);
      return page && { ofOrganization: organizationId, ofSite: page.siteId, ofPage: id };
    }
    for await (const { rows } of scanInSegments(table)) {
      const page = rows.find((row) => findRowKind(row) === 'page' && numberIn(row, 'id') === id);
      const [ofOrganization, ofSite] = page ? [numberIn(page, 'organizationId'), numberIn(page, 'siteId')] : [];
      if (typeof ofOrganization === 'number' && typeof ofSite === 'number')
        return { ofOrganization, ofSite, ofPage: id };
    }
    return null;
  },
};
