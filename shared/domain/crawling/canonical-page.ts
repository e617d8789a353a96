import { isSameSite } from '../urls/domain.ts';
import { parseHttpUrl, urlHost } from '../urls/http-url.ts';
import { type PageKey, pageKey, toFolderKey } from '../urls/page-url.ts';

/**
 * The page of the same site that a page names as the one to keep instead of itself; null when it names none.
 *
 * A canonical link is how a site says that two URLs are one page (RFC 6596), so the page that it names is stored and the one
 * that names it is not. Three canonical links are not taken at their word: one that leads to another site (the page is
 * still a page of this one), one from a page to the start page (a theme that names it on every page would leave the site
 * with a single one), and one that leads back through a page that was already given up for another (the caller knows).
 */
export function canonicalPage(page: { url: string; canonicalUrl: string | null; site: string }): PageKey | null {
  if (page.canonicalUrl === null) return null;
  const target = parseHttpUrl(page.canonicalUrl);
  const own = pageKey(page.url);
  const key = pageKey(page.canonicalUrl);
  if (target === null || own === null || key === null) return null;
  if (key.key === own.key || !isSameSite(urlHost(target), page.site)) return null;
  // Of a folder and its default document the folder is the page, whichever names the other.
  if (toFolderKey(key.path) === own.path) return null;
  return key.path === '/' && toFolderKey(own.path) !== '/' ? null : key;
}
