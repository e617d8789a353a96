import { matchable } from '../../shared/domain/fields/keyword-match.ts';
import { createPageCatalogue, type PageCatalogue } from '../../shared/pages/page-catalogue.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { KeywordGeneration } from '../../shared/table/keyword-generations.ts';
import type { ListedPage } from '../../shared/table/listed-pages.ts';
import type { Site } from '../../shared/table/sites.ts';

/** Kept between the batches of a run: of a large site only what changed is read for each. */
let catalogue: { table: Table; pages: PageCatalogue } | null = null;

/** The site's pages as lists show them: their titles contain its name, and their keywords are taken. */
export function sitePages(table: Table, site: Site): Promise<ListedPage[]> {
  if (catalogue?.table !== table) catalogue = { table, pages: createPageCatalogue(table) };
  return catalogue.pages.pagesOf(site.organizationId, site.id);
}

/**
 * The primary keywords of the site's pages, with those of the latest batches, which the index of pages may not show yet. While the run
 * holds the lock no other writer changes keywords.
 */
export const takenKeywords = (
  pages: readonly ListedPage[],
  { recentKeywords }: Pick<KeywordGeneration, 'recentKeywords'>,
): ReadonlySet<string> =>
  new Set([...pages.flatMap(({ primaryKeyword }) => primaryKeyword ?? []).map(matchable), ...recentKeywords]);
