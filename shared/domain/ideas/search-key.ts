import { readSameWords } from '../../language-data/same-words/read-same-words.ts';
import { asksPrice, removePriceWords } from '../language/composed-words.ts';
import { listStems } from '../language/keyword-signature.ts';
import { type Language, writesCompounds } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { rememberSearches } from './remembered-searches.ts';

/** Signs of a word for a meaning; no stem has them. */
const PRICE = '§price';

interface Meaning {
  readonly key: string;
  readonly pattern: RegExp;
}

const meaningsByLanguage = new Map<Language, readonly Meaning[]>();

/** In a language that writes compounds a word for a meaning also stands within a longer one, where it is long enough to be no accident. */
const LONG_CHARACTERS_MIN = 5;
const ending = '(?:en|es|er|n|s|e)?';

function toPattern(stems: readonly string[], language: Language): RegExp {
  const forms = stems.map((stem) => {
    const isLong = countLetters(stem) >= LONG_CHARACTERS_MIN;
    if (isLong && writesCompounds(language)) return `${stem}${ending}`;
    // A longer stem continues with endings; a short one may begin another word: "car", "carpet".
    const end = isLong ? String.raw`\p{L}{0,3}` : ending;
    return String.raw`(?<![\p{L}\p{N}])${stem}${end}(?![\p{L}\p{N}])`;
  });
  return new RegExp(forms.join('|'), 'giu');
}

const countLetters = (stem: string): number => stem.replaceAll(/\(\?:[^()]*\)\??|\\p\{L\}[+*]|\p{P}/gu, '').length;

function meanings(language: Language): readonly Meaning[] {
  const known =
    meaningsByLanguage.get(language) ??
    readSameWords(language).map(({ meaning, words }) => ({ key: `§${meaning}`, pattern: toPattern(words, language) }));
  meaningsByLanguage.set(language, known);
  return known;
}

/**
 * The terms of a search, in whatever words: the stems of its terms, with one key for words that mean the same ("dentist cost", "prices of a
 * dental practice") and one for all words that ask for a price.
 */
export const searchTerms = rememberSearches((text, language): readonly string[] => {
  if (language === null) return listStems(text, language);
  const found: string[] = [];
  let rest = text;
  if (asksPrice(rest, language)) {
    const subject = removePriceWords(rest, language);
    if (subject !== '') {
      found.push(PRICE);
      rest = subject;
    }
  }
  for (const { key, pattern } of meanings(language)) {
    const without = rest.replaceAll(pattern, ' ');
    if (without === rest) continue;
    found.push(key);
    rest = without;
  }
  return [...new Set([...found, ...listStems(rest, language)])];
});

/** The key of equal searches: the same terms in any order, form and choice of words. */
export function searchSignature(keyword: string, language: Language | null): string {
  const terms = searchTerms(keyword, language);
  return terms.length > 0 ? terms.toSorted().join(' ') : normalizeText(keyword, language);
}
