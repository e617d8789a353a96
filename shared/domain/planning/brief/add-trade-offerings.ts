import type { Language } from '../../language/languages.ts';
import { isPlanLanguage, type PlanLanguage } from '../../language/plan-language.ts';
import { keysOfWording } from '../trades/find-wordings.ts';
import { findTrade, sectorWords } from '../trades/trade-wordings.ts';
import type { Statement } from './brief-statements.ts';
import type { TradeOffering } from './trade-offering.ts';

interface Found {
  readonly value: string;
  readonly words: string;
}

/** So many things that a trade offers say what the business is. */
const SURE_MIN = 3;

const wordsOfTrades = (named: readonly TradeOffering[], language: PlanLanguage): ReadonlySet<string> =>
  new Set(
    [...new Set(named.map(({ trade }) => findTrade(trade).sector))].flatMap((sector) => [
      ...sectorWords(sector, language),
    ]),
  );

/** Languages that name a thing first and describe it behind. */
const headFirst: ReadonlySet<Language | null> = new Set<Language | null>(['fr', 'es', 'it', 'pt', 'pl', 'cs']);
const PART_LETTERS_MIN = 5;

/** True where the noun of a phrase is a word of such trades, or a part of one: "Schiefer" beside "Schieferdach". */
function isOfTrades(keys: readonly string[], words: ReadonlySet<string>, language: Language | null): boolean {
  const head = headFirst.has(language) ? keys[0] : keys.at(-1);
  if (head === undefined) return false;
  if (words.has(head)) return true;
  if (head.length < PART_LETTERS_MIN) return false;
  return [...words].some(
    (word) => word.length >= PART_LETTERS_MIN && (word.startsWith(head) || word.endsWith(head) || head.endsWith(word)),
  );
}

/**
 * Joins the offerings of sentences and lists with those of the brief's trade, in the order of the brief. What an owner put in a list
 * keeps the owner's words; a phrase cut from a sentence is replaced by the trade's name for it.
 */
export function addTradeOfferings(
  found: readonly Found[],
  named: readonly TradeOffering[],
  statements: readonly Statement[],
  language: Language | null,
): Found[] {
  if (named.length === 0) return [...found];
  const words = named.length < SURE_MIN || !isPlanLanguage(language) ? null : wordsOfTrades(named, language);
  const texts = statements.map(({ text }) => text);
  const listed = new Set(statements.flatMap(({ kind, text }) => (kind === 'item' ? text : [])));
  const offered = new Set(statements.flatMap(({ topic, text }) => (topic === 'offer' ? text : [])));
  const placed = found.map((offering) => ({ offering, keys: keysOfWording(offering.value, language) }));
  // "Sauerteigbrote, Brötchen und Pumpernickel": what stands in one list with such things is one.
  const isMostlySure = (said: string): boolean => {
    const beside = placed.filter(({ offering }) => offering.words === said);
    const sure = beside.filter(({ keys }) => named.some((trade) => trade.keys.every((key) => keys.includes(key))));
    return sure.length * 2 >= beside.length;
  };
  const taken = new Set<TradeOffering>();
  const kept = placed.flatMap(({ offering, keys }) => {
    const inside = named.filter((trade) => trade.keys.every((key) => keys.includes(key)));
    const around = named.filter(
      (trade) => trade.words === offering.words && keys.length > 0 && keys.every((key) => trade.keys.includes(key)),
    );
    for (const trade of inside) taken.add(trade);
    if (listed.has(offering.words)) {
      for (const trade of around) taken.add(trade);
      return [offering];
    }
    // Words of no such trade, cut from a sentence.
    const isBesideSure = offered.has(offering.words) || isMostlySure(offering.words);
    if (inside.length === 0 && !isBesideSure && words !== null && !isOfTrades(keys, words, language)) return [];
    // "Regulation" of "regulation and action rebuilds": the trade's name says more.
    return inside.length === 0 && around.length > 0 ? [] : [offering];
  });
  const added = named.filter((trade) => !taken.has(trade)).map(({ value, words }) => ({ value, words }));
  return [...kept, ...added]
    .map((offering, order) => ({ offering, order, statement: texts.indexOf(offering.words) }))
    .toSorted((a, b) => a.statement - b.statement || a.order - b.order)
    .map(({ offering }) => offering);
}
