import type { Language } from '../language/languages.ts';
import { matchKeyword } from '../language/match-keyword.ts';
import { type PreparedKeyword, prepareKeyword } from '../language/prepare-keyword.ts';
import { type PreparedText, prepareText } from '../language/prepare-text.ts';

const texts = new Map<string, PreparedText>();
const TEXTS_KEPT = 20_000;
const keywords = new Map<string, PreparedKeyword>();

/** A site's titles are compared with each of its keywords: they are read once. */
function preparedText(text: string, language: Language | null): PreparedText {
  const key = `${language} ${text}`;
  let known = texts.get(key);
  if (known === undefined) {
    if (texts.size >= TEXTS_KEPT) texts.clear();
    known = prepareText(text, language);
    texts.set(key, known);
  }
  return known;
}

function preparedKeyword(keyword: string, language: Language | null): PreparedKeyword {
  const key = `${language} ${keyword}`;
  let known = keywords.get(key);
  if (known === undefined) {
    if (keywords.size >= TEXTS_KEPT) keywords.clear();
    known = prepareKeyword(keyword, language);
    keywords.set(key, known);
  }
  return known;
}

/** True where a reader finds all words of the keyword in the text: in whatever form and order, and within compounds. */
export function matchesAll(text: string, keyword: string, language: Language | null): boolean {
  const { foundTerms, terms } = matchKeyword(preparedText(text, language), preparedKeyword(keyword, language));
  return terms > 0 && foundTerms === terms;
}
