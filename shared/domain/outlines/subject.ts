import { escapePattern } from '../language/escape-pattern.ts';
import type { Language } from '../language/languages.ts';
import { beginsAsQuestion } from '../language/question-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { wordPattern } from '../language/word-pattern.ts';
import type { OutlineInput } from './outline-input.ts';
import type { OutlineWords } from './words/outline-words.ts';

const SUBJECT_CHARACTERS_MAX = 60;

/** A keyword without its place, its sign and the words that link them; empty where nothing else is left. */
export function readSubject(
  keyword: string,
  place: string | null,
  cues: string | null,
  { links, cues: { problem } }: OutlineWords,
  isWhole: boolean,
): string {
  let text = cues === null || isWhole ? keyword : keyword.replace(wordPattern(cues), ' ');
  // "Shoulder pain" is about the pain.
  if (isWhole && cues !== null && cues !== problem)
    text = text.replace(new RegExp(`^${wordPattern(cues).source}`, 'iu'), ' ');
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

/** True where a heading of ours can name it: a short phrase with a word in it, no question, no code and no sign of an intent alone. */
export function isNameable(subject: string, { cues }: OutlineWords, language: Language | null): boolean {
  if (subject.length > SUBJECT_CHARACTERS_MAX || /[<>{}[\]|\\^~`$]/u.test(subject)) return false;
  if (!/\p{L}{2}|[\p{sc=Han}\p{sc=Hangul}]/u.test(subject) || beginsAsQuestion(subject, language)) return false;
  return !Object.values(cues).some((cue) => wordPattern(cue).exec(subject)?.[0].length === subject.length);
}

/** True where words stand on both sides of the place: "hotel milano marittima" is no hotel of another name in Milano. */
export function isSplit(keyword: string, place: string, cues: string | null, { links }: OutlineWords): boolean {
  const bare = ` ${cues === null ? keyword : keyword.replace(wordPattern(cues), ' ')} `.toLowerCase();
  const at = bare.indexOf(` ${place.toLowerCase()} `);
  const after = bare
    .slice(at + place.length + 2)
    .replace(/^,?\s?\p{L}{2}\s*$/u, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && wordPattern(links).exec(word)?.[0].length !== word.length);
  return at > 0 && bare.slice(0, at).trim() !== '' && after.length > 0;
}

/** "Cena roweru", "Kosten des Umzugs": behind such a sign the noun stands in another case than alone. */
export function isBent(
  keyword: string,
  cue: string | undefined,
  { language }: Pick<OutlineInput, 'language'>,
): boolean {
  if (cue !== 'price') return false;
  if (language === 'pl') return /^(?:cen[ay]|cennik|koszty?|opłaty|stawk[ai])\s/iu.test(keyword);
  return language === 'de' && /^\p{L}+\s(?:des|der|eine[rs])\s/iu.test(keyword);
}

/** True where the keyword is the name of the business, with what it is at most. */
export function isOwnName(
  keyword: string,
  { facts = [], language }: Pick<OutlineInput, 'facts' | 'language'>,
): boolean {
  const terms = new Set(listTermKeys(keyword, language));
  return facts.some(({ kind, key, text }) => {
    if (kind !== 'identity' || key !== 'company_name') return false;
    const name = new Set(listTermKeys(text, language));
    const shared = name.intersection(terms).size;
    return shared > 0 && (terms.isSubsetOf(name) ? terms.size > 1 || name.size === 1 : name.isSubsetOf(terms));
  });
}

/** The name of a person, a book or a land, where nothing is offered: "Marie Curie". */
export function isProperName(
  keyword: string,
  { language, offers }: Pick<OutlineInput, 'language' | 'offers'>,
): boolean {
  // German writes every noun so.
  return offers == null && language !== 'de' && /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(keyword);
}
