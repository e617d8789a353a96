import { findSiteKind } from '../site-kinds.ts';
import { findTrade } from '../trades/trade-wordings.ts';
import type { KindOfSite } from './brief-kind.ts';
import type { TradeReading } from './trade-offerings.ts';

/** Kinds that one word may speak for, of whatever trade the business is: "lessons", "freelance", "workshop". */
const looseKinds: ReadonlySet<string> = new Set([
  ...['any', 'freelancer', 'school', 'agency', 'local-service', 'shop', 'restaurant', 'activities'],
]);
/** An association is one, whatever it does, unless its trade is a business: a caterer whom associations book. */
const businesses: ReadonlySet<string> = new Set(['restaurant', 'shop', 'local-service', 'practice', 'lodging']);

/** The kind of site of the trade, where the brief is sure about the trade and not about the kind. */
export function kindByTrade(found: KindOfSite, { trades, isSure }: TradeReading): KindOfSite {
  const [trade] = trades;
  if (trade === undefined || !isSure) return found;
  const kind = findSiteKind(findTrade(trade).siteKind);
  const isOpen = looseKinds.has(found.kind.id) || (found.kind.id === 'association' && businesses.has(kind.id));
  if (!isOpen) return found;
  // The brief's word for another kind, "conservatoires", does not name this business.
  const isOfKind = found.kind.id === kind.id || found.kind.id === 'any';
  return { kind, noun: isOfKind ? found.noun : null };
}
