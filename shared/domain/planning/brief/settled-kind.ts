import { shop } from '../site-kinds/shop.ts';
import { siteKinds } from '../site-kinds/site-kinds.ts';
import { sectors } from '../trades/trades.ts';
import { writingWords } from '../words/all-writing.ts';
import type { PlanLanguage } from '../words/plan-language.ts';
import type { KindOfSite } from './brief-kind.ts';
import type { Statement } from './brief-statements.ts';
import type { TradeReading } from './trade-offerings.ts';
import { wordPattern } from './word-pattern.ts';

/** Kinds that words for customers and for work in passing point to, "associations", "classes", "pubs", and the kinds of trades that correct them. */
const corrected: Readonly<Record<string, readonly string[]>> = {
  any: ['local-service', 'shop', 'restaurant', 'activities', 'lodging', 'advisers', 'practice', 'freelancer', 'agency'],
  freelancer: ['local-service', 'shop', 'restaurant', 'activities', 'association'],
  association: ['local-service', 'shop', 'restaurant'],
  school: ['local-service', 'shop', 'activities', 'restaurant', 'practice'],
  restaurant: ['local-service', 'shop'],
  'local-service': ['shop', 'restaurant', 'activities', 'lodging', 'practice'],
  shop: ['local-service', 'restaurant', 'practice'],
  agency: ['local-service', 'advisers'],
};

const kindOfTrade: ReadonlyMap<string, string> = new Map(
  Object.values(sectors).flatMap((trades) => Object.entries(trades)),
);

/** The kind of a site by its words, by the trade of the business where these say little, and by how it sells. */
export function settledKind(
  found: KindOfSite,
  { trades, isSure }: TradeReading,
  statements: readonly Statement[],
  language: PlanLanguage,
): KindOfSite {
  const [trade] = trades;
  const ofTrade = trade === undefined ? undefined : kindOfTrade.get(trade);
  const kind = siteKinds.find(({ id }) => id === ofTrade);
  if (kind !== undefined && isSure && corrected[found.kind.id]?.includes(kind.id) === true)
    return { kind, noun: found.kind.id === 'any' ? found.noun : null };
  return soldAtDistance(found, statements, language);
}

/** What sends goods and says nothing else of itself is a shop. */
function soldAtDistance(found: KindOfSite, statements: readonly Statement[], language: PlanLanguage): KindOfSite {
  if (found.kind.id !== 'any') return found;
  const { cues } = writingWords(language);
  const said = statements.map((statement) => statement.said).join('\n');
  const isOnline = onTheWeb.test(said) || (cues.shop !== undefined && wordPattern(cues.shop).test(said));
  const sends = isOnline && cues.shipping !== undefined && wordPattern(cues.shipping).test(said);
  return sends ? { ...found, kind: shop } : found;
}

const onTheWeb =
  /(?:s[eo]ld?|sell|verkauf|vend|verk[oa]|sprzeda|sälj|prodá|прода|sat)\p{L}*\s(?:\p{L}+\s){0,3}(?:online|over the internet|on the web|im internet|übers internet|sur internet|en ligne|por internet|en línea|pela internet|via internet|su internet|przez internet|på nätet|через интернет|internetten)(?!\p{L})/iu;
