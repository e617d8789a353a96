import { escapePattern } from '../language/escape-pattern.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { wordPattern } from '../language/word-pattern.ts';
import type { OutlineInput } from './outline-input.ts';
import type { OutlineWords } from './words/outline-words.ts';

/** A keyword without its place, its sign and the words that link them; empty where nothing else is left. */
export function readSubject(
  keyword: string,
  place: string | null,
  cues: string | null,
  { links }: OutlineWords,
): string {
  let text = cues === null ? keyword : keyword.replace(wordPattern(cues), ' ');
  // "Anderson SC": two letters behind a town name its state.
  if (place !== null)
    text = text.replace(
      new RegExp(String.raw`(?<!\p{L})${escapePattern(place)}(?:,?\s\p{L}{2}$)?(?!\p{L})`, 'iu'),
      ' ',
    );
  const link = wordPattern(links);
  let words = text.split(/\s+/u).filter((word) => word !== '');
  const isLink = (word: string | undefined): boolean =>
    word !== undefined && link.exec(word)?.[0].length === word.length;
  while (words.length > 0 && isLink(words[0])) words = words.slice(1);
  while (words.length > 0 && isLink(words.at(-1))) words = words.slice(0, -1);
  return words.join(' ');
}

/** True where the keyword is the name of the business, with what it is at most. */
export function isOwnName(
  keyword: string,
  { facts = [], language }: Pick<OutlineInput, 'facts' | 'language'>,
): boolean {
  const terms = new Set(listTermKeys(keyword, language));
  return facts.some(({ key, text }) => {
    if (key !== 'company_name') return false;
    const name = new Set(listTermKeys(text, language));
    const shared = name.intersection(terms).size;
    return shared > 0 && (terms.isSubsetOf(name) ? terms.size > 1 || name.size === 1 : name.isSubsetOf(terms));
  });
}
