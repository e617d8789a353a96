import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** A searcher's intent, by the words of the query. */
export interface SearchIntent {
  readonly kind: 'how_to' | 'definition' | 'comparison' | 'transaction' | 'information';
  /** Completes "the query asks for …". */
  readonly wants: string;
  /** The edit that a page which lacks it needs; shared with the graders that ask for the same. */
  readonly edit: string;
}

const patterns: readonly (readonly [RegExp, SearchIntent])[] = [
  [
    new RegExp(String.raw`(^|\s)(${alternatives('keywords', 'informationalSearch')})(\s|$)`),
    { kind: 'how_to', wants: 'steps to follow', edit: 'lists' },
  ],
  [
    new RegExp(String.raw`(^|\s)(${alternatives('keywords', 'comparingSearch')})(\s|$)`),
    { kind: 'comparison', wants: 'a comparison of options', edit: 'lists' },
  ],
  [
    new RegExp(String.raw`(^|\s)(${alternatives('keywords', 'buyingSearch')})(\s|$)`),
    { kind: 'transaction', wants: 'prices or an offer', edit: 'specifics' },
  ],
  [
    new RegExp(String.raw`(^|\s)(${alternatives('keywords', 'definitionSearch')})(\s|$)`),
    { kind: 'definition', wants: 'a definition', edit: 'opening' },
  ],
];

const information: SearchIntent = { kind: 'information', wants: 'an overview in sections', edit: 'coverage' };

/** Judged by signal words; a query without any is taken for informational, which most queries are. */
export function searchIntent(query: string): SearchIntent {
  const lowered = query.toLowerCase();
  return patterns.find(([pattern]) => pattern.test(lowered))?.[1] ?? information;
}
