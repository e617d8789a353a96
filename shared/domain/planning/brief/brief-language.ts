import { detectLanguage } from '../../language/detect-language.ts';
import type { Language } from '../../language/languages.ts';
import { isPlanLanguage } from '../../language/plan-language.ts';
import { detectScript } from '../../language/scripts.ts';
import { homeOfLanguage, placeMentions } from '../../places/places.ts';
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
  const whole = declared ?? detectLanguage(plain).language;
  const characters = new Map<Language, number>();
  let total = 0;
  for (const part of parts(plain)) {
    const { language, confidence } = detectLanguage(part, whole);
    total += part.length;
    if (language !== null && confidence > (language === whole ? 0.15 : SURE))
      characters.set(language, (characters.get(language) ?? 0) + part.length);
  }
  const ranked = [...characters].toSorted(([, a], [, b]) => b - a);
  const language = sureLanguage(ranked[0]?.[0] ?? whole, plain, declared);
  const used = ranked.filter(([, count]) => count >= SHARE_MIN * total && total > 0).map(([found]) => found);
  const others = used.filter((found) => found !== language);
  return { language, others };
}

/** A few words look like many languages: what they name decides, where the planner has no words for what they look like. */
function sureLanguage(found: Language | null, text: string, declared: Language | null): Language | null {
  const count = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (count >= SHORT_WORDS || declared !== null || detectScript(text) !== 'Latin') return found;
  const trades = languagesOfTrade(text);
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
