import { unpackKeys } from '../../../shared/domain/issues/packed-links.ts';
import type { ShareOfSite } from '../../../shared/domain/issues/share-of-site.ts';
import { type KeyHash, KeyNumbers } from '../../../shared/domain/urls/key-numbers.ts';
import type { ShareRow } from '../../../shared/table/audit-shares.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { type CountedPart, getColumns } from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';

/** Their digests have some megabytes. */
export const PAGES_OF_PART_MAX = 1_024;

/** The pages of a large site in the order in which they are compared: each address once. */
interface NumberedPages {
  readonly numbers: KeyNumbers;
  /** By part, the number of its first page; at the end how many pages there are. */
  readonly firsts: readonly number[];
}

/** Numbers pages as they come: each address once. Returns the number of a page, and null of one whose address another page has. */
export function numberPages(numbers = new KeyNumbers()): (hash: KeyHash) => number | null {
  return (hash) => {
    const next = numbers.size;
    return numbers.add(hash) === next ? next : null;
  };
}

/** @param onPart - gets each part with the numbers of its pages. */
export async function readNumberedPages(
  table: Table,
  crawl: Crawl,
  parts: number,
  onPart: (part: CountedPart, numbers: readonly (number | null)[]) => void,
): Promise<NumberedPages> {
  const numbers = new KeyNumbers();
  const next = numberPages(numbers);
  const firsts: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    firsts.push(numbers.size);
    const { counted } = await getColumns(table, crawl, part, ['counted']);
    onPart(counted, unpackKeys(counted.keys).map(next));
  }
  return { numbers, firsts: [...firsts, numbers.size] };
}

/** Divides pages into shares of as many whole parts as have about so many pages. */
export function divideIntoShares({ firsts }: Pick<NumberedPages, 'firsts'>, pagesOfShare: number): ShareRow[] {
  const parts = firsts.length - 1;
  const begins = [0];
  for (let part = 1; part < parts; part += 1)
    if ((firsts[part + 1] ?? 0) - (firsts[begins.at(-1) ?? 0] ?? 0) > pagesOfShare) begins.push(part);
  return begins.map((from, number) => {
    const to = begins[number + 1] ?? parts;
    const share: ShareOfSite = { number, of: begins.length, from: firsts[from] ?? 0, to: firsts[to] ?? 0 };
    return { share, parts: [from, to] };
  });
}
