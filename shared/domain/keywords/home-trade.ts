import { readTradeWords } from '../../language-data/trades/read-trades.ts';
import type { Language } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import type { DetectedKeyword, KeywordPage, Place } from './keyword-page.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { nameKey, type SiteNames } from './site-names.ts';
import { joinPhrase, splitSegments } from './subject-phrases.ts';
import { isBroadNoun } from './subject-words.ts';

const TEXT_CHARACTERS_MAX = 6_000;
const WORDS_MAX = 5;
/** Title, first heading or description call the business so. */
const CONFIDENCE = 0.65;
/** Only its headings and text do: they name other businesses as well. */
const GUESS_CONFIDENCE = 0.4;

const weights = { title: 2, h1: 2, description: 1.5, headings: 1, text: 0 } as const satisfies Partial<
  Record<Place, number>
>;
type ReadPlace = keyof typeof weights;

/**
 * The search of customers who look for such a business: the trade that the home page calls it by, with the town of its address where the
 * page names it, as in "bike repair kingsbourne". Title and first heading of a home page are most often a name and a slogan.
 */
export function tradeOfHome(page: KeywordPage, site: SiteNames): DetectedKeyword | null {
  if (page.path !== '/') return null;
  const read = listTexts(page).map(([place, text]) => ({ place, tokens: readTokens(text, page.language) }));
  const prefixes = new Set(read.flatMap(({ tokens }) => tokens.map(({ word }) => word.slice(0, PREFIX_LETTERS))));
  const words = tradeWords(page.language, prefixes);
  if (words === null) return null;
  const found = new Map<string, Called>();
  const offered = new Map<string, Set<string>>();
  for (const { place, tokens: all } of read) {
    for (const tokens of listRuns(all)) {
      const key = joinKeys(tokens);
      for (const trade of words.offers.get(key) ?? []) offered.set(trade, (offered.get(trade) ?? new Set()).add(key));
      const trades = words.called.get(key);
      if (trades === undefined) continue;
      const known = found.get(key) ?? { tokens, trades, places: new Set(), count: 0 };
      known.places.add(place);
      known.count += 1;
      found.set(key, known);
    }
  }
  const countOffers = ({ trades }: Called): number => Math.max(...trades.map((trade) => offered.get(trade)?.size ?? 0));
  const most = Math.max(...[...found.values()].map(({ count }) => count));
  const [best] = [...found.values()]
    .filter((one) => countOffers(one) > 0)
    .map((one) => ({ ...one, weight: sumWeights(one.places) + one.count / most + countOffers(one) }))
    .toSorted((a, b) => b.weight - a.weight);
  if (best === undefined) return null;
  const isStated = best.places.has('title') || best.places.has('h1') || best.places.has('description');
  const trade = joinPhrase(best.tokens);
  const town = findTown(page, site);
  return {
    phrase: town === null || trade.includes(town) ? trade : `${trade} ${town}`,
    confidence: isStated ? CONFIDENCE : GUESS_CONFIDENCE,
    places: [...best.places],
    count: best.count,
  };
}

interface Called {
  readonly tokens: readonly PhraseToken[];
  readonly trades: readonly string[];
  readonly places: Set<ReadPlace>;
  count: number;
}

const listTexts = ({ title, h1, metaDescription, headings, text }: KeywordPage): [ReadPlace, string][] => [
  ['title', title ?? ''],
  ['h1', h1 ?? ''],
  ['description', metaDescription ?? ''],
  ...headings.map((heading): [ReadPlace, string] => ['headings', heading]),
  ['text', text.slice(0, TEXT_CHARACTERS_MAX)],
];

const sumWeights = (places: ReadonlySet<ReadPlace>): number =>
  [...places].reduce((sum, place) => sum + weights[place], 0);

const joinKeys = (tokens: readonly PhraseToken[]): string =>
  tokens.flatMap(({ class: kind, key }) => (kind === 'function' ? [] : [key])).join(' ');

/** The runs of words that no punctuation cuts and that no function word begins or ends. */
function* listRuns(tokens: readonly PhraseToken[]): Generator<readonly PhraseToken[]> {
  for (const segment of splitSegments(tokens)) {
    for (const [start, first] of segment.entries()) {
      if (first.class === 'function') continue;
      for (let end = start; end < Math.min(segment.length, start + WORDS_MAX); end += 1)
        if (segment[end]?.class !== 'function') yield segment.slice(start, end + 1);
    }
  }
}

interface TradeWords {
  /** Trades by the words of what a business of theirs is called, and by those of what it offers. */
  readonly called: Map<string, string[]>;
  readonly offers: Map<string, string[]>;
}

interface Named {
  readonly trade: string;
  readonly name: string;
  readonly kind: keyof TradeWords;
  /** How its longest word begins. */
  readonly prefix: string;
}

const PREFIX_LETTERS = 4;
const namesByLanguage = new Map<Language, readonly Named[] | null>();

/** The names of trades and offers of which the page may have the words: to cut all of them in words takes as long as an analysis. */
function tradeWords(language: Language | null, page: ReadonlySet<string>): TradeWords | null {
  if (language === null) return null;
  let names = namesByLanguage.get(language);
  if (names === undefined) {
    names = listNames(language);
    namesByLanguage.set(language, names);
  }
  if (names === null) return null;
  const words: TradeWords = { called: new Map(), offers: new Map() };
  for (const { trade, name, kind, prefix } of names) {
    if (!page.has(prefix)) continue;
    const tokens = readTokens(name, language);
    if (isBroad(tokens)) continue;
    const key = joinKeys(tokens);
    words[kind].set(key, [...(words[kind].get(key) ?? []), trade]);
  }
  return words;
}

const listNames = (language: Language): Named[] | null =>
  readTradeWords(language)?.flatMap(({ trade, called, offers }) => [
    ...called.map((name) => toNamed(trade, name, 'called')),
    ...offers.flatMap(({ name, otherNames = [] }) => [name, ...otherNames].map((one) => toNamed(trade, one, 'offers'))),
  ]) ?? null;

function toNamed(trade: string, name: string, kind: keyof TradeWords): Named {
  const [longest = ''] = normalizeText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted((a, b) => b.length - a.length);
  return { trade, name, kind, prefix: longest.slice(0, PREFIX_LETTERS) };
}

const isBroad = (tokens: readonly PhraseToken[]): boolean => tokens.every(({ word }) => isBroadNoun(word));

/** Of the places in the address of the business, the first one that the page names. */
function findTown(page: KeywordPage, { places }: SiteNames): string | null {
  const said = nameKey(
    listTexts(page)
      .map(([, text]) => text)
      .join(' '),
  );
  for (const [key, place] of places) if (key.length > 2 && said.includes(key)) return place.toLowerCase();
  return null;
}
