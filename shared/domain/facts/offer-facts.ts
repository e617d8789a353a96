import { textProperty } from '../extraction/text-property.ts';
import { defined, type Observation, observed } from './observation.ts';
import type { FoundOffer } from './offer-rows.ts';
import { cardOffers, removeMarks, rowOffers } from './offer-rows.ts';
import { basketPath, isMeasureOnly, noOffer } from './offer-words.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { barePrice, maybePrice, pricesIn } from './price-text.ts';

/** A lone price on a page may be anything. */
const OFFERS_MIN = 2;
const OFFERS_MAX = 60;
const NAME_CHARACTERS_MAX = 120;

/**
 * Services with their prices, from the rows of tables and lists and from cards, on pages about prices and services and on the start page.
 * The kind that the contract has for a figure with its name is `stat`.
 */
export function offerFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (purpose.isArticle || !(purpose.isOffer || purpose.isStart || purpose.isAbout) || isShop(page)) return [];
  // Most pages of a site name no price: what follows looks at each block with those around it.
  if (!page.blocks.some(hasPrice)) return [];
  const rows = rowOffers(page);
  const taken = new Set(rows.map(({ block }) => block));
  const found = [...rows, ...cardOffers(page, taken)].toSorted((a, b) => a.block.at - b.block.at);
  const offers = found.filter(({ name }) => isName(name));
  if (offers.length < (purpose.isOffer ? 1 : OFFERS_MIN)) return [];
  return labelled(offers.slice(0, OFFERS_MAX)).flatMap(({ label, offer }) =>
    observed({
      kind: 'stat',
      data: defined({ label, value: offer.price, context: findContext(offer, label) }),
      source: 'crawl',
      evidence: quoteEvidence(page, offer),
      locator: describePlace(offer.named),
    }),
  );
}

const hasPrice = ({ text }: PageBlock): boolean => text.length <= 2_000 && maybePrice.test(text);

const EVIDENCE_CHARACTERS_MAX = 300;

/** The page's words from the name to the price; the price alone where much stands between them. */
function quoteEvidence({ blocks }: PageReadingForFacts, { named, block }: FoundOffer): string {
  const [first, last] = named.at < block.at ? [named, block] : [block, named];
  const words = blocks
    .slice(first.at, last.at + 1)
    .map(({ text }) => text)
    .join(' ');
  return words.length <= EVIDENCE_CHARACTERS_MAX ? words : block.text;
}

/** A shop's page has a basket: its products are no services, and there are thousands of them. */
const isShop = ({ links }: PageReadingForFacts): boolean =>
  links.some(({ element }) => basketPath.test(textProperty(element, 'href') ?? ''));

const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= NAME_CHARACTERS_MAX &&
  /\p{L}|\d/u.test(name) &&
  !noOffer.test(name) &&
  pricesIn(name).length === 0;

/** A heading that the name does not have yet says what kind of service it is. */
function findContext({ named: { heading: above } }: FoundOffer, label: string): string | undefined {
  const heading = removeMarks(above);
  // A sentence is a slogan, and no kind of services.
  const isKind = heading !== '' && !/[.!?…]$/u.test(above.trim()) && pricesIn(heading).length === 0;
  return isKind && !label.startsWith(heading) ? heading : undefined;
}

/** The names: with their group or tier where a name is a duration or a size, or stands for several prices. */
function labelled(offers: readonly FoundOffer[]): { label: string; offer: FoundOffer }[] {
  const prices = new Map<string, Set<string>>();
  for (const { name, price } of offers) prices.set(name, (prices.get(name) ?? new Set()).add(price));
  return offers.flatMap((offer) => {
    const { name, group } = offer;
    const isShared = (prices.get(name)?.size ?? 0) > 1;
    const isGrouped = (isShared || isMeasureOnly(name)) && group !== '' && group !== name && barePrice(group) === null;
    // Of two prices for one name each would contradict the other.
    if (!isGrouped) return isMeasureOnly(name) || isShared ? [] : [{ label: name, offer }];
    return [{ label: `${removeMarks(group)}: ${name}`, offer }];
  });
}
