import type { Language } from '../../language/languages.ts';
import { termKeysOf } from '../../language/subject-terms.ts';
import type { Statement } from './brief-statements.ts';
import type { TradeOffering } from './trade-offerings.ts';

interface Found {
  readonly value: string;
  readonly words: string;
}

/** Words more than the trade's own name for it: what was found was cut from a sentence. */
const FURTHER_WORDS_MAX = 1;

/**
 * What was found by sentences and lists, together with what the brief names of its trade, in the order of the brief. What an owner put in a list
 * keeps the owner's words; what was cut from a sentence gives way to the trade's name for it.
 */
export function withTradeOfferings(
  found: readonly Found[],
  named: readonly TradeOffering[],
  statements: readonly Statement[],
  language: Language | null,
): Found[] {
  if (named.length === 0) return [...found];
  const texts = statements.map(({ text }) => text);
  const listed = new Set(statements.flatMap(({ kind, text }) => (kind === 'item' ? text : [])));
  const placed = found.map((offering) => ({ offering, keys: termKeysOf(offering.value, language) }));
  const taken = new Set<TradeOffering>();
  const kept = placed.flatMap(({ offering, keys }) => {
    const inside = named.filter((trade) => trade.keys.every((key) => keys.includes(key)));
    const around = named.filter(
      (trade) => trade.words === offering.words && keys.length > 0 && keys.every((key) => trade.keys.includes(key)),
    );
    for (const trade of inside) taken.add(trade);
    const [only] = inside;
    if (listed.has(offering.words)) {
      for (const trade of around) taken.add(trade);
      return [offering];
    }
    if (inside.length === 1 && only !== undefined && keys.length > only.keys.length + FURTHER_WORDS_MAX) {
      taken.delete(only);
      return [];
    }
    // "Regulation" of "regulation and action rebuilds": the trade's name says more.
    return inside.length === 0 && around.length > 0 ? [] : [offering];
  });
  const added = named.filter((trade) => !taken.has(trade)).map(({ value, words }) => ({ value, words }));
  return [...kept, ...added]
    .map((offering, order) => ({ offering, order, statement: texts.indexOf(offering.words) }))
    .toSorted((a, b) => a.statement - b.statement || a.order - b.order)
    .map(({ offering }) => offering);
}
