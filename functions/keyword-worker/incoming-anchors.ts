import { pageKey } from '../../shared/domain/urls/page-url.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { ListedPage } from '../../shared/table/listed-pages.ts';
import { getPageLinks } from '../../shared/table/page-links.ts';
import type { Site } from '../../shared/table/sites.ts';

/**
 * Pages whose links are read. Links are stored with the page that has them, so those of the whole site would be a read for each page; the
 * pages nearest to its root hold its menus and lists, which name most pages.
 */
const PAGES_READ = 40;
const PAGES_AT_ONCE = 10;
const TEXTS_KEPT = 20;
const CHARACTERS_MAX = 120;

/** Link texts that lead to each page, by the key of its address. */
export type IncomingAnchors = ReadonlyMap<string, readonly string[]>;

/** Kept between the batches of a run. */
let latest: { table: Table; jobId: string; anchors: Promise<IncomingAnchors> } | null = null;

export function incomingAnchors(
  table: Table,
  site: Site,
  jobId: string,
  pages: readonly ListedPage[],
): Promise<IncomingAnchors> {
  if (latest?.table !== table || latest.jobId !== jobId) {
    latest = { table, jobId, anchors: readAnchors(table, site, pages) };
    latest.anchors.catch(() => {
      latest = null;
    });
  }
  return latest.anchors;
}

async function readAnchors(table: Table, site: Site, pages: readonly ListedPage[]): Promise<IncomingAnchors> {
  const nearest = pages
    .filter(({ planned }) => !planned)
    .toSorted((a, b) => countSegments(a) - countSegments(b) || a.id - b.id)
    .slice(0, PAGES_READ);
  const anchors = new Map<string, Set<string>>();
  const lists = await runInParallel(nearest, PAGES_AT_ONCE, ({ id }) => getPageLinks(table, site.organizationId, id));
  for (const { href, anchorText } of lists.flat()) {
    if (anchorText === null || anchorText.length > CHARACTERS_MAX) continue;
    const key = pageKey(href)?.key;
    if (key === undefined) continue;
    const texts = anchors.get(key) ?? new Set();
    if (texts.size < TEXTS_KEPT) anchors.set(key, texts.add(anchorText));
  }
  return new Map([...anchors].map(([key, texts]) => [key, [...texts]]));
}

const countSegments = ({ path }: ListedPage): number => (path ?? '').split('/').filter(Boolean).length;
