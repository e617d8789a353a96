import { LineCounter, type RecurringLine } from '../pages/recurring-lines.ts';
import { hashKey, KeyNumbers } from '../urls/key-numbers.ts';
import { type LikePair, NearDuplicates } from './near-duplicates.ts';
import { decodeSample } from './text-sample.ts';

/** Of a page, what its text is compared by. */
export interface PageText {
  readonly contentHash: string | null;
  /** As the record has it. */
  readonly sample: string | null;
  /** Hashes of the lines at its beginning and its end. */
  readonly lines: string | null;
  /** Search engines may show the page. */
  readonly isIndexable: boolean;
}

/** Text that pages of a site have in common. Pages come one by one, in their order. */
export class GatheredTexts {
  readonly #lines = new LineCounter();
  readonly #texts = new KeyNumbers();
  readonly #samples: NearDuplicates;

  /** @param pagesMax - pages that may come; by default a few. */
  constructor(pagesMax?: number) {
    this.#samples = new NearDuplicates(pagesMax);
  }

  addPage(order: number, { contentHash, sample, lines, isIndexable }: PageText): void {
    this.#lines.addPage(contentHash, lines);
    if (!isIndexable) return;
    // Of pages that are the same word for word one stands for all.
    const texts = this.#texts.size;
    if (this.#texts.add(hashKey(contentHash ?? '')) === texts && sample !== null)
      this.#samples.add(order, decodeSample(sample));
  }

  /** By the order of pages, those with nearly the same text, when all were added; of the pages from one to before another. */
  likePages(from?: number, to?: number): ReadonlyMap<number, readonly LikePair[]> {
    return this.#samples.list(from, to);
  }

  /** Lists the lines of text that several pages have, when all pages were added. */
  recurringLines(): RecurringLine[] {
    return this.#lines.list();
  }
}
