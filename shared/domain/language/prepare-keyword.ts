import { isFunctionWord } from './function-words.ts';
import type { Language } from './languages.ts';
import { normalizeText } from './normalize-text.ts';
import { type MatchUnit, prepareText } from './prepare-text.ts';
import { hasUnspacedScript, segmentWords } from './segment-words.ts';

/** A keyword, read once for any number of strings in one language. */
export interface PreparedKeyword {
  /** As the editor wrote it. */
  readonly phrase: string;
  readonly normalized: string;
  readonly language: Language | null;
  /** All its words in order, function words too. */
  readonly units: readonly MatchUnit[];
  /** The words that name its subject, each once; all of them where it has function words alone. */
  readonly terms: readonly KeywordTerm[];
  /** Written without spaces between words: looked for as characters. */
  readonly isUnspaced: boolean;
}

export type KeywordTerm = Pick<MatchUnit, 'normalized' | 'key' | 'folded'>;

/**
 * Reads a keyword for matching.
 * @param language - that of the searched content, so that both are stemmed alike; null where it is not known.
 */
export function prepareKeyword(phrase: string, language: Language | null): PreparedKeyword {
  const isUnspaced = hasUnspacedScript(phrase);
  const { units } = prepareText(phrase, language);
  const words: readonly (KeywordTerm & { isFunctionWord: boolean })[] = isUnspaced
    ? unspacedTerms(phrase, language)
    : units;
  const named = words.filter((word) => !word.isFunctionWord);
  const terms = new Map<string, KeywordTerm>();
  for (const { normalized, key, folded } of named.length > 0 ? named : words) {
    if (!terms.has(key)) terms.set(key, { normalized, key, folded });
  }
  return {
    phrase,
    normalized: normalizeText(phrase, language),
    language,
    units,
    terms: [...terms.values()],
    isUnspaced,
  };
}

function unspacedTerms(phrase: string, language: Language | null) {
  return segmentWords(normalizeText(phrase, language), language).map(({ normalized }) => ({
    normalized,
    key: normalized,
    folded: normalized,
    isFunctionWord: isFunctionWord(normalized, language ?? 'zh') || isFunctionWord(normalized, language ?? 'ja'),
  }));
}
