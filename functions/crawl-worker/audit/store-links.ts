import type { LinkGraph } from '../../../shared/domain/issues/link-graph.ts';
import type { PlacedPage } from '../../../shared/domain/issues/linked-pages.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { type LinkedPage, putLinkSources } from '../../../shared/table/link-sources.ts';
import type { SiteKey } from '../../../shared/table/site-audits.ts';
import { storeInParts } from './store-in-parts.ts';

/**
 * Stores the links that lead to pages. Returns the counts of all pages, and the first page of each part.
 * @param numberOf - the number of a part among those of the audit.
 */
export async function storeLinks(
  table: Table,
  site: SiteKey,
  { id: crawlId }: Crawl,
  { pages, numberOf }: { pages: ReturnType<LinkGraph['list']>; numberOf: (at: number) => number },
): Promise<{ counts: PlacedPage[]; firstPages: number[] }> {
  const counts: PlacedPage[] = [];
  const firstPages: number[] = [];
  function* linked(): Generator<LinkedPage> {
    for (const { sources, ...page } of pages) {
      counts.push(page);
      if (sources.length > 0) yield { pageId: page.pageId, sources };
    }
  }
  await storeInParts(linked(), async (at, entries) => {
    firstPages.push(entries[0]?.pageId ?? 0);
    await putLinkSources(table, site, { crawlId, part: numberOf(at) }, entries);
  });
  return { counts, firstPages };
}
