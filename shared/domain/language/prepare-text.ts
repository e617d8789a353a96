import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { findAll } from './find-all.ts';
import { isFunctionWord } from './function-words.ts';
import { type Language, writesCompounds } from './languages.ts';
import { normalizeWord } from './normalize-text.ts';
import { rememberedWords } from './remembered-words.ts';
import { hasUnspacedScript } from './segment-words.ts';
import { stemWord } from './stem-word.ts';
import { trimTrailing } from './trailing-characters.ts';
import { foldText } from './transliterate.ts';

/**
 * The unit that keywords are matched by: a word, or a part of one between hyphens, slashes or an elision's apostrophe.
 */
export interface MatchUnit {
  readonly normalized: string;
  /** The stem without marks: what inflections share. */
  readonly key: string;
  /** The word without marks, `ü`, `ue` and `u` alike: what spellings share. */
  readonly folded: string;
  readonly isFunctionWord: boolean;
  /** Where it stands in `PreparedText.text`. */
  readonly start: number;
  readonly end: number;
  /**
   * The separation from the unit before: nothing but space or a hyphen, other punctuation, or the end of a sentence.
   */
  readonly gap: Gap;
}

type Gap = 'space' | 'punctuation' | 'sentence';

/** A text, read once for any number of keywords. */
export interface PreparedText {
  readonly language: Language | null;
  /** `normalizeText` of the text, but with its own white space. Positions of matches are in it. */
  readonly text: string;
  readonly units: readonly MatchUnit[];
  readonly hasUnspacedScript: boolean;
}

/** `c++`, `c#` and `.net` keep their signs; anything else is letters, marks and digits. */
const unitPattern =
  /(?:(?<=^|[\s("'«„“[])\.(?=\p{L}))?[\p{L}\p{N}][\p{L}\p{M}\p{N}']*(?:(?:\+\+|#)(?![\p{L}\p{N}]))?/gu;
const elision = new RegExp(String.raw`^(?:${alternatives('language', 'elision')})'(?=\p{L})`, 'u');
const elidingLanguages: ReadonlySet<Language | null> = new Set(['fr', 'it', 'ca', null]);
const sentenceEnd = /[.!?…؟।۔]["'”»)\]]*\s|[。！？]|\n/;
/** White space, a hyphen, a quotation mark; or whatever joins the parts of a word without white space (`AT&T`, `24/7`). */
const plainGap = /^(?:[\s"'“”„«»()[\]-]*|[^\s]{1,2})$/;

/** Reads a text for matching. Linear in its length. */
export function prepareText(text: string, language: Language | null): PreparedText {
  const normalized = normalizeWord(text, language);
  return {
    language,
    text: normalized,
    units: splitUnits(normalized, language),
    hasUnspacedScript: hasUnspacedScript(normalized),
  };
}

function splitUnits(text: string, language: Language | null): MatchUnit[] {
  const units: MatchUnit[] = [];
  let endBefore = 0;
  const add = (word: string, start: number): void => {
    const trimmed = word.endsWith("'") ? trimTrailing(word, /'/) : word;
    if (trimmed === '') return;
    const { normalized, key, folded, isFunctionWord: isFunction } = wordForms(trimmed, language);
    const end = start + trimmed.length;
    units.push({
      normalized,
      key,
      folded,
      isFunctionWord: isFunction,
      start,
      end,
      gap: classifyGap(text.slice(endBefore, start), units.at(-1)),
    });
    endBefore = end;
  };
  for (const { 0: word, index } of findAll(text, unitPattern)) {
    const elided = word.includes("'") && elidingLanguages.has(language) ? elision.exec(word)?.[0] : undefined;
    if (elided !== undefined) add(elided, index);
    add(word.slice(elided?.length ?? 0), index + (elided?.length ?? 0));
  }
  return units;
}

function classifyGap(between: string, before: MatchUnit | undefined): Gap {
  // So are nine words of ten set apart.
  if (between === ' ') return 'space';
  if (before === undefined || plainGap.test(between))
    return before !== undefined && between.includes('\n') ? 'sentence' : 'space';
  // A full stop after a letter or two is an abbreviation's ("St. Gallen", "z. B.").
  if (between.trim() === '.' && before.normalized.length <= 2 && !between.includes('\n')) return 'space';
  return sentenceEnd.test(between) ? 'sentence' : 'punctuation';
}

/** Names of firms keep it in every language ("Moody's"), and in Dutch it is the plural of "foto". */
const possessive = /(?<=\p{L}{2})'s$/u;

type Forms = Pick<MatchUnit, 'normalized' | 'key' | 'folded' | 'isFunctionWord'>;

/** The forms of a word for comparison. */
export const wordForms = rememberedWords(
  (normalized, language): Forms => ({
    normalized,
    key: foldText(stemWord(normalized.replace(possessive, ''), language)),
    folded: foldLoosely(normalized, language),
    isFunctionWord: isFunctionWord(normalized, language),
  }),
);

/** Umlauts are written as two letters where a keyboard lacks them. */
function foldLoosely(word: string, language: Language | null): string {
  const folded = foldText(word);
  if (language === null || !writesCompounds(language)) return folded;
  return folded.replaceAll(/(?<![aeq])([aou])e/g, '$1').replaceAll('aa', 'a');
}
