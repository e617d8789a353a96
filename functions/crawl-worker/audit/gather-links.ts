import { LinkGraph, type Places } from '../../../shared/domain/issues/link-graph.ts';
import { largeNumbers } from '../../../shared/domain/issues/number-list.ts';
import { unpackKeys, unpackLinks } from '../../../shared/domain/issues/packed-links.ts';
import { type PlacesOfShare, putGatheredLinks, type ShareRow } from '../../../shared/table/audit-shares.ts';
import type { CrawlState } from '../../../shared/table/crawl-frontier.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { getColumns } from '../../../shared/table/digested-pages.ts';
import { partOfShare } from '../../../shared/table/site-audits.ts';
import type { CrawlServices } from '../services.ts';
import { divideIntoShares, readNumberedPages } from './numbered-pages.ts';
import { storeLinks } from './store-links.ts';

/** A large site whose pages have digests. */
export interface DigestedSite {
  readonly crawl: Crawl;
  readonly digests: NonNullable<CrawlState['digests']>;
}

/**
 * One of the tasks that gather the links of a large site. Each reads which pages link to which, since the clicks to a page go through all of
 * them, and lists the links to its part of the pages. Idempotent.
 */
export async function gatherLinks(
  { table, now, settings }: CrawlServices,
  { crawl, digests: { parts, linkTasks } }: DigestedSite,
  task: number,
): Promise<void> {
  const ids = largeNumbers();
  let links = 0;
  let homeKey: string | null = null;
  const { numbers, firsts } = await readNumberedPages(table, crawl, parts, (part, numbersOfPart) => {
    links += part.links;
    homeKey ??= part.homeKey;
    for (const [at, { pageId }] of part.pages.entries()) if (numbersOfPart[at] !== null) ids.push(pageId ?? 0);
  });
  const graph = new LinkGraph({ pages: numbers, links, isListed: selectPart(ids.values(), task, linkTasks) });
  for (let part = 0; part < parts; part += 1) {
    const { counted, links: packed } = await getColumns(table, crawl, part, ['counted', 'links']);
    let number = firsts[part] ?? 0;
    for (const [at, hash] of unpackKeys(counted.keys).entries()) {
      const [page, of] = [counted.pages[at], packed[at]];
      if (page === undefined || of === undefined || numbers.find(hash) !== number) continue;
      const read = unpackLinks(of);
      graph.addNumbered(
        number,
        page,
        read.targets.map((target) => numbers.find(target)),
        read.ids,
      );
      number += 1;
    }
  }
  const places = graph.measure(homeKey);
  const key = { organizationId: crawl.organizationId, siteId: crawl.siteId };
  const stored = await storeLinks(table, key, crawl, {
    pages: graph.list(places),
    numberOf: (at) => partOfShare(task, at),
  });
  const shares = task === 0 ? listPlaces(places, divideIntoShares({ firsts }, settings.pagesOfShare)) : [];
  await putGatheredLinks(table, crawl, task, {
    firstPages: stored.firstPages,
    shares,
    places: stored.counts,
    now: now(),
  });
}

/** Selects the pages of one of several tasks by their ids, so that the parts of the links of all tasks are in order. */
function selectPart(ids: Float64Array, task: number, tasks: number): (number: number) => boolean {
  const inOrder = ids.slice().sort();
  const begin = (of: number): number =>
    of === 0 ? 0 : (inOrder[Math.floor((of * ids.length) / tasks)] ?? Number.POSITIVE_INFINITY);
  const [from, to] = [begin(task), begin(task + 1)];
  return (number) => {
    const id = ids[number] ?? 0;
    return id >= from && id < to;
  };
}

function* listPlaces({ linkingPages, clicks }: Places, shares: readonly ShareRow[]): Generator<PlacesOfShare> {
  for (const {
    share: { from, to },
  } of shares)
    yield { linkingPages: [...linkingPages.subarray(from, to)], clicks: [...clicks.subarray(from, to)] };
}
