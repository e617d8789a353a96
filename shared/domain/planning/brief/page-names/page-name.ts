import { readSentenceWords } from '../../../../language-data/sentence-words/read-sentence-words.ts';
import type { Language } from '../../../language/languages.ts';
import { compiled } from '../../../language/word-pattern.ts';
import { wordsFor } from '../../words/words-for.ts';

const year = /(?<!\p{N})(?:1[89]|20)\d{2}(?!\p{N})/u;

const FIRST_AND_REST = /^([^\s,;:]*)(.*)$/su;
/** The first word, in small letters, and the others as they are written: the "Est" of a "Région Est" is no verb. */
function splitTokens(phrase: string): string[] {
  const [, first = '', rest = ''] = FIRST_AND_REST.exec(phrase) ?? [];
  return [first.toLowerCase(), ...rest.split(/[\s,;:]+/u).filter((token) => token !== '')];
}
interface SentenceWords {
  readonly clause: ReadonlySet<string>;
  readonly opening: ReadonlySet<string>;
  readonly inside: ReadonlySet<string>;
  readonly number: ReadonlySet<string>;
}
const sets = new Map<Language, SentenceWords>();

function sentenceWords(language: Language): SentenceWords {
  const known = sets.get(language);
  if (known) return known;
  const { clauseWords, openings, adverbs = [], conditions = [], numbers } = readSentenceWords(language) ?? {};
  const made = {
    clause: new Set(clauseWords),
    opening: new Set(openings),
    inside: new Set([...adverbs, ...conditions]),
    number: new Set(numbers),
  };
  sets.set(language, made);
  return made;
}

/** True for the rest of a sentence, "Ja früher Pietät Wrede", "Preisseite ist Pflicht": it names no page. A question may. */
export function isClause(phrase: string, language: Language | null): boolean {
  const { clause, opening, inside } = sentenceWords(language ?? 'en');
  const [first = '', ...rest] = splitTokens(phrase);
  return opening.has(first) || clause.has(first) || rest.some((token) => clause.has(token) || inside.has(token));
}

/** True for "Französisch folgt", "questions would save me calls": a clause that is no question, which begins with its verb. */
export function isToldInClause(phrase: string, language: Language | null): boolean {
  const { clause } = sentenceWords(language ?? 'en');
  const [first = '', ...rest] = splitTokens(phrase);
  return !clause.has(first) && rest.some((token) => clause.has(token));
}

/** True for "Tables of six", "Founded 1927": how many and when is not what is offered. */
function isAmount(phrase: string, language: Language | null): boolean {
  const { number } = sentenceWords(language ?? 'en');
  return year.test(phrase) || number.has(splitTokens(phrase.toLowerCase()).at(-1) ?? '');
}

const opensWithVerb = compiled(String.raw`^(?:${wordsFor('opensWithVerb')})\s`);

/** True for what was cut from a sentence, in any language: "is open daily". */
export const isCutOff = (phrase: string): boolean => opensWithVerb.test(phrase);

/** True for a phrase that can be the name of a page at all: no clause, no amount, no rest of a sentence. */
export const canNamePage = (phrase: string, language: Language | null): boolean =>
  !isClause(phrase, language) && !isAmount(phrase, language) && !isCutOff(phrase);
