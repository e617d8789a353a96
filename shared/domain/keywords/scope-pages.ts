import { isUtilityPage } from '../pages/utility-page.ts';
import { pagePathKey } from '../urls/page-url.ts';

/** Pages of the scope `top`. */
export const TOP_PAGES = 10;

interface ScopedPage {
  id: number;
  path: string | null;
  planned: boolean;
  isPriority: boolean;
  primaryKeyword: string | null;
}

/**
 * The live pages of a scope that need a keyword, in the order of the work: the homepage, priority pages, then those nearest to
 * the root of the site, which its owner made the main ones; of equal ones the older page. The scope is cut first: pages of
 * it that have a keyword make no room for others. Utility pages need none.
 */
export function pagesToGenerate(pages: readonly ScopedPage[], scope: 'none' | 'homepage' | 'top' | 'all'): number[] {
  const useful = pages
    .filter(({ planned, path }) => !planned && !isUtilityPage(path))
    .map((page) => ({ page, isHome: isHomepage(page), depth: pathDepth(page) }))
    .sort(
      (a, b) =>
        Number(b.isHome) - Number(a.isHome) ||
        Number(b.page.isPriority) - Number(a.page.isPriority) ||
        a.depth - b.depth ||
        a.page.id - b.page.id,
    );
  const limit = { none: 0, homepage: useful[0]?.isHome ? 1 : 0, top: TOP_PAGES, all: useful.length }[scope];
  return useful.slice(0, limit).flatMap(({ page }) => (page.primaryKeyword === null ? page.id : []));
}

const isHomepage = ({ path }: ScopedPage): boolean => path !== null && pagePathKey(path) === '/';
const pathDepth = ({ path }: ScopedPage): number => (path ?? '').split('/').filter(Boolean).length;
