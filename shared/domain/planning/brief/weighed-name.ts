import { isFunctionWord } from '../../language/function-words.ts';
import type { Language } from '../../language/languages.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordsFor } from '../words/words-for.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { cleaned } from './clean-name.ts';
import { opensWithFacility } from './facilities.ts';
import { legalForms } from './legal-forms.ts';
import { capitalized } from './name-beside.ts';
import { compact, domainLabels, removePeople } from './name-evidence.ts';

/** The beginning says what a business is called. */
const STATEMENTS_READ_MAX = 5;
const STATEMENT_CHARACTERS_MAX = 600;

/**
 * The weight of each sign of a name. A name needs several: a trade in it, the first statement, a verb of being behind
 * it.
 */
const weight = {
  hasTrade: 2,
  isCalled: 4,
  isWelcomed: 2,
  isSubject: 1.5,
  hasLegalForm: 2,
  isRepeated: 1,
  isFirst: 1,
  opensBrief: 0.5,
  isInDomain: 3,
  hasWords: 0.5,
  isPlaceOnly: -4,
} as const;
const SURE_MIN = 3.5;
const POSSIBLE_MIN = 2.5;
/** Before the subject may stand a word or two: "Today", "Noi, alla". */
const BEFORE_SUBJECT_MAX = 8;
const welcome = compiled(String.raw`(?:${wordsFor('welcome')})\s?(?:(?:${wordsFor('welcomeArticles')})\s?)?$`);
const founded = wordsFor('founded');
const DOMAIN_LETTERS_MIN = 5;
const greets = compiled(
  String.raw`^(?:${wordsFor('greets')})(?:['’]|\s)(?=(?:(?:${wordsFor('greetsArticles')})\s?)?\p{Lu})`,
);

/**
 * The name of a business by all signs together, wherever in the first statements it stands: "Depuis 1961, la Maison Bertin …". Null where no
 * phrase has enough of them.
 */
export function weighedName(
  statements: readonly Statement[],
  words: ReadingWords,
  language: Language | null,
  isTrade: (text: string) => boolean,
  isSure: boolean,
): Said | null {
  const labels = domainLabels(statements).map(compact);
  const all = statements.map(({ text }) => text).join('\n');
  let best: { said: Said; score: number } | null = null;
  for (const [at, { text }] of statements.slice(0, STATEMENTS_READ_MAX).entries()) {
    const greeting = greets.exec(text)?.[0] ?? '';
    const read = removePeople(text.slice(greeting.length, STATEMENT_CHARACTERS_MAX));
    for (const found of read.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${capitalized}`, 'gu'))) {
      const run = cutToTrade(removeOpening(found[0], found.index === 0, language), isTrade);
      const start = found.index + found[0].indexOf(run);
      const value = cleaned(run, language);
      if (value === null || (!value.includes(' ') && isTrade(value))) continue;
      const before = read.slice(0, start);
      // "Clínica dental Sonrisa Sur": what the business is belongs to its name, with words that describe it.
      const behind = read.slice(start + run.length);
      const hasTrade = namesTradeBeside(value, isTrade);
      const signs: Readonly<Record<keyof typeof weight, boolean>> = {
        hasTrade,
        isCalled: compiled(String.raw`(?<!\p{L})(?:${words.named})\s?:?\s["“«„]?$`).test(before),
        isWelcomed:
          (greeting !== '' && start < BEFORE_SUBJECT_MAX) ||
          welcome.test(before) ||
          compiled(String.raw`(?:${words.weAre}),?\s$`).test(before),
        isSubject:
          before.length <= BEFORE_SUBJECT_MAX &&
          compiled(String.raw`^,?\s(?:${words.is}|${founded})(?!\p{L})`).test(behind),
        opensBrief: at === 0 && start === 0,
        isInDomain:
          compact(value).length >= DOMAIN_LETTERS_MIN && labels.some((label) => label.includes(compact(value))),
        hasLegalForm: compiled(String.raw`^,?\s(?:${legalForms})(?!\p{L})`).test(behind),
        isRepeated: all.split(value).length > 2,
        isFirst: at === 0,
        hasWords: value.includes(' '),
        isPlaceOnly: placeMentions(value).some((place) => place.text === value),
      };
      const score = signNames.reduce((sum, sign) => sum + (signs[sign] ? weight[sign] : 0), 0);
      const isOfOthers = wordPattern(`${words.rivals}|${words.audience}`).test(before);
      if (!isOfOthers && score >= (isSure ? SURE_MIN : POSSIBLE_MIN) && (best === null || score > best.score))
        best = { said: { value, words: text }, score };
    }
  }
  return best?.said ?? null;
}

const signNames = Object.keys(weight).filter((sign): sign is keyof typeof weight => Object.hasOwn(weight, sign));

/** "Today Thornley & Daughter Joinery is …": a small word has a capital because it opens the sentence. */
function removeOpening(run: string, opens: boolean, language: Language | null): string {
  const [first = '', ...others] = run.split(' ');
  const isSmall = isFunctionWord(normalizeWord(first, language), language) || adverbs.test(first);
  return opens && others.length > 0 && isSmall && /^\p{Lu}/u.test(others[0] ?? '') ? others.join(' ') : run;
}

const ofPlace = new RegExp(String.raw`^\p{Lu}\p{L}+\s(?:${wordsFor('ofPlace')})\s(\p{Lu}\S*\s.*)$`, 'u');

/** "Salvo della Gelateria Scirocco": a person of the business. */
function cutToTrade(run: string, isTrade: (text: string) => boolean): string {
  const [, rest] = ofPlace.exec(run) ?? [];
  return rest !== undefined && !isTrade(run.split(' ')[0] ?? '') && isTrade(rest.split(' ')[0] ?? '') ? rest : run;
}

const adverbs = compiled(`^(?:${wordsFor('adverbs')})$`);

/** The first or the last word names a trade. */
function namesTradeBeside(value: string, isTrade: (text: string) => boolean): boolean {
  const parts = value.split(' ');
  return parts.length > 1 && (isTrade(parts[0] ?? '') || isTrade(parts.at(-1) ?? '') || opensWithFacility(value));
}
