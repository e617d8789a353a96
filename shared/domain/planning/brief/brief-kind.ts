import { isFunctionWord } from '../../language/function-words.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { type PlanLanguage, planLanguages } from '../../language/plan-language.ts';
import { startOfTrailing } from '../../language/trailing-characters.ts';
import { compiled, spellOutLetters, wordPattern } from '../../language/word-pattern.ts';
import { anySite, kindWords, listSiteKinds, type SiteKind } from '../site-kinds.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { removeCustomers } from './brief-customers.ts';
import { isNote } from './brief-notes.ts';
import type { Statement } from './brief-statements.ts';
import { isUnspaced } from './unspaced/unspaced-words.ts';

export interface KindOfSite {
  readonly kind: SiteKind;
  /** The brief's own word or words for the business: "Zahnarztpraxis", "bicycle workshop". Null where it has none. */
  readonly noun: string | null;
}

/** The kind of business comes first in a brief. */
const FIRST_STATEMENTS = 4;
const FIRST_WEIGHT = 3;
const OTHER_WEIGHT = 0.5;
const SAID_MAX = 1_000;
const MATCHES_MAX = 6;

/** Languages that put what describes a noun before it; in the others it stands behind. */
const describesBefore: ReadonlySet<PlanLanguage> = new Set(['en', 'sv', 'cs', 'ru', 'tr']);
/** Languages that write a compound as one word: its last part is the noun. */
const joinsWords: ReadonlySet<PlanLanguage> = new Set(['de', 'nl', 'sv', 'da', 'no']);

const patterns = new Map<string, RegExp>();

function kindPattern(kind: SiteKind, language: PlanLanguage): RegExp | null {
  const words = kindWords(kind, language);
  if (words.length === 0) return null;
  const key = `${kind.id} ${language}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const before = isUnspaced(language)
      ? ''
      : joinsWords.has(language)
        ? String.raw`(?<![\p{L}\p{N}])[\p{L}-]{0,24}?`
        : String.raw`(?<![\p{L}\p{N}-])`;
    pattern = new RegExp(spellOutLetters(`${before}(?:${joinStems(words, language)})`), 'giu');
    patterns.set(key, pattern);
  }
  pattern.lastIndex = 0;
  return pattern;
}

/**
 * A short word is found alone; a longer one may have an ending, and so may each in a group. Plain stems with the same ending share it.
 */
function joinStems(words: readonly string[], language: PlanLanguage): string {
  if (isUnspaced(language)) return words.join('|');
  const plain = (isShort: boolean) => words.filter((word) => /^[^()|]+$/.test(word) && word.length <= 4 === isShort);
  const grouped = words.filter((word) => /[()|]/.test(word)).flatMap((word) => word.split('|'));
  return [
    ...joinEnded(plain(false), ENDING),
    ...joinEnded(plain(true), ENDED),
    ...grouped.map((stem) => stem + (stem.length <= 4 || stem.endsWith(')') ? ENDED : ENDING)),
  ].join('|');
}

const ENDED = String.raw`(?![\p{L}\p{N}])`;
const ENDING = String.raw`\p{L}{0,12}`;

const joinEnded = (stems: readonly string[], end: string): string[] =>
  stems.length === 0 ? [] : [`(?:${stems.join('|')})${end}`];

/** "an article on what to eat before a marathon": what a page shall be about says nothing of the business. */
const pageAbout = (words: ReadingWords): RegExp =>
  compiled(String.raw`(?<!\p{L})(?:${words.page})\s(?:${words.about})\s[^.;!?]{1,200}`);

/** A statement, as it is read for the kind of each business. */
interface ReadStatement {
  readonly said: string;
  readonly isFirst: boolean;
  readonly isOfName: boolean;
  readonly weight: number;
  /** Where what is offered begins: "Ofrecemos consultas veterinarias" does not say what the business is. */
  readonly objectsAt: number;
  /** Where the name stands; -1 without it. */
  readonly nameAt: number;
}

const OBJECT_SHARE = 0.2;

function readStatement(
  { said: own, topic, kind: form, under, isCarried }: Statement,
  { at, words, name }: { at: number; words: ReadingWords; name: string | null },
): ReadStatement {
  // "B2B SaaS: berth planning": a label says what the business is as well.
  const isLabelled =
    form === 'sentence' && under !== null && isCarried !== true && (topic === 'offer' || topic === 'name');
  const whole = isLabelled ? `${under}: ${own}` : own;
  const said = removeCustomers(whole.replace(pageAbout(words), ''), words);
  const nameAt = name === null ? -1 : said.indexOf(name);
  const isOfName =
    name !== null && said.startsWith(name) && wordPattern(words.is).exec(said.slice(name.length))?.index === 1;
  const isWeighty = isOfName || (at < FIRST_STATEMENTS && topic !== 'offer' && form !== 'item');
  const isNamed = nameAt >= 0 && nameAt < NAME_WITHIN;
  const offer = at > 0 || isNamed ? wordPattern(words.offers).exec(said) : null;
  return {
    said,
    isFirst: at === 0,
    isOfName,
    weight: isWeighty ? FIRST_WEIGHT : OTHER_WEIGHT,
    objectsAt: offer === null ? said.length : offer.index + offer[0].length,
    nameAt,
  };
}

/** The first word of the first statement says most. */
function weighMatches(
  { isFirst, isOfName, weight, objectsAt }: ReadStatement,
  matches: readonly RegExpExecArray[],
): number {
  const counted = matches.slice(0, weight === FIRST_WEIGHT ? 2 : 1);
  return counted.reduce((sum, match, index) => {
    const place = (index === 0 ? 1 : 0.5) * (isFirst || isOfName ? 1.5 : 1);
    return sum + weight * place * (match.index >= objectsAt ? OBJECT_SHARE : 1);
  }, 0);
}

/** The kind of site that a brief speaks of most, and its word for it. */
export function kindOfSite(
  statements: readonly Statement[],
  words: ReadingWords,
  language: PlanLanguage,
  name: string | null,
): KindOfSite {
  const about = statements.filter(({ topic }) => topic !== 'rivals' && topic !== 'audience' && topic !== 'denied');
  // An address above the text is not the beginning.
  const notes = about.findIndex(({ text, kind }) => kind !== 'heading' && !isNote(text));
  const ordered = [...about.slice(Math.max(0, notes)), ...about.slice(0, Math.max(0, notes))];
  const read = ordered.map((statement, at) => readStatement(statement, { at, words, name }));
  let best: { kind: SiteKind; points: number; noun: string | null } = { kind: anySite, points: 0, noun: null };
  for (const kind of listSiteKinds()) {
    const pattern = kindPattern(kind, language);
    if (!pattern) continue;
    let points = 0;
    const nouns: { noun: string; isInName: boolean }[] = [];
    for (const statement of read) {
      const { said, nameAt, objectsAt } = statement;
      const matches = [...said.slice(0, SAID_MAX).matchAll(pattern)].slice(0, MATCHES_MAX);
      points += weighMatches(statement, matches);
      for (const match of matches) {
        // "Unsere Kunden sind Arztpraxen und Handwerksbetriebe": what customers are.
        if (match.index >= objectsAt || wordPattern(words.audience).test(said.slice(0, match.index))) continue;
        const isInName = nameAt >= 0 && match.index >= nameAt && match.index < nameAt + (name?.length ?? 0);
        nouns.push({ noun: nounAt(said, match.index, match[0], language), isInName });
      }
    }
    // English names end in a word of the trade: the sentence around says it better.
    const ranked = language === 'en' ? nouns.toSorted((a, b) => Number(a.isInName) - Number(b.isInName)) : nouns;
    if (points > best.points) best = { kind, points, noun: ranked[0]?.noun ?? null };
  }
  return { kind: best.kind, noun: best.noun };
}

/** True when a text names a trade: "Clínica dental", "Szkoła językowa". */
export const namesTrade = (text: string, language: PlanLanguage): boolean =>
  listSiteKinds().some((kind) => kindPattern(kind, language)?.test(text) === true);

/** The languages in which a text of a few words names a business. */
export const languagesOfTrade = (text: string): PlanLanguage[] =>
  planLanguages.filter((language) => namesTrade(text, language));

const NOUN_WORDS_MAX = 3;
/** The name stands at the beginning, with an article at most. */
const NAME_WITHIN = 8;

function nounAt(said: string, at: number, match: string, language: PlanLanguage): string {
  if (!describesBefore.has(language)) return match;
  const isPlain = (word: string): boolean =>
    /^[\p{Ll}][\p{L}'-]+$/u.test(word) && !isFunctionWord(normalizeWord(word, language), language);
  const start = said.slice(0, at);
  const before = /\s$/u.test(start)
    ? start
        .slice(startOfTrailing(start, /[\p{L}\s'-]/u))
        .trim()
        .split(/\s+/u)
    : [];
  const kept: string[] = [];
  for (const word of before.toReversed()) {
    if (kept.length >= NOUN_WORDS_MAX - 1 || !isPlain(word)) break;
    kept.unshift(word);
  }
  return [...kept, match].join(' ');
}
