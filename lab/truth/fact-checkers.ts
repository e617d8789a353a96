import type { Observation } from '../../shared/domain/facts/observation.ts';
import type { ClaimFault } from './claim-checker.ts';
import { checkForm } from './fact-form-checkers.ts';
import type { RawPage } from './raw-page.ts';
import { toLetters } from './raw-words.ts';
import { decodeText } from './signal-checkers.ts';

/** The page has the words of a fact, and the evidence word for word: in its text or markup, or in its structured data. */
export const checkObservation = (observation: Observation, page: RawPage): ClaimFault =>
  checkWords(observation, page) ?? checkForm(observation, page);

function checkWords({ claim, source, evidence, locator }: Observation, page: RawPage): ClaimFault {
  const structured = toLetters(page.jsonLd.map(decodeText).join(' '));
  const isJsonLd = source === 'schema_org' && !/^(?:microdata|rdfa):/.test(locator);
  const where = isJsonLd
    ? structured
    : [page.text, page.textWithAlts, decodeText(page.html), readAddresses(page.html), protectedMail(page.html)]
        .map(toLetters)
        .join(' ');
  const isThere = (part: string): boolean => where.includes(toLetters(part));
  if (claim.key === 'hours' && isJsonLd) {
    const missing = [evidence, ...strings(claim.data)].flatMap(splitHours).find((part) => !part.some(isThere));
    return missing === undefined ? null : `the structured data does not say "${missing[0]}"`;
  }
  const proof = evidence.endsWith('…') ? evidence.slice(0, -1) : evidence;
  if (!isThere(proof)) return `the page does not say "${evidence.slice(0, 80)}"`;
  // A link is written relative to its page as often as not.
  if (claim.kind === 'contact' && claim.key === 'booking_url' && !isJsonLd) {
    const booking = claim.data.value;
    return page.links.some(({ url }) => url?.href === booking) ? null : `no link to "${booking}"`;
  }
  const isMail = claim.kind === 'contact' && claim.key === 'email';
  const missing = strings(claim.data).find((value) => !splitParts(value, isMail).every(isThere));
  return missing === undefined ? null : `the page does not say "${missing.slice(0, 80)}"`;
}

const strings = (data: object): string[] =>
  Object.values(data).filter(
    (value): value is string => typeof value === 'string' && value !== 'site' && !isNameOfRating.test(value),
  );

/** Names of figures that the page shows as stars, or in another language: their evidence is compared with the page. */
const isNameOfRating = /^(?:(?:Google )?(?:rating|reviews)|service)$/;

/** A value that was put together (an address, opening hours) is there in its parts; so is a mail address that hides from robots. */
const splitParts = (value: string, isMail: boolean): string[] =>
  value.split(isMail ? /[@.]/ : /[,;:\s]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Days have a name and a sign in structured data, times are as they are written. */
const splitHours = (value: string): string[][] =>
  value.split(/[,;\s–-]+/).flatMap((part) => {
    if (/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(part))
      return [[part, `${part.slice(0, 2)}-`, part.slice(0, 2)]];
    return /^\d{1,2}:\d{2}$/.test(part) ? [[part, part.replace(/^0/, '')]] : [];
  });

/** Characters of addresses are written as numbers as well. */
const readAddresses = (html: string): string =>
  (html.match(/(?:mailto|tel):[^"'\s>]{1,300}/gi) ?? [])
    .map((address) =>
      decodeText(address).replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    )
    .join(' ');

/** Cloudflare's form of a mail address: the first number is the key of the others. */
const protectedMail = (html: string): string =>
  [...html.matchAll(/(?:data-cfemail=["']|email-protection#)([\da-f]{8,300})/gi)]
    .map(([, code = '']) => {
      const numbers = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
      return numbers
        .slice(1)
        .map((number) => String.fromCharCode(number ^ (numbers[0] ?? 0)))
        .join('');
    })
    .join(' ');
