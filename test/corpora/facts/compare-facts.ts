import { readDocument } from '../../../functions/crawl-worker/read-document.ts';
import type { FactClaim } from '../../../shared/domain/facts/fact-data.ts';
import type { Observation } from '../../../shared/domain/facts/observation.ts';
import { statedFacts } from '../../../shared/domain/facts/page-facts.ts';
import { isPriceText } from '../../../shared/domain/facts/price-text.ts';
import type { FactPage, LabelledFact } from './fact-page.ts';
import { isEqualFact, isSameFact } from './match-facts.ts';

/** Facts that were found and are labelled, that were found and are not so, and that were not found. */
interface Comparison {
  right: FactClaim[];
  wrong: FactClaim[];
  missed: LabelledFact[];
}

/** The facts of a page that is a whole site, as a crawl finds them. */
export const findFacts = (html: string, url: string): FactClaim[] =>
  listClaims(readDocument({ body: html, headers: {}, finalUrl: url }).observations, url);

export function listClaims(observations: Observation[], url: string): FactClaim[] {
  const stated = statedFacts([{ pageId: 1, url, seenAt: '', observations }]);
  return [...stated.values()].map(({ claim }) => claim);
}

/** A service, a price, or a rating with its source. */
const isOffer = (fact: FactClaim): boolean =>
  fact.kind === 'stat' &&
  (/^(?:service|price range)$|\s(?:rating|reviews)$/.test(fact.data.label) || isPriceText(fact.data.value));

export function compareFacts(page: FactPage, found: readonly FactClaim[]): Comparison {
  const isLabelled = page.body === undefined ? isSameFact : isEqualFact;
  const met = new Set<LabelledFact>();
  const right: FactClaim[] = [];
  const wrong: FactClaim[] = [];
  for (const fact of found) {
    const labels = page.facts.filter((label) => isLabelled(label, fact));
    const label = labels.find((one) => !met.has(one)) ?? labels[0];
    if (label) met.add(label);
    if (label?.optional || (!label && page.unlabelled === 'offers' && isOffer(fact))) continue;
    (label ? right : wrong).push(fact);
  }
  return { right, wrong, missed: page.facts.filter((label) => !label.optional && !met.has(label)) };
}
