import { canonicalPage } from '../../../shared/domain/crawling/canonical-page.ts';
import type { FrontierCandidate } from '../../../shared/domain/crawling/frontier.ts';
import { namesOwnQuery } from '../../../shared/domain/crawling/query-pages.ts';
import { hasQuery, pathOfKey } from '../../../shared/domain/urls/page-url.ts';
import { findPageIdsByPaths } from '../../../shared/table/page-ids.ts';
import { getPages } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { ReadDocument } from '../read-document.ts';
import type { CrawlServices } from '../services.ts';
import { bodyHash } from '../snapshot-of-page.ts';

interface FoldedQueries {
  /** Pages, those that their site addresses by a query included. */
  kept: ReadDocument[];
  /** Documents of URLs with a query that are not separate pages. */
  folded: ReadDocument[];
  /** The pages that they stand for. */
  targets: FrontierCandidate[];
}

/**
 * Parts the documents that were read at a URL with a query from those that are pages. Such a document is a page where the site
 * has that page already, or where it names exactly its URL as canonical and says something else than the page at the path
 * (docs/decisions/0011).
 */
export async function foldQueries(
  { table }: Pick<CrawlServices, 'table'>,
  site: Site,
  documents: readonly ReadDocument[],
): Promise<FoldedQueries> {
  const variants = documents.filter(({ place }) => hasQuery(place.pathKey));
  if (variants.length === 0) return { kept: [...documents], folded: [], targets: [] };
  const pathKeys = new Set(variants.flatMap(({ place }) => [place.pathKey, pathOfKey(place.pathKey)]));
  const idByPath = await findPageIdsByPaths(table, site.organizationId, site.id, [...pathKeys]);
  const hashes = await bodyHashes({ table }, site, documents, idByPath);
  const isPage = ({ place, document, extracted }: ReadDocument): boolean => {
    if (!hasQuery(place.pathKey) || idByPath.has(place.pathKey)) return true;
    const isNamed = namesOwnQuery(document.finalUrl, extracted.canonicalUrl) && extracted.unreadable === null;
    return isNamed && hashes.get(pathOfKey(place.pathKey)) !== bodyHash(extracted);
  };
  const folded = variants.filter((read) => !isPage(read));
  return { kept: documents.filter(isPage), folded, targets: folded.map((read) => findTarget(read, site)) };
}

/** Reads the hashes of pages without a query, by path key: from this crawl, else as stored. */
async function bodyHashes(
  { table }: Pick<CrawlServices, 'table'>,
  site: Site,
  documents: readonly ReadDocument[],
  idByPath: ReadonlyMap<string, number>,
): Promise<Map<string, string>> {
  const plain = new Map([...idByPath].flatMap(([pathKey, id]) => (hasQuery(pathKey) ? [] : [[id, pathKey]])));
  const stored = await getPages(table, site.organizationId, [...plain.keys()]);
  return new Map([
    ...stored.flatMap(({ id, crawledContentHash }): [string, string][] =>
      crawledContentHash === null ? [] : [[plain.get(id) ?? '', crawledContentHash]],
    ),
    ...documents.flatMap(({ place, extracted }): [string, string][] =>
      hasQuery(place.pathKey) ? [] : [[place.pathKey, bodyHash(extracted)]],
    ),
  ]);
}

/** The page that the document names as canonical, else the one at its path: the frontier folds the query. */
function findTarget({ document, extracted, depth }: ReadDocument, site: Site): FrontierCandidate {
  const { canonicalUrl } = extracted;
  const named = canonicalPage({ url: document.finalUrl, canonicalUrl, site: site.domain });
  return { url: named === null || canonicalUrl === null ? document.finalUrl : canonicalUrl, depth };
}
