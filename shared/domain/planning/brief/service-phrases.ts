import { isFunctionWord } from '../../language/function-words.ts';
import { isPlanLanguage, type PlanLanguage } from '../../language/plan-language.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { type ServiceNouns, serviceNouns } from '../words/service-nouns.ts';
import { wordsFor } from '../words/words-for.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { type OfferingContext, type OfferingItem, offeringName } from './offering-name.ts';
import { isClause } from './page-names/page-name.ts';
import { wishCue } from './wish-sentences.ts';

/** Longer sentences are read up to here. */
const READ_CHARACTERS_MAX = 600;
const MODIFIERS_MAX = 2;
const FOLLOWING_MAX = 3;

/**
 * Phrases whose noun names a service, wherever in a sentence they stand: "piano moving is my daughter's speciality", "Am Anfang steht die
 * Gartenplanung". Less sure than what a verb offers, because a brief may speak of a service in passing.
 */
function servicePhrases(
  { kind, said, topic, denied }: Statement,
  words: ReadingWords,
  language: PlanLanguage,
): OfferingItem[] {
  const nouns = serviceNouns(language);
  // "Innentüren und Möbel gehören nicht zu unserem Handwerk": a denial may stand behind.
  if (nouns === null || kind === 'heading' || said === '' || denied !== '') return [];
  if ((topic !== null && topic !== 'offer' && topic !== 'other') || wishCue(said, words) !== null) return [];
  if (wordPattern(words.rivals).test(said) || isNote(said)) return [];
  const text = said.slice(0, READ_CHARACTERS_MAX).replaceAll('’', "'");
  const phrases = { last: lastNouns, compound: compoundNouns, first: firstNouns }[nouns.order](text, nouns, language);
  return phrases.map((phrase) => ({ text: phrase, isListed: true, isObject: false }));
}

const FEW = 3;
const SURE_MIN = 3;

interface Found {
  readonly value: string;
  readonly words: string;
}

/**
 * Adds to the found offerings the services that the brief names by their nouns: where few things were found, or where it names three and more that
 * were not. A single word that was found beside so many and is no service was cut from a sentence.
 */
export function addServices<T extends Found>(
  found: readonly T[],
  statements: readonly Statement[],
  context: OfferingContext,
): (T | Found)[] {
  const language = context.language;
  if (language === null || !isPlanLanguage(language)) return [...found];
  const services = statements.flatMap((statement) =>
    servicePhrases(statement, context.words, language).flatMap((item) => {
      const value = offeringName(item, context);
      return value === null ? [] : { value, words: statement.text };
    }),
  );
  const values = new Set(found.map(({ value }) => value.toLowerCase()));
  const keys = found.map(({ value }) => new Set(listTermKeys(value, language)));
  const isKnown = ({ value }: Found): boolean =>
    [...values].some((known) => known.includes(value.toLowerCase()) || value.toLowerCase().includes(known)) ||
    keys.some((known) => listTermKeys(value, language).every((key) => known.has(key)));
  const further = services.filter((service) => !isKnown(service));
  if (values.size > FEW && further.length < SURE_MIN) return [...found];
  const isSure = services.length >= SURE_MIN && values.size <= FEW;
  const named = services.map(({ value }) => value.toLowerCase());
  const listed = new Set(statements.flatMap(({ kind, text }) => (kind === 'item' ? text : [])));
  const kept = found.filter(
    ({ value, words }) =>
      listed.has(words) ||
      !isSure ||
      value.includes(' ') ||
      named.some((service) => service.includes(value.toLowerCase())),
  );
  return [...kept, ...further];
}

const isAlone = (word: string, nouns: ServiceNouns): boolean => compiled(`^(?:${nouns.alone})$`).test(word);

/** "our heated furniture storage": up to two words before the noun, as far as they belong to it. */
function lastNouns(text: string, nouns: ServiceNouns, language: PlanLanguage): string[] {
  const found: string[] = [];
  for (const clause of text.split(/[,;:.!?()–—]/u)) {
    const tokens = clause.split(/\s+/u).filter((token) => token !== '');
    for (const [at, token] of tokens.entries()) {
      if (!compiled(`^(?:${nouns.heads})$`).test(token)) continue;
      // "house moves", not "house" of "moves house": the noun ends its phrase.
      if (compiled(`^(?:${nouns.heads})$`).test(tokens[at + 1] ?? '')) continue;
      const modifiers: string[] = [];
      for (let before = at - 1; before >= 0 && modifiers.length < MODIFIERS_MAX; before -= 1) {
        const word = tokens[before] ?? '';
        if (!isModifier(word, language)) break;
        modifiers.unshift(word);
      }
      if (modifiers.length > 0 || isAlone(token, nouns)) found.push([...modifiers, token].join(' '));
    }
  }
  return found;
}

const isModifier = (word: string, language: PlanLanguage): boolean =>
  /^[\p{L}][\p{L}'-]+$/u.test(word) && !isFunctionWord(word.toLowerCase(), language);

/** "die betriebliche Altersvorsorge": a noun whose last part names a service, and an adjective before it. */
function compoundNouns(text: string, nouns: ServiceNouns, language: PlanLanguage): string[] {
  const capital = language === 'de' ? String.raw`\p{Lu}` : String.raw`\p{L}`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}-])(?:(\p{Ll}{4,}e)\s)?(${capital}[\p{L}-]{2,}(?:${nouns.heads})|(?:${nouns.alone}))(?![\p{L}-])`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(([, adjective, noun = '']) => {
    if (language === 'de' && !/^\p{Lu}/u.test(noun)) return [];
    return adjective !== undefined && !isFunctionWord(adjective, language) ? `${adjective} ${noun}` : noun;
  });
}

/** "sprzątanie po remoncie wyceniamy" goes on with a verb. */
const isNounBehind = (token: string, language: PlanLanguage): boolean =>
  /^[\p{L}-]{3,}$/u.test(token) && !isFunctionWord(token.toLowerCase(), language) && placeMentions(token).length === 0;

/** "impagliatura di sedie", "droit du travail": the noun, what a preposition joins to it, and adjectives behind. */
function firstNouns(text: string, nouns: ServiceNouns, language: PlanLanguage): string[] {
  const { links = '', adjectives = '' } = nouns;
  const pattern = new RegExp(String.raw`(?<![\p{L}'-])(${nouns.heads})(?![\p{L}-])`, 'giu');
  const link = compiled(String.raw`^(?:${links})$`);
  const adjective = compiled(String.raw`^\p{L}{2,}(?:${adjectives})$`);
  let end = 0;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [head = ''] = match;
    const [clause = ''] = text.slice(match.index + head.length).split(/[,;:.!?()–—]/u, 1);
    const tokens = clause.trim().split(/\s+/u);
    const kept: string[] = [];
    let isOpen = false;
    let nounsBehind = 0;
    for (const token of tokens.slice(0, FOLLOWING_MAX * 2)) {
      if (link.test(token) && !isOpen && nounsBehind < 2) {
        kept.push(token);
        isOpen = true;
      } else if (isOpen && isNounBehind(token, language)) {
        kept.push(token);
        isOpen = false;
        nounsBehind += 1;
      } else if (!isOpen && adjective.test(token) && !isFunctionWord(token, language) && kept.length < FOLLOWING_MAX) {
        kept.push(token);
      } else break;
    }
    while (link.test(kept.at(-1) ?? '')) kept.pop();
    if (
      match.index < end ||
      compiled(String.raw`(?<!\p{L})(?:${wordsFor('contractedArticles')})\s$`).test(text.slice(0, match.index))
    )
      return [];
    end = match.index + head.length + kept.join(' ').length;
    const phrase = [head, ...kept].join(' ');
    return (kept.length > 0 || isAlone(head, nouns)) && !isClause(phrase, language) ? phrase : [];
  });
}
