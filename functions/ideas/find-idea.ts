import { notFound } from '../../shared/http/api-error.ts';
import type { Caller } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getIdea, type Idea } from '../../shared/table/ideas.ts';

/** The idea in any status. @throws not_found, of the site first. */
export async function requireIdea(
  table: Table,
  { organizationId }: Caller,
  { siteId, ideaId }: { siteId: number; ideaId: string },
): Promise<Idea> {
  const [, idea] = await Promise.all([
    requireSite(table, organizationId, siteId),
    getIdea(table, { organizationId, siteId }, ideaId),
  ]);
  if (!idea) throw notFound('Idea');
  return idea;
}
