import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import { type Observation, observed } from './observation.ts';
import { linesOf, type PageBlock, type PagePurpose, type PageReadingForFacts, placeOf } from './page-blocks.ts';
import { socialPlatformOf } from './social-profiles.ts';

/** Contact facts of a page's text: links to call and write, addresses, profiles, booking. The frame of the page comes first. */
export function contactFacts(page: PageReadingForFacts, purpose: PagePurpose, baseUrl: string): Observation[] {
  const isOurs = (block: PageBlock): boolean => isFrame(block) || purpose.isContact;
  const links = framesFirst(page.links.filter(isOurs));
  return [
    ...links.flatMap(phoneFact),
    ...links.flatMap(emailFact),
    ...framesFirst(page.addresses.filter(isOurs)).flatMap(addressFact),
    ...framesFirst(page.blocks.filter((block) => isFrame(block) && block.element.tagName !== 'address')).flatMap(
      addressFact,
    ),
    ...links.flatMap((link) => socialFact(link, baseUrl)),
    ...page.links.filter(isOurs).flatMap((link) => bookingFact(link, baseUrl)),
  ];
}

const contact = (key: string, value: string, block: PageBlock, evidence: string): Observation[] =>
  observed({ kind: 'contact', key, data: { value }, source: 'crawl', evidence, locator: placeOf(block) });

/** Header and footer speak for the site; what stands between them may be about anybody. */
const isFrame = ({ location }: PageBlock): boolean =>
  location === 'footer' || location === 'header' || location === 'nav';
const framesFirst = (blocks: readonly PageBlock[]): PageBlock[] => [
  ...blocks.filter(({ location }) => location === 'footer'),
  ...blocks.filter(({ location }) => location !== 'footer'),
];

const hrefOf = (link: PageBlock): string => textProperty(link.element, 'href')?.trim() ?? '';

/** A malformed escape is no reason to lose the address. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const digitsOf = (text: string): string => text.replace(/\D+/g, '');
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** The number as people read it where the link shows it, else as the link dials it. */
function phoneFact(link: PageBlock): Observation[] {
  const href = hrefOf(link);
  if (!/^tel:/i.test(href)) return [];
  const dialled = unescaped(href.slice('tel:'.length)).split(/[;?,]/, 1)[0]?.trim() ?? '';
  const digits = digitsOf(dialled);
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX || /[a-z]/i.test(dialled)) return [];
  const isShown = /^[+\d\s().\-/‐–]+$/.test(link.text) && sameNumber(digitsOf(link.text), digits);
  return contact('phone', isShown ? link.text : dialled, link, link.text || dialled);
}

/** A national number is the end of the international one, less its leading zero. */
const sameNumber = (shown: string, dialled: string): boolean => {
  const [a, b] = [shown.replace(/^0+/, ''), dialled.replace(/^0+/, '')];
  return a.length >= DIGITS_MIN - 1 && (a.endsWith(b) || b.endsWith(a));
};

function emailFact(link: PageBlock): Observation[] {
  const href = hrefOf(link);
  if (!/^mailto:/i.test(href)) return [];
  const address = unescaped(href.slice('mailto:'.length).split('?', 1)[0] ?? '').trim();
  if (!/^[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/i.test(address)) return [];
  return contact('email', address, link, link.text.includes('@') ? link.text : address);
}

const ADDRESS_CHARACTERS_MAX = 200;
/** Codes of the United States, the United Kingdom and Canada; five digits before a town (much of Europe). */
const postcode =
  /\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{5} \p{Lu}\p{L}+/u;
const houseNumber = /(?:^|[\s,])\d{1,5}[a-z]?(?:[\s,]|$)/i;
const noAddressLine = /@|\btel\b|\bphone\b|\bfax\b|\bemail\b|\bcall\b|©|\bcompany (?:no|number)\b|\bvat\b|\+\d/i;
const isPhoneLine = (line: string): boolean => /^[+\d\s().\-/]{7,}$/.test(line);

/** A house number and a postcode; the lines with phone numbers and the like beside them are left out. */
function addressFact(block: PageBlock): Observation[] {
  if (block.text.length > 4 * ADDRESS_CHARACTERS_MAX || !postcode.test(block.text)) return [];
  const lines = linesOf(block.element).filter((line) => !noAddressLine.test(line) && !isPhoneLine(line));
  const value = lines.map((line) => line.replace(/,$/, '')).join(', ');
  if (value.length > ADDRESS_CHARACTERS_MAX || !postcode.test(value) || !houseNumber.test(value)) return [];
  return contact('address', value, block, block.text);
}

function socialFact(link: PageBlock, baseUrl: string): Observation[] {
  const url = parseHttpUrl(hrefOf(link), baseUrl)?.href ?? '';
  const platform = socialPlatformOf(url);
  return platform === null ? [] : contact(`social:${platform}`, url, link, hrefOf(link));
}

const booking =
  /^(?:book|reserve|schedule)(?: (?:now|online|(?:an? |your )?(?:appointment|table|visit|room|stay|consultation|lesson|session)))$/i;

function bookingFact(link: PageBlock, baseUrl: string): Observation[] {
  const url = booking.test(link.text) && !hrefOf(link).startsWith('#') ? parseHttpUrl(hrefOf(link), baseUrl) : null;
  return url === null ? [] : contact('booking_url', url.href, link, link.text);
}
