import type { PlanLanguage } from '../../language/plan-language.ts';
import { tradeTables } from './all-trades.ts';
import {
  findWordings,
  indexWordings,
  keysOfWording,
  type SearchedWording,
  type WordingIndex,
} from './find-wordings.ts';
import { parseCalls, parseOffers } from './trade-words.ts';
import { type Sector, sectors, type Trade, type TradeTable } from './trades.ts';

/** A wording of something that a trade offers. */
export interface TradeWording extends SearchedWording {
  readonly trade: Trade;
  /** Which of the trade's offers it names; null for a wording by which the trade itself is called. */
  readonly offer: number | null;
  /** The name of its page. */
  readonly name: string;
}

const indexes = new Map<PlanLanguage, WordingIndex<TradeWording> | null>();

/** The wordings of all trades in a language, read at the first need; null for a language that has none. */
export function tradeWordings(language: PlanLanguage): WordingIndex<TradeWording> | null {
  let index = indexes.get(language);
  if (index === undefined) {
    const table = tradeTables[language];
    index = table === undefined ? null : indexWordings(listWordings(table, language), language);
    indexes.set(language, index);
  }
  return index;
}

const listWordings = (table: TradeTable, language: PlanLanguage): TradeWording[] =>
  Object.keys(table)
    .filter(isTrade)
    .flatMap((trade) => {
      const [called, offers] = table[trade] ?? ['', ''];
      return [
        ...parseCalls(called).map((name) => ({ trade, offer: null, name, text: name, isName: true })),
        ...parseOffers(offers).flatMap((wordings, offer) => wordings.map((wording) => ({ trade, offer, ...wording }))),
      ];
    })
    .map(({ text, ...wording }) => ({ ...wording, keys: keysOfWording(text, language) }))
    .filter(({ keys }) => keys.length > 0);

const trades: ReadonlySet<string> = new Set(Object.values(sectors).flatMap((sector) => Object.keys(sector)));
const isTrade = (id: string): id is Trade => trades.has(id);

const vocabularies = new Map<string, ReadonlySet<string>>();

/** The words of all that trades of a sector offer: a phrase of other words names nothing that such businesses offer. */
export function sectorWords(sector: Sector, language: PlanLanguage): ReadonlySet<string> {
  const id = `${sector} ${language}`;
  let words = vocabularies.get(id);
  if (words === undefined) {
    const table = tradeTables[language] ?? {};
    words = new Set(
      Object.keys(sectors[sector])
        .filter(isTrade)
        .flatMap((trade) => parseOffers(table[trade]?.[1] ?? '').flat())
        .flatMap(({ text }) => keysOfWording(text, language)),
    );
    vocabularies.set(id, words);
  }
  return words;
}

/** The sector that a trade belongs to. */
export const findSector = (trade: Trade): Sector =>
  sectorNames.find((sector) => Object.hasOwn(sectors[sector], trade)) ?? 'business';
const sectorNames = Object.keys(sectors).filter((name): name is Sector => Object.hasOwn(sectors, name));

/** The id of the kind of site that a business of the trade has. */
export const kindOfTrade = (trade: Trade): string => kinds[trade];
const kinds: Readonly<Record<Trade, string>> = Object.assign({}, ...Object.values(sectors));

/** True for a text that calls a business by a trade: "Tischlerei", "pet groomer". */
export function callsTrade(text: string, language: PlanLanguage): boolean {
  const index = tradeWordings(language);
  return index !== null && findWordings(text, index).some(({ wording }) => wording.offer === null);
}
