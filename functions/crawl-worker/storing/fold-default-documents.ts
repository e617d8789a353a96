import type { WebDocument } from '../../../shared/domain/crawling/web-response.ts';
import { hasQuery, pageKey, pageUrl, toFolderKey } from '../../../shared/domain/urls/page-url.ts';
import { findPageIdsByPaths } from '../../../shared/table/page-ids.ts';
import { getPages } from '../../../shared/table/pages.ts';
import { noteSameAddress } from '../../../shared/table/path-items.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { ReadDocument } from '../read-document.ts';
import type { CrawlServices } from '../services.ts';
import { bodyHash } from '../snapshot-of-page.ts';

interface FoldedDefaults {
  kept: ReadDocument[];
  /** Default documents that are the page of their folder, and the URL of that page. */
  folded: { read: ReadDocument; url: string }[];
}

/**
 * Parts the default documents (`/guide/index.html`) that are the page of their folder from those that are pages: the folder
 * says the same, or names the document as its canonical (docs/decisions/0041). A page that the site has already stays a page.
 */
export async function foldDefaultDocuments(
  { table }: Pick<CrawlServices, 'table'>,
  site: Site,
  documents: readonly ReadDocument[],
): Promise<FoldedDefaults> {
  const candidates = documents.flatMap((read) => {
    const { pathKey } = read.place;
    const folderKey = hasQuery(pathKey) || read.extracted.unreadable !== null ? null : toFolderKey(pathKey);
    return folderKey === null ? [] : [{ read, pathKey, folderKey }];
  });
  if (candidates.length === 0) return { kept: [...documents], folded: [] };
  const wanted = candidates.flatMap(({ pathKey, folderKey }) => [pathKey, folderKey]);
  const idByPath = await findPageIdsByPaths(table, site.organizationId, site.id, [...new Set(wanted)]);
  const folders = await readFolders({ table }, site, documents, idByPath);
  const folded = candidates.filter(({ read, pathKey, folderKey }) => {
    const folder = folders.get(folderKey);
    const isOfFolder = folder?.isRead && idByPath.get(pathKey) === idByPath.get(folderKey);
    if (folder === undefined || (idByPath.has(pathKey) && !isOfFolder)) return false;
    return folder.hash === bodyHash(read.extracted) || pageKey(folder.canonicalUrl ?? '')?.path === pathKey;
  });
  const gone = new Set(folded.map(({ read }) => read));
  return {
    kept: documents.filter((read) => !gone.has(read)),
    folded: folded.map(({ read, folderKey }) => ({ read, url: pageUrl(site.domain, folderKey) })),
  };
}

interface Folder {
  /** In this group. */
  isRead: boolean;
  hash: string | null;
  canonicalUrl: string | null;
}

/** Reads the folders' content, by path key: from this crawl, else as stored. */
async function readFolders(
  { table }: Pick<CrawlServices, 'table'>,
  site: Site,
  documents: readonly ReadDocument[],
  idByPath: ReadonlyMap<string, number>,
): Promise<Map<string, Folder>> {
  const pages = await getPages(table, site.organizationId, [...new Set(idByPath.values())]);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const stored = [...idByPath].flatMap(([pathKey, id]): [string, Folder][] => {
    const page = byId.get(id);
    return page ? [[pathKey, { isRead: false, hash: page.crawledContentHash, canonicalUrl: page.canonicalUrl }]] : [];
  });
  const read = documents.map(({ place, extracted }): [string, Folder] => [
    place.pathKey,
    { isRead: true, hash: bodyHash(extracted), canonicalUrl: extracted.canonicalUrl },
  ]);
  return new Map([...stored, ...read]);
}

/** Keeps what a group showed: default documents that were folded into their folder, and redirects between the two. */
export async function noteDefaultDocuments(
  { table }: Pick<CrawlServices, 'table'>,
  site: Site,
  shown: { folded: readonly ReadDocument[]; read: readonly Pick<WebDocument, 'requestedUrl' | 'finalUrl'>[] },
): Promise<void> {
  const redirects = shown.read.flatMap(({ requestedUrl, finalUrl }) => {
    const [asked, read] = [pathKeyAt(requestedUrl), pathKeyAt(finalUrl)];
    return toFolderKey(asked) === read ? [asked] : toFolderKey(read) === asked ? [read] : [];
  });
  for (const pathKey of new Set([...redirects, ...shown.folded.map(({ place }) => place.pathKey)])) {
    const folderKey = toFolderKey(pathKey);
    if (folderKey !== null) await noteSameAddress(table, site.organizationId, site.id, { pathKey, folderKey });
  }
}

const pathKeyAt = (url: string): string => pageKey(url)?.path ?? '/';
