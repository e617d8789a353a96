import { writesCompounds } from './languages.ts';
import type { KeywordTerm, PreparedKeyword } from './prepare-keyword.ts';
import { type PreparedText, wordForms } from './prepare-text.ts';
import { rememberedFor } from './remembered.ts';

/** A term of a keyword as its text lets it be taken apart: the positions of its parts among all parts of the keyword. */
export interface KeywordParts {
  readonly parts: readonly KeywordTerm[];
  /** For each term of the keyword, its parts; one of them for a term that is no compound. */
  readonly ofTerm: readonly (readonly number[])[];
}

const COMPOUND_CHARACTERS_MIN = 8;
const PART_CHARACTERS_MIN = 4;
const BEGINNING_CHARACTERS_MIN = 5;
const BEGINNING_CHARACTERS_MAX = 14;
const linkings = ['', 's', 'n', 'en', 'es', 'e', 'er'];

/**
 * Takes the compounds of a keyword apart, with the text as the dictionary: `Dateiserver` is `Datei` and `Server` where the text has both
 * words, so that "ein Server für Dateien" is about it.
 */
export function compoundParts(keyword: PreparedKeyword, text: PreparedText): KeywordParts {
  const parts: KeywordTerm[] = [];
  const takesApart = writesCompounds(keyword.language) && keyword.terms.some(isLong);
  const vocabulary = takesApart ? findVocabulary(text) : null;
  const ofTerm = keyword.terms.map((term) => {
    const own = vocabulary !== null && isLong(term) ? (splitInTwo(term, vocabulary, keyword) ?? [term]) : [term];
    return own.map((part) => {
      const known = parts.findIndex(({ key }) => key === part.key);
      return known === -1 ? parts.push(part) - 1 : known;
    });
  });
  return { parts, ofTerm };
}

const isLong = ({ folded }: KeywordTerm): boolean => folded.length >= COMPOUND_CHARACTERS_MIN;

interface Vocabulary {
  /** The words of a text by their stems, and by themselves. */
  readonly words: ReadonlyMap<string, string>;
  /** Beginnings of its longer words, with the stems of those words: the first parts of the text's compounds. */
  readonly beginnings: ReadonlyMap<string, ReadonlySet<string>>;
}

const findVocabulary = rememberedFor(({ units }: PreparedText): Vocabulary => {
  const words = new Map<string, string>();
  const beginnings = new Map<string, Set<string>>();
  for (const { key, folded, normalized } of units) {
    if (words.has(folded)) continue;
    words.set(folded, normalized);
    if (!words.has(key)) words.set(key, normalized);
    const last = Math.min(BEGINNING_CHARACTERS_MAX, folded.length - PART_CHARACTERS_MIN);
    for (let length = BEGINNING_CHARACTERS_MIN; length <= last; length += 1) {
      const beginning = folded.slice(0, length);
      beginnings.set(beginning, (beginnings.get(beginning) ?? new Set()).add(key));
    }
  }
  return { words, beginnings };
});

function splitInTwo(
  { folded, key }: KeywordTerm,
  { words, beginnings }: Vocabulary,
  { language }: PreparedKeyword,
): KeywordTerm[] | null {
  for (let at = PART_CHARACTERS_MIN; at <= folded.length - PART_CHARACTERS_MIN; at += 1) {
    const rest = folded.slice(at);
    const second = words.get(rest) ?? words.get(wordForms(rest, language).key);
    if (second === undefined) continue;
    const start = folded.slice(0, at);
    for (const linking of linkings) {
      const bare = linking !== '' && start.endsWith(linking) ? start.slice(0, -linking.length) : start;
      if (bare.length < PART_CHARACTERS_MIN) continue;
      const first = words.get(bare) ?? words.get(wordForms(bare, language).key);
      if (first !== undefined) return [wordForms(first, language), wordForms(second, language)];
    }
    // The first part stands in another compound of the text, if not by itself.
    const others = beginnings.get(start);
    if (others !== undefined && others.size > (others.has(key) ? 1 : 0)) {
      return [wordForms(start, language), wordForms(second, language)];
    }
  }
  return null;
}
