import { READ_HEADING_CHARACTERS_MAX } from '../language/text-limits.ts';
import { isCountry } from './countries.ts';
import type { DetectedKeyword, KeywordPage, Place } from './keyword-page.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { nameKey, type SiteNames } from './site-names.ts';
import { joinPhrase, splitSegments } from './subject-phrases.ts';
import { joinKeys, knowsTrades, selectTradeNames } from './trade-names.ts';

const TEXT_CHARACTERS_MAX = 6_000;
const HEADINGS_MAX = 60;
const WORDS_MAX = 5;
/** Title, first heading or description call the business so. */
const CONFIDENCE = 0.65;
/** Only its headings and text do: they name other businesses as well, of which they offer little. */
const GUESS_CONFIDENCE = 0.4;
/** So many things of a trade on one page are offered there. */
const OFFERS_SURE = 4;

const weights = { title: 2, h1: 2, description: 1.5, headings: 1, text: 0 } as const satisfies Partial<
  Record<Place, number>
>;
type ReadPlace = keyof typeof weights;

/**
 * The search of customers who look for such a business: the trade that the home page calls it by, with the town of its address where the
 * page names it, as in "bike repair kingsbourne". Title and first heading of a home page are most often a name and a slogan.
 */
export function tradeOfHome(page: KeywordPage, site: SiteNames): DetectedKeyword | null {
  const { language } = page;
  if (page.path !== '/' || !knowsTrades(language)) return null;
  const texts = listTexts(page);
  const read = texts.map(([place, text]) => ({ place, tokens: readTokens(text, language) }));
  const names = selectTradeNames(
    language,
    read.flatMap(({ tokens }) => tokens),
  );
  const found = new Map<string, Called>();
  const offered = new Map<string, Set<string>>();
  for (const { place, tokens: all } of read) {
    for (const tokens of listRuns(all)) {
      const key = joinKeys(tokens);
      for (const trade of names.offers.get(key) ?? []) offered.set(trade, (offered.get(trade) ?? new Set()).add(key));
      const trades = names.called.get(key);
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
  const isStated =
    best.places.has('title') ||
    best.places.has('h1') ||
    best.places.has('description') ||
    countOffers(best) >= OFFERS_SURE;
  const trade = joinPhrase(best.tokens);
  const town = findTown(texts, site);
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
  ['title', cutLine(title)],
  ['h1', cutLine(h1)],
  ['description', cutLine(metaDescription)],
  ...headings.slice(0, HEADINGS_MAX).map((heading): [ReadPlace, string] => ['headings', cutLine(heading)]),
  ['text', text.slice(0, TEXT_CHARACTERS_MAX)],
];

const cutLine = (text: string | null): string => (text ?? '').slice(0, READ_HEADING_CHARACTERS_MAX);

const sumWeights = (places: ReadonlySet<ReadPlace>): number =>
  [...places].reduce((sum, place) => sum + weights[place], 0);

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

/** Of the places in the address of the business, the first one that the page names; a country is too wide. */
function findTown(texts: readonly (readonly [ReadPlace, string])[], { places }: SiteNames): string | null {
  const said = nameKey(texts.map(([, text]) => text).join(' '));
  for (const [key, place] of places) {
    const name = place.toLowerCase();
    if (key.length > 2 && !isCountry(name) && said.includes(key)) return name;
  }
  return null;
}
