import { languagesOfFunctionWord } from './function-words.ts';
import { type Language, languages, normalizeLanguageTag } from './languages.ts';
import { letterEvidence } from './letter-evidence.ts';
import { normalizeText } from './normalize-text.ts';
import { detectScript, languagesOfScript } from './scripts.ts';

interface DetectedLanguage {
  /** Null where neither the text nor a declaration says it. */
  readonly language: Language | null;
  /** From 0 to 1: 1 where the script alone decides, and how far the language is ahead of the next otherwise. */
  readonly confidence: number;
}

/** More of a text makes no verdict surer. */
const READ_CHARACTERS_MAX = 4_000;
const SCRIPT_CHARACTERS_MAX = 2_000;
/** The lead of a declared language over the others. */
const DECLARED_AHEAD = 1.25;
/** Below so many function words a text says little, and the declaration counts. */
const FUNCTION_WORDS_MIN = 3;

/**
 * The language that a text is written in.
 * @param declared - the tag that the page or the client gives: it decides for short or unclear text; clear text overrules it.
 */
export function detectLanguage(text: string, declared?: string | null): DetectedLanguage {
  const declaredLanguage = normalizeLanguageTag(declared);
  const sample = normalizeText(text.slice(0, READ_CHARACTERS_MAX));
  const script = detectScript(sample.slice(0, SCRIPT_CHARACTERS_MAX));
  const candidates = languagesOfScript(script);
  const [only] = candidates;
  if (only === undefined) return { language: declaredLanguage, confidence: 0 };
  if (candidates.length === 1) return { language: only, confidence: 1 };
  const { points, found } = evidence(sample, candidates);
  const isPossible = declaredLanguage !== null && candidates.includes(declaredLanguage);
  if (found < FUNCTION_WORDS_MIN && isPossible) return { language: declaredLanguage, confidence: 0 };
  const ranked = candidates
    .map((language) => {
      const score = Math.max(0, points.get(language) ?? 0);
      return { language, score: language === declaredLanguage ? score * DECLARED_AHEAD : score };
    })
    .toSorted((a, b) => b.score - a.score || languages.indexOf(a.language) - languages.indexOf(b.language));
  const [best, second] = ranked;
  if (best === undefined || best.score === 0) return { language: isPossible ? declaredLanguage : null, confidence: 0 };
  return { language: best.language, confidence: (best.score - (second?.score ?? 0)) / best.score };
}

/**
 * Weighs the function words and the letters of a text for each language; a word of many languages counts less for each.
 */
function evidence(sample: string, candidates: readonly Language[]): { points: Map<Language, number>; found: number } {
  const points = letterEvidence(sample, candidates);
  const counts = new Map<Language, number>();
  const words = new Map<string, number>();
  for (const word of sample.match(/[\p{L}\p{M}]+/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
  for (const [word, times] of words) {
    const having = languagesOfFunctionWord(word).filter((language) => points.has(language));
    // A single letter is as often the name of something.
    const weight = times * (word.length === 1 ? 0.3 : 1);
    for (const language of having) {
      counts.set(language, (counts.get(language) ?? 0) + weight);
      points.set(language, (points.get(language) ?? 0) + weight * Math.log((candidates.length + 1) / having.length));
    }
  }
  return { points, found: Math.max(0, ...counts.values()) };
}
