import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { amountIn } from '../language/money-amount.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
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
  const isOfPlan = (input.brief ?? null) !== null;
  switch (id) {
    case 'book':
    case 'reserve':
      return (
        isAimed ||
        (isWritten ? isWayMissing(input) : offers !== null || isOfPlan || sitesOwn.has(kind) || hasWay(input))
      );
    case 'proof':
      return isAimed || hasProof(input) || (!isWritten && kind === 'about' && offers !== null);
    case 'story':
      return !isTeam.test(input.name ?? input.heading ?? '');
    case 'common':
      return isAimed || aim.intent === 'difference';
    case 'where':
      return isFoundIn(aim, input);
    case 'process':
      return isAimed || (!isWritten && !aim.isForGuests && namesActivity(input.keyword, input.language));
    case 'forWhom':
      return isAimed;
    case 'cost':
      return (
        aim.intent === 'price' ||
        (isOfPlan && (aim.intent === 'comparison' || hasPrices(input, words))) ||
        (offers !== null &&
          !showsAmount(input) &&
          (isWritten ? pricedKinds.has(kind) && isPriced(aim, input, words) : unwrittenPriced.has(kind)))
      );
    case 'priceFactors':
      return !showsAmount(input);
    case 'priceExamples':
      return !isWritten;
    case 'causes':
      return wordCount < EXPLAINED_WORDS;
    case 'seekHelp':
      return (offers !== null || !isWritten) && wordCount < EXPLAINED_WORDS;
    case 'delivery':
    case 'help':
      return offers !== null || kind === 'product' || kind === 'category';
    case 'works':
    case 'examples':
      return isAimed || aim.intent === 'definition' || aim.intent === 'difference';
    case 'mistakes':
      return !isWritten || input.sections.some(({ heading }) => coveredAt(heading, 'steps', words) >= 0);
    case 'more':
      return relatedPages(input).length > 0;
    default:
      return true;
  }
}

/**
 * True where the subject of a page with a text has a price: it is work, goods or a trade in a town, or the site names
 * prices elsewhere. A trail near the house has none.
 */
const isPriced = (aim: PageAim, input: OutlineInput, words: OutlineWords): boolean =>
  input.kind === 'product' ||
  input.offers === 'goods' ||
  aim.place !== null ||
  namesActivity(`${input.keyword} ${input.heading ?? ''}`, input.language) ||
  hasPrices(input, words);

/** A page of the site has the prices. */
const hasPrices = ({ siblings = [] }: OutlineInput, words: OutlineWords): boolean =>
  siblings.some(({ name }) => name.length < PRICES_CHARACTERS_MAX && coveredAt(name, 'cost', words) >= 0);
const PRICES_CHARACTERS_MAX = 30;

/** A page about people has no history of the business. */
const isTeam = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('outlines', 'isTeam')})(?!\p{L})`, 'iu');

/** A text so long about a trouble has said where it comes from and who helps. */
const EXPLAINED_WORDS = 1_000;

/** Pages by which a visitor gets to know who runs the site: each of them ends with the way to them. */
const sitesOwn: ReadonlySet<PageKind | null> = new Set(['home', 'about'] as const);

/** Pages with a text that may say what it costs: what a business offers. */
const pricedKinds: ReadonlySet<PageKind | null> = new Set([null, 'local_service', 'product'] as const);
const unwrittenPriced: ReadonlySet<PageKind | null> = new Set([null, 'local_service', 'product', 'event'] as const);

const isWay = ({ kind, key }: NonNullable<OutlineInput['facts']>[number]): boolean =>
  kind === 'contact' && (key === 'phone' || key === 'email' || key === 'booking_url');

const hasWay = ({ facts = [] }: OutlineInput): boolean => facts.some(isWay);

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
  const { facts = [], kind = null, language, keyword } = input;
  const topic = new Set(listTermKeys(keyword, language));
  const isAbout = (text: string): boolean => listTermKeys(text, language).some((term) => topic.has(term));
  const fitting = facts.filter((fact) => proofs.has(fact.kind) && (sitePages.has(kind) || isAbout(fact.text)));
  // Who shows one of them on the page shows those that belong there.
  return fitting.length > 0 && !fitting.some(({ text }) => isSaid(text.slice(0, QUOTED_CHARACTERS), input));
}

/** The business is in that town: by an address of the site, or by what the site says of itself where it has none. */
function isFoundIn({ place, isTown, intent }: PageAim, input: OutlineInput): boolean {
  const { facts = [], kind = null } = input;
  const addresses = facts.filter(({ key }) => key === 'address');
  if (kind === 'contact' && input.wordCount < OWN_WORDS_MIN) return true;
  if (kind === 'contact' || (kind === 'home' && input.wordCount < OWN_WORDS_MIN))
    return addresses.length > 0 && addresses.every(({ text }) => !isSaid(text, input));
  if (place === null || !isTown || (intent !== 'place' && kind === 'article')) return false;
  const wanted = ` ${normalizeText(place)} `;
  const isNamed = (text: string): boolean =>
    ` ${normalizeText(text).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.includes(wanted);
  if (addresses.length > 0) return addresses.some(({ text }) => isNamed(text) && !isSaid(text, input));
  const isHome = input.place != null && ` ${normalizeText(input.place)} `.startsWith(wanted.trimEnd());
  // Who comes to the customer has no place to be found at.
  return isHome && !facts.some(({ kind: of }) => of === 'contact');
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
