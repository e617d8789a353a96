import { amountIn } from '../language/money-amount.ts';
import { normalizeText } from '../language/normalize-text.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { namesPlace } from './named-place.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { statedPurpose } from './planned-purpose.ts';
import { coveredAt, relatedPages } from './section-support.ts';
import { namesActivity } from './words/activity-words.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

export const OWN_WORDS_MIN = 100;

/** True where something of the page or of its site says that a section belongs here. Without it, the section is left out. */
export function isEvident(id: SectionId, aim: PageAim, input: OutlineInput, words: OutlineWords): boolean {
  const { offers = null, kind = null, wordCount, purpose } = input;
  const isWritten = wordCount >= OWN_WORDS_MIN;
  const isAimed = !isWritten && coveredAt(statedPurpose(purpose), id, words) >= 0;
  switch (id) {
    case 'book':
    case 'reserve':
      return isWritten
        ? isWayMissing(input)
        : offers !== null ||
            input.brief != null ||
            kind === 'home' ||
            kind === 'about' ||
            (input.facts ?? []).some(isWay);
    case 'proof':
      return isAimed || hasProof(input);
    case 'common':
      return aim.intent === 'difference';
    case 'where':
      return isFoundIn(aim, input);
    case 'process':
      return isAimed || (!isWritten && !aim.isForGuests && namesActivity(input.keyword, input.language));
    case 'forWhom':
      return isAimed;
    case 'cost':
      return aim.intent === 'price' || (offers !== null && !showsAmount(input) && isPriced(aim, input));
    case 'priceFactors':
      return !showsAmount(input);
    case 'priceExamples':
    case 'mistakes':
      return !isWritten;
    case 'seekHelp':
      return offers !== null || !isWritten;
    case 'delivery':
    case 'help':
      return offers !== null || kind === 'product';
    case 'works':
    case 'examples':
      return isAimed || aim.intent === 'definition' || aim.intent === 'difference';
    case 'more':
      return relatedPages(input).length > 0;
    default:
      return true;
  }
}

/** Pages that may say what it costs: what a business offers. */
const pricedKinds: ReadonlySet<PageKind | null> = new Set([null, 'local_service', 'product', 'event'] as const);

/** True where the subject of a page has a price; with a text that is work, goods or a trade in a town. A trail near the house has none. */
const isPriced = ({ place }: PageAim, { kind = null, wordCount, keyword, language }: OutlineInput): boolean =>
  pricedKinds.has(kind) &&
  (wordCount < OWN_WORDS_MIN || kind === 'product' || place !== null || namesActivity(keyword, language));

const isWay = ({ kind, key }: NonNullable<OutlineInput['facts']>[number]): boolean =>
  kind === 'contact' && (key === 'phone' || key === 'email' || key === 'booking_url');

/** The site has ways of contact, and the page says none of them. */
function isWayMissing(input: OutlineInput): boolean {
  const ways = (input.facts ?? []).filter(isWay);
  return ways.length > 0 && ways.every(({ text }) => !isSaid(text, input));
}

/** A fact names the customer behind the words. */
const QUOTED_CHARACTERS = 40;
const proofs: ReadonlySet<string> = new Set(['testimonial', 'award']);
/** Pages that speak for the whole business: what customers say of anything belongs there. */
const sitePages: ReadonlySet<PageKind | null> = new Set([null, 'home', 'about', 'local_service'] as const);

function hasProof(input: OutlineInput): boolean {
  const proof = (input.facts ?? []).filter(({ kind }) => proofs.has(kind));
  // Who shows one of them on the page shows those that belong there.
  const isShown = proof.some(({ text }) => isSaid(text.slice(0, QUOTED_CHARACTERS), input));
  return proof.length > 0 && sitePages.has(input.kind ?? null) && !isShown;
}

/** The business is in that town: by an address of the site, or by what the site says of itself where it has none. */
function isFoundIn({ place, isTown }: PageAim, input: OutlineInput): boolean {
  const { facts = [], kind = null, wordCount } = input;
  const addresses = facts.filter(({ key }) => key === 'address');
  if (kind === 'contact' && wordCount < OWN_WORDS_MIN) return true;
  if (kind === 'contact' || (kind === 'home' && wordCount < OWN_WORDS_MIN))
    return addresses.length > 0 && addresses.every(({ text }) => !isSaid(text, input));
  if (place === null || !isTown || kind === 'article') return false;
  if (addresses.length > 0) return addresses.some(({ text }) => namesPlace(text, place) && !isSaid(text, input));
  // Who comes to the customer has no place to be found at.
  return namesPlace(input.place ?? '', place) && !facts.some(({ kind: of }) => of === 'contact');
}

/** True where the page names an amount of money. */
const showsAmount = (input: Pick<OutlineInput, 'sections' | 'text'>): boolean => amountIn(pageText(input)) !== null;

/** True where the page says it already. */
export function isSaid(text: string, input: Pick<OutlineInput, 'sections' | 'text'>): boolean {
  const wanted = toLetters(text);
  return wanted !== '' && lettersOfPage(input).includes(wanted);
}

/** Each fact of a site is looked for in the same text. */
const lettersOfPages = new WeakMap<OutlineInput['sections'], string>();

function lettersOfPage(input: Pick<OutlineInput, 'sections' | 'text'>): string {
  const found = lettersOfPages.get(input.sections) ?? toLetters(pageText(input));
  lettersOfPages.set(input.sections, found);
  return found;
}

/** All that the page says, as far as it was read. */
const pageText = ({ text = null, sections }: Pick<OutlineInput, 'sections' | 'text'>): string =>
  text ??
  sections
    .map(({ heading, paragraphs = [] }) => `${heading}\n${paragraphs.join('\n').slice(0, CHARACTERS_READ_MAX)}`)
    .join('\n');

const toLetters = (text: string): string => normalizeText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

const CHARACTERS_READ_MAX = 5_000;
