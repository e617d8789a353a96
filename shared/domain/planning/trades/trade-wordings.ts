import { listTrades, readTradeWords } from '../../../language-data/trades/read-trades.ts';
import type { OfferRow, TradeRow } from '../../../language-data/trades/trades-schema.ts';
import type { PlanLanguage } from '../../language/plan-language.ts';
import {
  findWordings,
  indexWordings,
  keysOfWording,
  type SearchedWording,
  type WordingIndex,
} from './find-wordings.ts';

/** A wording of something that a trade offers. */
export interface TradeWording extends SearchedWording {
  readonly trade: string;
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
    index = readTradeWords(language) === null ? null : indexWordings(listWordings(language), language);
    indexes.set(language, index);
  }
  return index;
}

const listWordings = (language: PlanLanguage): TradeWording[] =>
  (readTradeWords(language) ?? [])
    .flatMap(({ trade, called, offers }) => [
      ...called.map((name) => ({ trade, offer: null, name, text: name, isName: true })),
      ...offers.flatMap((row, offer) => offerWordings(row).map((wording) => ({ trade, offer, ...wording }))),
    ])
    .map(({ text, ...wording }) => ({ ...wording, keys: keysOfWording(text, language) }))
    .filter(({ keys }) => keys.length > 0);

/** A way has no name that is fit for a page: it takes the first one of what it says. */
const offerWordings = ({ name, otherNames = [], ways = [] }: OfferRow) => [
  ...[name, ...otherNames].map((text) => ({ name: text, text, isName: true })),
  ...ways.map((text) => ({ name, text, isName: false })),
];

const vocabularies = new Map<string, ReadonlySet<string>>();

/** The words of all that trades of a sector offer: a phrase of other words names nothing that such businesses offer. */
export function sectorWords(sector: string, language: PlanLanguage): ReadonlySet<string> {
  const id = `${sector} ${language}`;
  let words = vocabularies.get(id);
  if (words === undefined) {
    words = new Set(
      (readTradeWords(language) ?? [])
        .filter(({ trade }) => findTrade(trade).sector === sector)
        .flatMap(({ offers }) => offers.flatMap(offerWordings))
        .flatMap(({ text }) => keysOfWording(text, language)),
    );
    vocabularies.set(id, words);
  }
  return words;
}

let trades: ReadonlyMap<string, TradeRow> | undefined;

/** The sector of a trade and the kind of site that its businesses have. */
export function findTrade(id: string): TradeRow {
  trades ??= new Map(listTrades().map((row) => [row.trade, row]));
  const trade = trades.get(id);
  if (trade === undefined) throw new Error(`no trade ${id}`);
  return trade;
}

/** True for a text that calls a business by a trade: "Tischlerei", "pet groomer". */
export function callsTrade(text: string, language: PlanLanguage): boolean {
  const index = tradeWordings(language);
  return index !== null && findWordings(text, index).some(({ wording }) => wording.offer === null);
}
