import type { SignalSource } from '../../shared/domain/extraction/signals/page-signals.ts';
import { absenceProofs, isJson } from './absence-proofs.ts';
import type { ClaimCheckers } from './claim-checker.ts';
import { objectsIn, parsed } from './raw-json-ld.ts';
import type { RawPage } from './raw-page.ts';
import { plain, toLetters } from './raw-words.ts';

/** All letters of the page, its markup included: structured data, metas, attributes. */
const everything = (page: RawPage): string => toLetters(`${page.textWithAlts} ${decodeText(page.html)}`);

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

const dateMarkup =
  /<meta\b[^>]*\b(?:name|property|itemprop)=["']?(?:article:(?:published|modified)_time|datepublished|datemodified|date|dc\.date[.\w]*|pubdate|og:(?:updated_time|pubdate)|last-modified)["']?[^>]*\bcontent=["']?\s*(?:\d{4}-\d{2}-\d{2}|\d{8})/i;

const labelledDate =
  /(?:published|last updated|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|gepubliceerd|bijgewerkt|opublikowano|опубликовано)\D{0,12}(?:\d{1,2}[./]\d{1,2}[./]20\d{2}|20\d{2}-\d{2}-\d{2}|\d{1,2}\.?\s\p{L}{3,10}\s20\d{2})/iu;

/** The day that the JSON-LD gives for the page itself, and not for a review or a film on it. */
function pageDateIn(text: string): string | null {
  const objects = objectsIn(parsed(text));
  const page = objects.find(
    (object) =>
      [object['@type']]
        .flat()
        .some((type) => /Article|Posting|WebPage|Recipe|Report/.test(String(type)) && type !== 'JobPosting') &&
      [object['datePublished'], object['dateModified']].some(
        (date) => typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date),
      ),
  );
  return page === undefined
    ? null
    : `${String(page['@type'])} ${String(page['datePublished'] ?? page['dateModified'])}`;
}

const readTags = (html: string, pattern: RegExp): string =>
  toLetters(decodeText((html.match(pattern) ?? []).join(' ')));

/** The letters of the place that a signal is said to be from. */
function readPlace(source: SignalSource, page: RawPage): string {
  switch (source) {
    case 'json_ld':
      return toLetters(page.jsonLd.map(decodeText).join(' '));
    case 'meta':
      return readTags(page.html, /<meta\b[^>]*>/gi);
    case 'url':
      return toLetters(page.url.href);
    case 'time':
      return `${readTags(page.html, /<(?:time|abbr|span|relative-time|local-time)\b[^>]*>/gi)} ${toLetters(page.textWithAlts)}`;
    case 'text':
    case 'byline':
      return toLetters(page.textWithAlts);
    case 'microdata':
    case 'rdfa':
    case 'link':
      return everything(page);
  }
}

const authorWords =
  /author|byline|by-line|creator|writer|auteur|autor|verfass|redact|redak|forfatter|skribent|journalist|contributor|reporter|publish|posted|editor|profile|person|dateline|\bdate|blogger|written|toimitta|автор|作者|文責|記者|基者|撰/i;
const byWords =
  /(?:^|[\s>(|·•—–,:-])(?:by|von|par|por|di|da|do|door|av|af|od|przez|text|texte|testo|texto|tekst|foto|words|story|author|autor|автор|фото|от|szerző|írta|γράφει|του|της|oleh|yazan|skrivet av)\W{0,8}(?:<[^>]*>\W*){0,4}$/iu;

/** In an element, or behind a word, that says who wrote: a name in the prose alone is not an author. */
function isNamedAsAuthor(name: string, page: RawPage): boolean {
  const html = decodeText(page.html).replaceAll(/\s+/g, ' ').toLowerCase();
  const [first = ''] = name.toLowerCase().split(/\s+/);
  const places = [...html.matchAll(new RegExp(escaped(first), 'gu'))];
  return places.some(({ index }) => {
    const before = html.slice(Math.max(0, index - 400), index);
    return authorWords.test(before) || byWords.test(before.slice(-60)) || />\s*$/.test(before);
  });
}

/** The name of the element may stand behind its content. */
const isInAuthorMeta = (name: string, page: RawPage): boolean =>
  (page.html.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => authorWords.test(tag) && toLetters(decodeText(tag)).includes(toLetters(name)),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

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
  author: ({ value, source }, page) => {
    if (!readPlace(source, page).includes(toLetters(value))) return `the ${source} does not name "${value}"`;
    return isNamedAsAuthor(value, page) || (source === 'meta' && isInAuthorMeta(value, page))
      ? null
      : `nothing says that "${value}" is the author`;
  },
  no_author: (_, page) => {
    const found = authorMeta.exec(page.html)?.[0] ?? authorInJsonLd.exec(readableJsonLd(page))?.[0] ?? page.authors[0];
    return found === undefined ? null : `the page has ${plain(found).slice(0, 120)}`;
  },
  date: ({ value, date, source }, page) => {
    const isThere = readPlace(source, page).includes(toLetters(value));
    if (!isThere) return `the ${source} does not say "${value}"`;
    const [year = '', , day = ''] = date.split('-');
    const isSame = value.includes(year.slice(2)) && value.includes(String(Number(day)));
    // In the first hours of a day elsewhere it is another day in universal time.
    return isSame || /T\d{2}:\d{2}/.test(value) ? null : `"${value}" is not ${date}`;
  },
  no_date: (_, page) => {
    const found =
      page.times.find((time) => /^\d{4}-\d{2}-\d{2}/.test(time)) ??
      dateMarkup.exec(page.html)?.[0] ??
      page.jsonLd.map((block) => pageDateIn(block)).find((date) => date !== null) ??
      page.proseBlocks.map((text) => labelledDate.exec(text)?.[0]).find((match) => match !== undefined);
    return found === undefined ? null : `the page has ${plain(found).slice(0, 120)}`;
  },
  contact: ({ value, href }, page) => {
    if (!everything(page).includes(toLetters(value))) return `the page does not have "${value}"`;
    if (href === null) return null;
    const path = URL.parse(href, page.url.href)?.pathname ?? href;
    if (value === '' && !everything(page).includes(toLetters(path))) return `the page does not lead to ${href}`;
    const isShare =
      /^mailto:(?![^?]*(?:@|%40))|(?:whatsapp|facebook|twitter)\.com\/(?:send|share|intent)\b(?!.*phone=)/i.test(href);
    const isList = /\/(?:tag|tags|category|kategorie|thema|topic|topics|schlagwort)\//i.test(href);
    return isShare || isList ? `${href} shares or lists pages` : null;
  },
  no_contact: (_, page) => {
    const found = leadsToContact(page) ?? absenceProofs.contact(page) ?? undefined;
    return found === undefined ? null : `the page has ${found}`;
  },
};
