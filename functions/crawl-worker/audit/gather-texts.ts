import { GatheredTexts } from '../../../shared/domain/issues/gathered-texts.ts';
import { unpackKeys } from '../../../shared/domain/issues/packed-links.ts';
import { putGatheredTexts } from '../../../shared/table/audit-shares.ts';
import { getColumns } from '../../../shared/table/digested-pages.ts';
import type { CrawlServices } from '../services.ts';
import type { DigestedSite } from './gather-links.ts';
import { divideIntoShares, numberPages, PAGES_OF_PART_MAX } from './numbered-pages.ts';

/** Gathers what the pages of a large site have in common in their text. Idempotent. */
export async function gatherTexts(
  { table, now, settings }: CrawlServices,
  { crawl, digests: { parts } }: DigestedSite,
): Promise<void> {
  const gathered = new GatheredTexts(parts * PAGES_OF_PART_MAX);
  const next = numberPages();
  const firsts: number[] = [];
  let pages = 0;
  for (let part = 0; part < parts; part += 1) {
    firsts.push(pages);
    const { counted, texts } = await getColumns(table, crawl, part, ['counted', 'texts']);
    for (const [at, hash] of unpackKeys(counted.keys).entries()) {
      const [order, text] = [next(hash), texts[at]];
      if (order === null || text === undefined) continue;
      gathered.addPage(order, text);
      pages += 1;
    }
  }
  const shares = divideIntoShares({ firsts: [...firsts, pages] }, settings.pagesOfShare);
  await putGatheredTexts(table, crawl, {
    lines: gathered.recurringLines(),
    shares: shares.map(({ share: { from, to } }) => [...gathered.likePages(from, to)]),
    now: now(),
  });
}
