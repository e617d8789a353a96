import { matchable } from '../fields/keyword-match.ts';
import { KEYWORD_CHARACTERS_MAX } from '../pages/limits.ts';
import { isOfPage, type KeywordSubject } from '../planning/page-keywords.ts';
import { claimsOrCompares } from './claimed-words.ts';
import { cleanText, hasMarkup } from './model-prompt.ts';

const CANDIDATES_MAX = 8;

/** The keywords of a model that are about the page and in the words of the brief, as they are searched, each once. */
export function usableKeywords(keywords: readonly string[], subject: KeywordSubject): string[] {
  const lowered = subject.brief.toLowerCase();
  const said = keywords
    .map((keyword) => cleanText(keyword, KEYWORD_CHARACTERS_MAX))
    .filter((keyword) => !hasMarkup.test(keyword) && !claimsOrCompares(keyword, lowered))
    .map((keyword) => matchable(keyword))
    .filter((keyword) => /[\p{L}\p{N}]/u.test(keyword) && isOfPage(keyword, subject));
  return [...new Set(said)].slice(0, CANDIDATES_MAX);
}
