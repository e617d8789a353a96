import type { Counted } from '../../shared/domain/grading/claims.ts';
import { isSameSite } from '../../shared/domain/urls/domain.ts';
import type { ClaimCheckers, ClaimFault } from './claim-checker.ts';
import type { RawLink, RawPage } from './raw-page.ts';
import type { Range } from './raw-words.ts';
import { removeSign, wordRange } from './raw-words.ts';

/** A count is true between what the main text certainly has and what the page shows at all. */
export const countCheckers: ClaimCheckers<
  'count' | 'page_links' | 'missing' | 'present' | 'short_paragraphs' | 'no_paragraph'
> = {
  count: ({ of, value }, page) => checkRange(value, countRange(of, page), of),
  page_links: ({ of, value }, page) => {
    const links = page.links.filter((link) => isPageLink(link, page));
    const own = links.filter((link) => isInternal(link, page) === (of === 'internal'));
    // A link that was never closed, or that holds a block in a paragraph, is one link to some parsers and several to others.
    const named = new Set(own.flatMap(({ href, alt }) => (alt === '' ? [] : [href])));
    const distinct = new Set(
      own.filter(({ href, alt }) => alt !== '' || !named.has(href)).map(({ href, text }) => `${href} ${text}`),
    ).size;
    return checkRange(value, { least: Math.min(distinct, 4_900), most: own.length }, `${of} links of the page`);
  },
  missing: ({ of }, page) => (isPresent(of, page) ? `the page has ${of}` : null),
  present: ({ of }, page) => (isPresent(of, page) ? null : `the page has no ${of}`),
  short_paragraphs: ({ value }, page) => {
    const sure = page.openText.split('\n').filter((text) => wordRange(text).least >= 25 && wordRange(text).most <= 70);
    const most = page.blocks.filter((text) => hasWordCount(text, 20, 80)).length;
    return checkRange(value, { least: Math.floor(0.7 * sure.length), most }, 'paragraphs');
  },
  no_paragraph: (_, page) => (page.openText.length > 400 ? `the page has prose: ${page.openText.slice(0, 80)}` : null),
};

const hasWordCount = (text: string, from: number, to: number): boolean => {
  const { least, most } = wordRange(text);
  return most >= from && least <= to;
};

export function checkRange(value: number, { least, most }: Range, what: string): ClaimFault {
  return value >= least && value <= most ? null : `${value} ${what}, found ${least} to ${most}`;
}

function isPresent(
  of: 'title' | 'meta_description' | 'text' | 'json_ld' | 'structured_data' | 'h1',
  page: RawPage,
): boolean {
  switch (of) {
    case 'title':
      return page.titles.some((text) => text !== '');
    case 'meta_description':
      return page.descriptions.length > 0;
    case 'text':
      return page.coreText.length >= 200;
    case 'h1':
      return page.headings.some(({ level, text }) => level === 1 && text !== '');
    case 'json_ld':
      return hasJsonLd(page);
    case 'structured_data':
      return hasJsonLd(page) || itemTypes(page).some((type) => !minorTypes.has(type));
  }
}

/** These types describe a part of the page, or something beside it. */
const minorTypes = new Set(
  'Person Organization ImageObject PostalAddress SiteNavigationElement WPHeader WPFooter WPSideBar Thing'.split(' '),
);

const itemTypes = ({ html }: RawPage): string[] =>
  [
    ...html.matchAll(/\sitemtype=["']?https?:\/\/schema\.org\/(\w+)/gi),
    ...html.matchAll(/\stypeof=["']?(?:schema:)?([A-Z]\w+)/g),
  ].map(([, type = '']) => type);

const hasJsonLd = ({ jsonLd }: RawPage): boolean =>
  jsonLd.some((block) => !/^\s*(?:\{\s*\}|\[\s*\]|null)?\s*$/.test(block));

/** A link to a page, as a crawler follows it: no anchor of the page itself, no mail. */
export const isPageLink = ({ href, url }: RawLink, _page?: RawPage): boolean =>
  url !== null && /^https?:$/.test(url.protocol) && !href.startsWith('#');

export const isInternal = ({ url }: RawLink, page: RawPage): boolean =>
  url !== null && isSameSite(url.hostname, page.url.hostname);

const isOwnAnchor = ({ url }: RawLink, page: RawPage): boolean =>
  url !== null && url.hash !== '' && url.host === page.url.host && url.pathname === page.url.pathname;

function linkRange(page: RawPage, isOne: (link: RawLink) => boolean): Range {
  const links = page.links.filter((link) => isPageLink(link) && isOne(link));
  // A link that an editor cut into pieces is one to its reader.
  const whole = links.filter(({ href }, at) => href !== links[at - 1]?.href);
  const sure = whole.filter((link) => link.isCore && !isOwnAnchor(link, page)).length;
  return { least: tolerant(sure), most: links.length };
}

/** Different pages that links lead to, the part of a page behind a number sign left aside. */
function targetRange(page: RawPage, isOne: (link: RawLink) => boolean): Range {
  const links = page.links.filter((link) => isPageLink(link) && isOne(link));
  const pages = (found: readonly RawLink[]): number =>
    new Set(found.map(({ url }) => `${url?.host.replace(/^www\./, '')}${url?.pathname.replace(/\/$/, '')}`)).size;
  const sure = pages(links.filter((link) => link.isCore && !isOwnAnchor(link, page)));
  return {
    least: Math.max(Math.min(1, sure), Math.floor(0.8 * sure)),
    most: new Set(links.map(({ url }) => url?.href)).size,
  };
}

/** One in ten may be a matter of taste: a caption, a note, a link in a byline. */
const tolerant = (sure: number): number => (sure <= 3 ? sure : Math.floor(sure * 0.9));

const isQuestion = (text: string): boolean =>
  /(?:[?？؟]|[\u0370-\u03ff\u1f00-\u1fff][;\u037e])["'”’»)\]]*\s*$/.test(text);
const occurrences = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

function countRange(of: Counted, page: RawPage): Range {
  const between = (pattern: RegExp): Range => ({
    least: tolerant(Math.floor(0.9 * occurrences(page.coreText, pattern))),
    most: occurrences(page.textWithAlts, pattern),
  });
  const headings = (isOne: (heading: RawPage['headings'][number]) => boolean, isLead = false): Range => {
    const found = page.headings.filter((heading) => heading.text !== '' && isOne(heading));
    const sure = found.filter(({ isCore }) => isCore).length;
    return { least: Math.max(0, tolerant(sure) - (isLead ? 1 : 0)), most: found.length };
  };
  switch (of) {
    case 'word':
      return { least: Math.floor(0.75 * wordRange(page.coreText).least), most: wordRange(page.textWithAlts).most };
    case 'h1':
      return headings(({ level }) => level === 1);
    case 'subheading':
      return headings(
        ({ level }) => level > 1,
        page.headings.every(({ level, isCore }) => level > 1 || !isCore),
      );
    case 'subheading_question':
      return headings(
        ({ level, text, shown, words }) => level > 1 && [text, shown, words].map(removeSign).some(isQuestion),
      );
    case 'question':
      return between(/[?？؟]/g);
    case 'exclamation_mark':
      return between(/!/g);
    case 'capitals_word':
      return {
        least: between(/(?<![\p{L}\p{N}_])\p{Lu}{5,}(?![\p{L}\p{N}_])/gu).least,
        most: occurrences(page.textWithAlts, /\p{Lu}{5,}/gu),
      };
    case 'number':
      // A price whose cents stand in a separate element is one number to some readers and two to others.
      return { ...between(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu), most: occurrences(page.textWithAlts, /\p{Nd}+/gu) };
    case 'price':
      return {
        least: tolerant(occurrences(page.coreText, /[€$£]\s?\d|\d\s?[€$£]/gu)),
        most: occurrences(page.textWithAlts, /[€$£]|(?:eur|usd)(?!\p{L})/giu),
      };
    case 'quotation':
      return {
        least: tolerant(occurrences(page.coreText, /“[^“”\n]{25,300}”/gu)),
        most:
          Math.floor(occurrences(page.textWithAlts, /["“”„«»「」]/g) / 2) +
          occurrences(page.html, /<(?:blockquote|q)\b/gi),
      };
    case 'link':
      return linkRange(page, () => true);
    case 'internal_link':
      return linkRange(page, (link) => isInternal(link, page));
    case 'internal_target':
      return targetRange(page, (link) => isInternal(link, page));
    case 'outbound_target':
      return targetRange(page, (link) => !isInternal(link, page));
    case 'measure':
      return {
        least: tolerant(Math.floor(0.9 * occurrences(page.coreText, /\d\s?(?:%|kg|cm|mm|km|ml|kWh)(?!\p{L})/gu))),
        most: occurrences(page.textWithAlts, /\p{Nd}[\s\u00A0]?[%€$£°\p{L}]/gu),
      };
    case 'outbound_link':
      return linkRange(page, (link) => !isInternal(link, page));
    case 'image':
      return imageRange(page, () => true);
    case 'described_image':
      return imageRange(page, ({ alt }) => (alt ?? '').trim() !== '');
    case 'list':
      return page.lists;
    case 'table':
      return page.tables;
    case 'code':
      return page.code;
  }
}

function imageRange(page: RawPage, isOne: (image: RawPage['images'][number]) => boolean): Range {
  const images = page.images.filter(isOne);
  // A program sets further pictures in the place of figures, or shows those that stand in a noscript element.
  const later = (page.html.match(/<noscript\b[^>]*>(?:(?!<\/noscript)[\s\S])*?<img\b/gi) ?? []).length;
  return {
    least: tolerant(images.filter(({ isCore }) => isCore).length),
    most: images.length + later + page.emptyFigures,
  };
}
