import type { ClaimCheckers } from './check-claim.ts';
import type { RawPage } from './raw-page.ts';
import { lettersOf, plain } from './raw-words.ts';

/** What the whole of the page says, its markup included: structured data, metas, attributes. */
const everything = (page: RawPage): string => lettersOf(`${page.textWithAlts} ${decodeText(page.html)}`);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const decodeText = (html: string): string =>
  html
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\/', '/')
    .replaceAll('\\"', '"');

const person = String.raw`\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}\.?\s+)?\p{Lu}[\p{L}'’-]+`;

/** Where a page names a person as its author for machines: a name of two words or more. */
const authorMeta = new RegExp(
  String.raw`<meta\b[^>]*\b(?:name|property)=["']?(?:author|article:author|parsely-author|sailthru\.author|dc\.creator|byl)["']?[^>]*\bcontent=["']?${person}["']`,
  'iu',
);
const authorInJsonLd = new RegExp(
  String.raw`"author"\s*:\s*(?:\[\s*)?(?:\{[^{}]*"@type"\s*:\s*"Person"[^{}]*"name"\s*:\s*)"${person}"`,
  'u',
);

/** JSON-LD that does not parse says nothing, to search engines neither. */
export const readableJsonLd = (page: RawPage): string => page.jsonLd.filter(isJson).join('\n');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const dateMarkup = [
  /<time\b[^>]*\bdatetime=["']?\d{4}-\d{2}-\d{2}/i,
  /<meta\b[^>]*\b(?:name|property|itemprop)=["']?(?:article:(?:published|modified)_time|datepublished|datemodified|date|dc\.date[.\w]*|pubdate|og:(?:updated_time|pubdate)|last-modified)["']?[^>]*\bcontent=["']?\s*(?:\d{4}-\d{2}-\d{2}|\d{8})/i,
];
const dateInJsonLd = /"date(?:Published|Modified|Created)"\s*:\s*"\d{4}-\d{2}-\d{2}/;

/** Links of the page to mail, a telephone, or a page named after contact, the publisher or the law. */
const contactPath =
  /(?:^|\/)(?:contact(?:[_-]?us)?|kontakt|impressum|imprint|contacto|contatti|about(?:[_-]?us)?|ueber-uns|a-propos|mentions-legales|aviso-legal)(?:\.\w+)?\/?$/i;
const leadsToContact = (page: RawPage): string | undefined =>
  page.links.find(
    ({ href, url, text }) =>
      text !== '' &&
      (/^(?:mailto:[^?]*@|tel:)/i.test(href) ||
        (url !== null && url.pathname !== page.url.pathname && contactPath.test(url.pathname))),
  )?.href;

export const signalCheckers: ClaimCheckers<'author' | 'no_author' | 'date' | 'no_date' | 'contact' | 'no_contact'> = {
  author: ({ value }, page) =>
    everything(page).includes(lettersOf(value)) ? null : `the page does not name "${value}"`,
  no_author: (_, page) => {
    const found = authorMeta.exec(page.html)?.[0] ?? authorInJsonLd.exec(readableJsonLd(page))?.[0] ?? page.authors[0];
    return found === undefined ? null : `the page has ${plain(found).slice(0, 120)}`;
  },
  date: ({ value, date }, page) => {
    const isThere = everything(page).includes(lettersOf(value)) || lettersOf(page.url.href).includes(lettersOf(value));
    if (!isThere) return `the page does not say "${value}"`;
    const [year = '', , day = ''] = date.split('-');
    const isSame = value.includes(year.slice(2)) && value.includes(String(Number(day)));
    // In the first hours of a day elsewhere it is another day in universal time.
    return isSame || /T\d{2}:\d{2}/.test(value) ? null : `"${value}" is not ${date}`;
  },
  no_date: (_, page) => {
    const found =
      dateMarkup.map((pattern) => pattern.exec(page.html)?.[0]).find((match) => match !== undefined) ??
      dateInJsonLd.exec(readableJsonLd(page))?.[0];
    return found === undefined ? null : `the page has ${plain(found).slice(0, 120)}`;
  },
  contact: ({ value, href }, page) => {
    if (!everything(page).includes(lettersOf(value))) return `the page does not have "${value}"`;
    if (href === null) return null;
    const path = URL.parse(href, page.url.href)?.pathname ?? href;
    if (value === '' && !everything(page).includes(lettersOf(path))) return `the page does not lead to ${href}`;
    const isShare =
      /^mailto:(?![^?]*(?:@|%40))|(?:whatsapp|facebook|twitter)\.com\/(?:send|share|intent)\b(?!.*phone=)/i.test(href);
    const isList = /\/(?:tag|tags|category|kategorie|thema|topic|topics|schlagwort)\//i.test(href);
    return isShare || isList ? `${href} shares or lists pages` : null;
  },
  no_contact: (_, page) => {
    const found = leadsToContact(page);
    return found === undefined ? null : `the page has ${found}`;
  },
};
