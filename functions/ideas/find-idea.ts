import { notFound } from '../../shared/http/api-error.ts';
import type { Caller } from '../../shared/http/operation.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getIdea, type Idea } from '../../shared/table/ideas.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';

export async function requireSite(table: Table, caller: Caller, siteId: number): Promise<Site> {
  const site = await getSite(table, caller.organizationId, siteId);
  if (!site) throw notFound('Site');
  return site;
}

/** The idea in any status. @throws not_found, of the site first. */
export async function requireIdea(
  table: Table,
  { organizationId }: Caller,
  { siteId, ideaId }: { siteId: number; ideaId: string },
): Promise<Idea> {
  const [site, idea] = await Promise.all([
    getSite(table, organizationId, siteId),
    getIdea(table, { organizationId, siteId }, ideaId),
  ]);
  if (!site) throw notFound('Site');
  if (!idea) throw notFound('Idea');
  return idea;
}
