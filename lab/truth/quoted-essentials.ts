import type { Essential } from '../../shared/domain/rubric/criteria-by-kind.ts';
import type { RawPage } from './raw-page.ts';
import { toLetters } from './raw-words.ts';

/** Whether words of a page can be what they are said to be, by what stands around them. */
export function isPlausibleQuote(of: Essential, quote: string, page: RawPage): boolean {
  if (quote === '') return of === 'contact' ? hasContact(page) : true;
  switch (of) {
    case 'address':
      return /\d/.test(quote) && /\p{L}/u.test(quote + textAfter(quote, page)) && !isYear(quote, page);
    case 'hours':
      return [...quote.matchAll(/(?<![\d:.h])\d{1,2}(?=\s?(?:[:.h]\d|[-–—]|$|h\b|[ap]\.?m))/giu)].every(
        ([hour]) => Number(hour) <= 24,
      );
    case 'name':
      return isNamed(quote, page);
    case 'price':
    case 'pay':
      return /\d/.test(quote) && /\p{Sc}|\p{L}/u.test(quote);
    case 'contact':
      return /@/.test(quote) || (quote.match(/\d/g) ?? []).length >= 6;
    default:
      return true;
  }
}

const hasContact = ({ html, text }: RawPage): boolean =>
  /mailto:|tel:|data-cfemail|@/i.test(html) || /\d(?:[ ()./–-]{0,2}\d){6}/.test(text);

const BESIDE_CHARACTERS = 60;

function findSurroundings(quote: string, page: RawPage): readonly { before: string; after: string }[] {
  const parts = page.textWithAlts.split(quote);
  return parts.slice(1).map((part, at) => ({
    before: (parts[at] ?? '').slice(-BESIDE_CHARACTERS),
    after: part.slice(0, BESIDE_CHARACTERS),
  }));
}

const textAfter = (quote: string, page: RawPage): string => findSurroundings(quote, page)[0]?.after ?? '';

/** A year and a name, as at the foot of every page: no number of a house stands before it. */
const isYear = (quote: string, page: RawPage): boolean =>
  /^(?:19|20)\d{2}(?!\d)/.test(quote) &&
  !findSurroundings(quote, page).some(({ before }) => /\d\s?[a-z]?[\s,;|·•–—-]{0,6}$/i.test(before));

const legalForm =
  /(?:GmbH|AG|KG|UG|OHG|e\.\s?[KV]\.|Ltd|LLC|Inc|PLC|SARL|SAS|S\.?A\.?|S\.?r\.?l|S\.?L\.|B\.?V\.?|AB|ApS|Sp\.|S\.R\.L)/i;

/** It has a form of law, or the page says so elsewhere: in its title, its address, its data, or beside a sign of copyright. */
function isNamed(quote: string, page: RawPage): boolean {
  const name = toLetters(quote);
  const said = [...page.titles, page.url.host, ...page.jsonLd].some((text) => toLetters(text).includes(name));
  const isOwner = findSurroundings(quote, page).some(({ before, after: behind }) =>
    /(?:©|\(c\)|copyright|inhaber\w*|owner|propri\p{L}+|titolare|geschäftsführ\p{L}*|vertreten durch|responsab\p{L}+|właściciel|eigenaar)/iu.test(
      before + behind,
    ),
  );
  return legalForm.test(quote) || said || isOwner || findSurroundings(quote, page).length > 1;
}
