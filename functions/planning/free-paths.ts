import { numberedSlug, pathOfSlug } from '../../shared/domain/planning/slug.ts';
import { pagePathKey } from '../../shared/domain/urls/page-url.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { findPageIdsByPaths } from '../../shared/table/page-ids.ts';
import type { Site } from '../../shared/table/sites.ts';

/** One BatchGetItem. */
const PATHS_PER_READ = 50;
const PATHS_MAX = 10_000;

/**
 * Paths for a slug that no live page had when they were read: `/about-us/`, `/about-us-2/` … A suggestion only: the write
 * that takes one says whether it is still free, and the next one is tried when it is not. `ownPageId`: the page that moves
 * may keep its place.
 */
export async function* freePaths(
  table: Table,
  site: Pick<Site, 'organizationId' | 'id'>,
  slug: string,
  ownPageId?: number,
): AsyncGenerator<string, never> {
  for (let from = 1; from <= PATHS_MAX; from += PATHS_PER_READ) {
    const paths = Array.from({ length: PATHS_PER_READ }, (_, at) => pathOfSlug(numberedSlug(slug, from + at)));
    const taken = await findPageIdsByPaths(table, site.organizationId, site.id, paths.map(pagePathKey));
    yield* paths.filter((path) => [undefined, ownPageId].includes(taken.get(pagePathKey(path))));
  }
  throw new Error(`site ${site.id} has no free path for "${slug}"`);
}
