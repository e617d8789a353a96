import { detectLanguage } from '../../language/detect-language.ts';
import type { Language } from '../../language/languages.ts';
import { isPlanLanguage, type PlanLanguage, planLanguages } from '../../language/plan-language.ts';
import { detectScript } from '../../language/scripts.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import { homeOfLanguage, placeMentions } from '../../places/places.ts';
import { readingWords } from '../words/reading-words.ts';
import { languagesOfTrade } from './brief-kind.ts';

interface BriefLanguages {
  readonly language: Language | null;
  readonly others: readonly Language[];
}

/** A part of a brief that is shorter says too little of its language. */
const PART_CHARACTERS_MIN = 60;
/** A paragraph in another language counts from this confidence. */
const SURE = 0.4;
/** A text of fewer words says too little of its language. */
const SHORT_WORDS = 12;
const FEW_WORDS = 4;
const SURE_OF_FEW = 0.5;
/** A second language counts from this share of the text. */
const SHARE_MIN = 0.2;

/** The language that most of a brief is written in, and the others that it uses. */
export function detectLanguages(brief: string, declared: Language | null): BriefLanguages {
  const plain = brief.replaceAll(/<[^<>]{1,300}>|https?:\/\/\S+|(?<!\S)[^\s@]+@\S+/gu, ' ');
  const whole = declared ?? languageAboveList(plain) ?? detectLanguage(plain).language;
  const characters = new Map<Language, number>();
  let total = 0;
  for (const part of parts(plain)) {
    const { language, confidence } = detectLanguage(part, whole);
    total += part.length;
    if (language !== null && confidence > (language === whole ? 0.15 : SURE))
      characters.set(language, (characters.get(language) ?? 0) + part.length);
  }
  const ranked = [...characters].toSorted(([, a], [, b]) => b - a);
  const language = languageAboveList(plain) ?? sureLanguage(ranked[0]?.[0] ?? whole, plain, declared);
  const used = ranked.filter(([, count]) => count >= SHARE_MIN * total && total > 0).map(([found]) => found);
  const others = used.filter((found) => found !== language);
  return { language, others };
}

const LIST_SHARE_MIN = 0.8;

/** Nouns in a long list are of any language: the verbs of the sentence above them are of one. */
function languageAboveList(text: string): PlanLanguage | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const prose = lines.filter((line) => !/^\s*(?:[-*•–·▪►✓✔+]|\d{1,3}[.)])\s/u.test(line));
  if (lines.length < 10 || prose.length > lines.length * (1 - LIST_SHARE_MIN)) return null;
  const said = prose.join('\n');
  const found = planLanguages.filter((language) => {
    const { offers, wish, negation } = readingWords(language);
    return [offers, wish, negation].some((phrases) => wordPattern(phrases).test(said));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A few words look like many languages: what they name decides, where the planner has no words for what they look like. */
function sureLanguage(found: Language | null, text: string, declared: Language | null): Language | null {
  const count = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (count >= SHORT_WORDS || declared !== null || detectScript(text) !== 'Latin') return found;
  const trades = languagesOfTrade(text);
  if (isPlanLanguage(found) && trades.includes(found)) return found;
  const countries = new Set(placeMentions(text).flatMap(({ places }) => places.map(({ alpha2 }) => alpha2)));
  const local = trades.find((language) => countries.has(homeOfLanguage(language) ?? ''));
  if (local !== undefined) return local;
  const isSure = found !== null && detectLanguage(text).confidence > SURE_OF_FEW;
  // Three words look like any language; a trade that they name says more.
  if (isSure && (isPlanLanguage(found) || count > FEW_WORDS || (trades.length === 0 && count > 2))) return found;
  return trades[0] ?? (isPlanLanguage(found) ? found : null);
}

/** Paragraphs, short ones together with what follows. */
function parts(text: string): string[] {
  const found: string[] = [];
  let current = '';
  for (const line of text.split(/\n+/u)) {
    current = `${current} ${line}`.trim();
    if (current.length < PART_CHARACTERS_MIN) continue;
    found.push(current);
    current = '';
  }
  if (current !== '') found.push(current);
  return found;
}
