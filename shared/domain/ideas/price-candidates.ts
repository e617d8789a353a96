import { matchable } from '../fields/keyword-match.ts';
import { noSiteNames } from '../keywords/site-names.ts';
import { asksPrice, wordsOfLanguage } from '../language/composed-words.ts';
import { splitNormalizedWords } from '../language/subject-terms.ts';
import { type Candidate, tellingPages, unsaidCandidate } from './candidate.ts';
import { sellsLocally, sellsSomething } from './local-business.ts';
import { calculates, isMenu, namesPlace, reading } from './local-candidates.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import { coveringTexts } from './page-subject.ts';
import { matchesAll } from './same-search.ts';
import { labelSubjects } from './subjects/label-phrase.ts';
import { isOffering, offerNames } from './subjects/offer-names.ts';
import { areaFolders } from './subjects/path-words.ts';
import { namesSubject } from './subjects/subject-words.ts';

const PRICES_MAX = 6;
const STRENGTH = 3;
const WORD_ALONE_MIN = 8;
const TARIFF_PAGES_MIN = 3;
const UNPRICED_MAX = 3;
const UNPRICED_SITE_PAGES_MAX = 40;
const UNPRICED_STRENGTH = 2;
/** A page with fewer words is to say what it offers first. */
const OFFER_WORDS_MIN = 80;

/** Things with a price on a page, as people search for prices; none that a page's title is about already. */
export function priceCandidates(pages: readonly PageProfile[]): Candidate[] {
  const found = new Map<string, Candidate>();
  const isTariff = findTariffs(pages);
  const isOfGoods = findGoods(pages);
  const isOfTrade = offerNames(pages).isRelated;
  const sells = sellsSomething(pages);
  for (const page of pages) {
    const { id, language = null } = page;
    const words = wordsOfLanguage(language);
    if (
      words === null ||
      reading.test(page.path ?? '') ||
      isMenu(page.path ?? '') ||
      isOnPrices(page) ||
      isOfGoods(page)
    )
      continue;
    for (const { heading, price } of page.prices.filter(({ price: shown }) => !isTariff(shown))) {
      const subject = Object.entries(page.subjects).find(([, own]) => own === heading)?.[0];
      // "Rates and zones" has no price of zones, nor has a town.
      if (subject === undefined || asksPrice(heading, language)) continue;
      if (language !== 'de' && namesPlace.test(heading)) continue;
      // A short word alone is the price of something only where it is of the trade: "On-call", "Bundles".
      const isVague = !subject.includes(' ') && (subject.length < WORD_ALONE_MIN || subject.includes('-'));
      const isInOffers = page.sections?.[heading]?.offeredBelow !== undefined;
      if (!sells && !isInOffers) continue;
      const isSold = isInOffers || isOfTrade({ name: subject, language });
      // Rules, reports and manuals have fines and donations beside prices.
      if (!isSold && (isVague || !(page.kind == null || isOffering(page.kind)))) continue;
      const isNamed = pages.some((other) => statesPrice(other, subject));
      const name = words.price.replace('{x}', subject);
      if (isNamed || found.has(name) || found.size >= PRICES_MAX) continue;
      found.set(name, {
        ...unsaidCandidate(matchable(name)),
        ...{ name, language, source: 'price', strength: STRENGTH },
        pages: [{ id, count: 1 }],
        price: { id, heading, shown: price, subject },
      });
    }
  }
  return [...found.values()];
}

const SHOWING_GOODS: ReadonlySet<PageProfile['kind']> = new Set(['product', 'category', 'home'] as const);

/** Goods have their price on their own page and in lists of them: that is where a search for it should lead. */
function findGoods(pages: readonly PageProfile[]): (page: PageProfile) => boolean {
  const isShop = pages.some(({ kind }) => kind === 'product');
  return ({ kind }) => isShop && SHOWING_GOODS.has(kind);
}

/** A price on many pages is the tariff of the business, whatever heading stands above it. */
function findTariffs(pages: readonly PageProfile[]): (price: string) => boolean {
  const counts = new Map<string, number>();
  for (const { prices } of pages)
    for (const shown of new Set(prices.map(({ price }) => plainPrice(price))))
      counts.set(shown, (counts.get(shown) ?? 0) + 1);
  return (price) => (counts.get(plainPrice(price)) ?? 0) >= TARIFF_PAGES_MIN;
}

const plainPrice = (price: string): string => price.replaceAll(/\s+/gu, '');

/** Prices of what the site offers and shows no price of: who asks for one leaves a page that says nothing. Of people who work at a place alone. */
export function unpricedCandidates(pages: readonly PageProfile[]): Candidate[] {
  // A site of many pages has guides and lists beside its offers, and a page does not say which it is.
  if (pages.length > UNPRICED_SITE_PAGES_MAX || !sellsLocally(pages)) return [];
  const found = new Map<string, Candidate>();
  const isOfTrade = offerNames(pages).isRelated;
  for (const page of tellingPages(pages)) {
    const { id, path, language = null } = page;
    const words = wordsOfLanguage(language);
    const subject = readOffer(page);
    if (words === null || subject === null || page.showsPrice !== false || page.wordCount < OFFER_WORDS_MIN) continue;
    if (calculates.test(`${page.title ?? ''} ${mainHeading(page)} ${path ?? ''}`)) continue;
    if (path === '/' || page.kind === 'home' || page.planned || isAside(path ?? '')) continue;
    if (asksPrice(`${subject} ${page.title ?? ''}`, language)) continue;
    const isService = page.kind == null || page.kind === 'local_service';
    if (!(isService || (page.kind === 'article' && isOfTrade({ name: subject, language })))) continue;
    const name = words.price.replace('{x}', subject);
    const isNamed = pages.some(
      (other) =>
        other.prices.some(({ heading }) => matchesAll(heading, subject, language)) || statesPrice(other, subject),
    );
    if (isNamed || found.has(name) || found.size >= UNPRICED_MAX) continue;
    found.set(name, {
      ...unsaidCandidate(matchable(name)),
      ...{ name, language, source: 'price', strength: UNPRICED_STRENGTH },
      pages: [{ id, count: 1 }],
      unpriced: { id, subject },
    });
  }
  return [...found.values()];
}

/** Posts, pictures, and pages for one place: the price is the same there as on the page of the service. */
const isAside = (path: string): boolean => reading.test(path) || areaFolders.test(path);

const statesPrice = (page: PageProfile, subject: string): boolean =>
  coveringTexts(page).some(
    (text) => asksPrice(text, page.language ?? null) && matchesAll(text, subject, page.language ?? null),
  );

/**
 * Reads a page's offer from its main heading; null where that is a sentence, or a part of any page as "projects" or
 * "team" is.
 */
function readOffer(page: PageProfile): string | null {
  const { subject, language = null } = page;
  // The town behind it is no part of what is paid for.
  const heading = (mainHeading(page).split(/(?<!\s)\s+[–—|:-]\s+/u)[0] ?? '').replace(namesPlace, '');
  if (subject === null || !splitNormalizedWords(subject, language).some(namesSubject)) return null;
  const small = new Set(splitNormalizedWords(heading, language));
  const named = labelSubjects(heading, { language, site: noSiteNames, small, names: new Set() });
  const [offer] = named;
  if (offer === undefined || named.length > 1) return null;
  return matchesAll(subject, offer.text, language) ? offer.text : null;
}

/** The headings of a page on prices are parts of one price. */
const isOnPrices = (page: PageProfile): boolean =>
  page.subject !== null && asksPrice(page.subject, page.language ?? null);
