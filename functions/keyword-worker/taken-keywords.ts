import { matchable } from '../../shared/domain/fields/keyword-match.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { KeywordGeneration } from '../../shared/table/keyword-generations.ts';
import { createPageCatalogue, type PageCatalogue } from '../../shared/table/page-catalogue.ts';
import type { Site } from '../../shared/table/sites.ts';

/** Kept between the batches of a run: of a large site only what changed is read for each. */
let catalogue: { table: Table; pages: PageCatalogue } | null = null;

/**
 * The primary keywords of the site's pages, in the form of `matchable`; with those of the latest batches, which the index of
 * pages may not show yet. While the run holds the lock no other writer changes keywords.
 */
export async function takenKeywords(
  table: Table,
  site: Site,
  { recentKeywords }: KeywordGeneration,
): Promise<ReadonlySet<string>> {
  if (catalogue?.table !== table) catalogue = { table, pages: createPageCatalogue(table) };
  const pages = await catalogue.pages.pagesOf(site.organizationId, site.id);
  return new Set([...pages.flatMap(({ primaryKeyword }) => primaryKeyword ?? []).map(matchable), ...recentKeywords]);
}
