import type { Language } from '../language/languages.ts';
import { matchKeyword } from '../language/match-keyword.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { rememberSearches } from './remembered-searches.ts';

const preparedText = rememberSearches(prepareText);
const preparedKeyword = rememberSearches(prepareKeyword);

/** True where a reader finds all words of the keyword in the text: in whatever form and order, and within compounds. */
export function matchesAll(text: string, keyword: string, language: Language | null): boolean {
  const { foundTerms, terms } = matchKeyword(preparedText(text, language), preparedKeyword(keyword, language));
  return terms > 0 && foundTerms === terms;
}
