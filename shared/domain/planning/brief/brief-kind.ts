import { isFunctionWord } from '../../language/function-words.ts';
import { normalizeWord } from '../../language/normalize-text.ts';
import { type PlanLanguage, planLanguages } from '../../language/plan-language.ts';
import { startOfTrailing } from '../../language/trailing-characters.ts';
import { compiled, wordPattern } from '../../language/word-pattern.ts';
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
    // A short word is found alone; a longer one may have an ending, and so may each in a group.
    const alternatives = words
      .flatMap((word) => word.split('|'))
      .map((stem) =>
        isUnspaced(language)
          ? stem
          : stem.length <= 4 || stem.endsWith(')')
            ? String.raw`${stem}(?![\p{L}\p{N}])`
            : String.raw`${stem}\p{L}{0,12}`,
      );
    pattern = new RegExp(`${before}(?:${alternatives.join('|')})`, 'giu');
    patterns.set(key, pattern);
  }
  pattern.lastIndex = 0;
  return pattern;
}

/** "an article on what to eat before a marathon": what a page shall be about says nothing of the business. */
const pageAbout = (words: ReadingWords): RegExp =>
  compiled(String.raw`(?<!\p{L})(?:${words.page})\s(?:${words.about})\s[^.;!?]{1,200}`);

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
  const read = [...about.slice(Math.max(0, notes)), ...about.slice(0, Math.max(0, notes))];
  let best: { kind: SiteKind; points: number; noun: string | null } = { kind: anySite, points: 0, noun: null };
  for (const kind of listSiteKinds()) {
    const pattern = kindPattern(kind, language);
    if (!pattern) continue;
    let points = 0;
    const nouns: { noun: string; isInName: boolean }[] = [];
    for (const [at, { said: own, topic, kind: form, under, isCarried }] of read.entries()) {
      // "B2B SaaS: berth planning": a label says what the business is as well.
      const isLabelled =
        form === 'sentence' && under !== null && isCarried !== true && (topic === 'offer' || topic === 'name');
      const whole = isLabelled ? `${under}: ${own}` : own;
      const said = removeCustomers(whole.replace(pageAbout(words), ''), words);
      const isOfName =
        name !== null && said.startsWith(name) && wordPattern(words.is).exec(said.slice(name.length))?.index === 1;
      const weight = isOfName || (at < FIRST_STATEMENTS && topic !== 'offer' && form !== 'item') ? FIRST_WEIGHT : 0.5;
      const limit = weight === FIRST_WEIGHT ? 2 : 1;
      const isNamed = name !== null && said.indexOf(name) >= 0 && said.indexOf(name) < NAME_WITHIN;
      const offer = at > 0 || isNamed ? wordPattern(words.offers).exec(said) : null;
      const objectsAt = offer === null ? said.length : offer.index + offer[0].length;
      const matches = [...said.slice(0, 1_000).matchAll(pattern)].slice(0, 6);
      for (const [index, match] of matches.entries()) {
        // The first word of the first statement says most.
        if (index < limit)
          points +=
            weight * (index === 0 ? 1 : 0.5) * (at === 0 || isOfName ? 1.5 : 1) * (match.index >= objectsAt ? 0.2 : 1);
        const noun = nounAt(said, match.index, match[0], language);
        const nameAt = name === null ? -1 : said.indexOf(name);
        const isInName = nameAt >= 0 && match.index >= nameAt && match.index < nameAt + (name?.length ?? 0);
        // "Ofrecemos consultas veterinarias" says what is offered, and not what the business is.
        const isObject = match.index >= objectsAt;
        // "Unsere Kunden sind Arztpraxen und Handwerksbetriebe": what customers are.
        const isOfCustomers = wordPattern(words.audience).test(said.slice(0, match.index));
        if (!isObject && !isOfCustomers) nouns.push({ noun, isInName });
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
