import { canonicalPage } from '../../../shared/domain/crawling/canonical-page.ts';
import type { FrontierCandidate } from '../../../shared/domain/crawling/frontier.ts';
import { pageKey } from '../../../shared/domain/urls/page-url.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { findPageIdsByPaths } from '../../../shared/table/page-ids.ts';
import { foldedKeys, foldInto } from '../../../shared/table/seen-urls.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { ReadDocument } from '../read-document.ts';
import type { CrawlServices } from '../services.ts';

interface FoldedDocuments {
  /** Those that are separate pages. */
  kept: ReadDocument[];
  /** Those that name another page of the site as the one to keep. */
  folded: ReadDocument[];
  /** The pages that they name, to be read in their place. */
  canonicals: FrontierCandidate[];
}

/**
 * Parts the documents that name another page as canonical from those that are pages (`canonicalPage`). A page that the site
 * has already stays a page: a client may have worked on it. Of two pages that name each other the first one that is
 * read gives way, so that one of them stays.
 */
export async function foldCanonicals(
  { table, now }: CrawlServices,
  crawl: Crawl,
  site: Site,
  documents: readonly ReadDocument[],
): Promise<FoldedDocuments> {
  const named = documents.flatMap((read) => {
    const target = canonicalPage({
      url: read.document.finalUrl,
      canonicalUrl: read.extracted.canonicalUrl,
      site: site.domain,
    });
    return target ? [{ read, target }] : [];
  });
  if (named.length === 0) return { kept: [...documents], folded: [], canonicals: [] };
  const paths = named.map(({ read }) => read.place.pathKey);
  const [givenUp, existing] = await Promise.all([
    foldedKeys(
      table,
      crawl,
      named.map(({ target }) => target.key),
    ),
    findPageIdsByPaths(table, site.organizationId, site.id, paths),
  ]);
  const folded = new Set<ReadDocument>();
  for (const { read, target } of named) {
    const key = pageKey(read.document.finalUrl)?.key;
    const isPage = existing.has(read.place.pathKey);
    if (key === undefined || isPage || givenUp.has(target.key)) continue;
    // Another worker may have given the target up since.
    if (!(await foldInto(table, crawl, { key, target: target.key }, now()))) continue;
    givenUp.add(key);
    folded.add(read);
  }
  return {
    kept: documents.filter((read) => !folded.has(read)),
    folded: [...folded],
    canonicals: [...folded].map(({ document, extracted, depth }) => ({
      url: extracted.canonicalUrl ?? '',
      depth,
      foundOn: document.finalUrl,
    })),
  };
}
