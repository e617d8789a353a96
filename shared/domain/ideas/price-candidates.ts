import { matchable } from '../fields/keyword-match.ts';
import { type Candidate, marketCandidate } from './candidate-keywords.ts';
import { asksPrice, wordsOfLanguage } from './composed-words.ts';
import { reading } from './local-candidates.ts';
import type { PageProfile } from './page-profile.ts';
import { coveringTexts } from './page-subject.ts';
import { matchesAll } from './same-search.ts';

const PRICES_MAX = 6;
const STRENGTH = 3;

/** What a page shows a price of, as people search for prices; none that a page's title is about already. */
export function priceCandidates(pages: readonly PageProfile[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const page of pages) {
    const { id, language = null } = page;
    const words = wordsOfLanguage(language);
    if (words === null || reading.test(page.path ?? '') || isOnPrices(page)) continue;
    for (const { heading, price } of page.prices) {
      const subject = Object.entries(page.subjects).find(([, own]) => own === heading)?.[0];
      if (subject === undefined || asksPrice(subject, language)) continue;
      const isNamed = pages.some((other) =>
        coveringTexts(other).some(
          (text) => asksPrice(text, other.language ?? null) && matchesAll(text, subject, language),
        ),
      );
      const name = words.price.replace('{x}', subject);
      if (isNamed || found.has(name) || found.size >= PRICES_MAX) continue;
      found.set(name, {
        ...marketCandidate(matchable(name)),
        ...{ name, language, source: 'price', strength: STRENGTH },
        pages: [{ id, count: 1 }],
        price: { id, heading, shown: price, subject },
      });
    }
  }
  return [...found.values()];
}

/** The headings of a page on prices are parts of one price. */
const isOnPrices = (page: PageProfile): boolean =>
  page.subject !== null && asksPrice(page.subject, page.language ?? null);
