import { commonForm } from '../keywords/result-form.ts';
import type { OutlineInput } from './outline-input.ts';
import { numberIn, say } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

const FIRST_PAGE = 10;
/** One page that ranks says nothing of how long they are. */
const READ_MIN = 2;

/** Sections that the first results of the search ask for, and how they do. */
export interface SearchSigns {
  readonly sections: readonly SectionId[];
  readonly reason: string;
}

/**
 * The kind of most of the first results: pages with prices, or comparisons; null where they are of many kinds, or of
 * another.
 */
export function searchSigns({ results = [], keyword }: OutlineInput, words: OutlineWords): SearchSigns | null {
  const first = results.filter(({ position }) => position <= FIRST_PAGE);
  const common = commonForm(first);
  if (common === null) return null;
  const values = { n: common.count, m: first.length, k: keyword };
  switch (common.form) {
    case 'price':
      return { sections: ['cost', 'priceFactors'], reason: say(words, 'resultsPrice', values) };
    case 'comparison':
      return { sections: ['choose', 'differences'], reason: say(words, 'resultsCompare', values) };
    default:
      return null;
  }
}

/** How long the pages are that rank and could be read; empty for fewer than two of them. */
export function rankingLength({ competitors, language }: OutlineInput, words: OutlineWords): string {
  const lengths = competitors.flatMap(({ word_count: count }) => (count != null && count > 0 ? count : []));
  if (lengths.length < READ_MIN) return '';
  const [a, b] = [Math.min(...lengths), Math.max(...lengths)];
  return say(words, 'rankingLength', { a: numberIn(language, a), b: numberIn(language, b) });
}
