import type { Element } from 'hast';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import type { MarkupEvidence, PageKindEvidence, StructureEvidence } from '../../pages/page-kind/clue.ts';
import { isServiceName } from '../../pages/page-kind/folder-names.ts';
import { findNewsSection } from '../../pages/page-kind/news-sections.ts';
import { findSitePage } from '../../pages/page-kind/page-names.ts';
import type { JsonLdNode } from '../../structured-data/json-ld-nodes.ts';
import { elementNames, elementsIn, visibleText } from '../hast-text.ts';
import { isParagraph } from '../text-blocks.ts';
import { textProperty } from '../text-property.ts';
import { isContactForm } from './contacts.ts';
import { jobHeadingsIn } from './job-headings.ts';
import { countDatedLines, opensWithText } from './lines-of-page.ts';
import type { PageParts } from './page-parts.ts';
import { resultCountIn } from './result-count.ts';

const amount = new RegExp(alternatives('extraction', 'amount'), 'gu');
const basketWords = new RegExp(alternatives('extraction', 'basketWords'), 'iu');
const basketName = /add-?_?to-?_?(?:cart|basket|bag)|single_add_to_cart|product-form__submit|addtocart/i;
const quantity = new RegExp(
  String.raw`^(?:${alternatives('extraction', 'quantityIndefinite')})\s{0,2}(?:[½¼¾⅓⅔⅛]\s{0,2})?(?:${alternatives('extraction', 'quantity')})\b`,
  'iu',
);
const calendarLink =
  /\.ics(?:$|\?)|^webcal:|calendar\.google\.com\/calendar\/(?:event|render)|google\.com\/calendar\/event|[?&](?:ical|outlook-ical)=|addtocalendar/i;

/** Names of metas that say when an article was published. */
const publicationMeta =
  /^(?:article:published_time|(?:og:|parsely-)?(?:pub|publish|published)[-_]?date|datepublished|news_keywords|dc\.date\.issued|cxenseparse:recs:publishtime)$/i;

function markupEvidence({ metas, bodyClasses }: PageParts, nodes: readonly JsonLdNode[]): MarkupEvidence {
  const content = (name: RegExp): string | null => {
    const meta = metas.find((element) =>
      name.test((textProperty(element, 'property') ?? textProperty(element, 'name') ?? '').trim()),
    );
    const value = meta === undefined ? '' : (textProperty(meta, 'content') ?? '').trim();
    return value === '' ? null : value;
  };
  const isOuter = ({ holder }: JsonLdNode): boolean =>
    holder === null || /^(?:mainEntity|mainEntityOfPage|itemListElement)$/.test(holder.property);
  return {
    itemTypes: nodes.filter(isOuter).flatMap(({ types }) => types.slice(0, 1)),
    innerTypes: nodes.filter((node) => !isOuter(node)).flatMap(({ types }) => types),
    bodyClasses,
    hasPriceMeta: content(/^(?:product|og):price:amount$/i) !== null,
    openGraphType: content(/^og:type$/i),
    generator: content(/^generator$/i),
    hasPublicationMeta: content(publicationMeta) !== null,
    hasNewsMeta: content(/^(?:news_keywords|article:opinion|nyt_headline|article:content_tier)$/i) !== null,
  };
}

function structureEvidence(parts: PageParts): StructureEvidence {
  const { lines, anchors, forms, buttons, headings } = parts;
  const shown = lines.filter(({ place }) => place !== 'frame');
  const amounts = new Set(shown.flatMap(({ text }) => (/\d/.test(text) ? (text.match(amount) ?? []) : [])));
  return {
    textLength: shown.reduce((length, { text }) => length + text.length, 0),
    linkTextLength: shown.reduce((length, { linkLength }) => length + linkLength, 0),
    paragraphs: shown.filter((line) => line.place === 'content' && isParagraph(line)).length,
    teasers: countTargets(parts, ({ isTeaser }) => isTeaser),
    linkedHeadings: countTargets(parts, ({ isHeading, text }) => isHeading && text !== ''),
    subheadings: headings.filter(({ place, tagName }) => place === 'content' && tagName !== 'h1').length,
    articles: parts.articles,
    opensWithText: opensWithText(parts),
    resultCount: resultCountIn(lines),
    datedLines: countDatedLines(parts),
    hasSignIn: forms.some(({ element, place }) => place === 'content' && hasPassword(element)),
    prices: amounts.size,
    hasBasketButton:
      buttons.some(({ element, place }) => place === 'content' && isBasketButton(element, visibleText(element))) ||
      anchors.some(
        ({ element, place, text }) => place === 'content' && isButtonLink(element) && isBasketButton(element, text),
      ),
    codeBlocks: parts.codeBlocks,
    hasContactForm: forms.some(({ element, place }) => place === 'content' && isContactForm(element)),
    ingredients: Math.max(
      shown.filter(({ text }) => text.length < 120 && quantity.test(text)).length,
      parts.marked.filter(({ element }) =>
        /\b(?:recipeIngredient|ingredients)\b/.test(textProperty(element, 'itemprop') ?? ''),
      ).length,
    ),
    hasRecipeCard: parts.hasRecipeCard,
    hasCalendarLink: anchors.some(({ href, place }) => place !== 'frame' && calendarLink.test(href)),
    posts: parts.posts,
    jobHeadings: jobHeadingsIn(parts.lines),
    questions: headings.filter(
      ({ element, place, tagName }) => place === 'content' && tagName !== 'h1' && endsAsQuestion(visibleText(element)),
    ).length,
    serviceLink: anchors.find(({ place, text }) => place === 'frame' && isServiceName(text))?.text ?? null,
    contactLinks: anchors.filter(({ element }) => contactLink.test(textProperty(element, 'href') ?? '')).length,
    contactPageLink:
      anchors.find(({ place, text }) => place === 'frame' && findSitePage(text) === 'contact')?.text ?? null,
    buttonLinks: anchors.filter(({ element, place }) => place === 'content' && isButtonLink(element)).length,
    isSigned: isSigned(parts),
    newsSections: new Set(
      anchors.flatMap(({ place, text }) => (place === 'frame' ? (findNewsSection(text) ?? []) : [])),
    ).size,
  };
}

const contactLink = /^(?:tel|mailto|sms|whatsapp|viber|skype):|^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i;

/** Links that are made to look like a button, by the names that frameworks and builders give them. */
const buttonName = /^(?:[\w-]{0,60}[-_])?(?:btn|button|cta)(?:[-_][\w-]{0,60})?$/i;

const isButtonLink = (element: Element): boolean => elementNames(element).some((name) => buttonName.test(name));

const isSigned = ({ lines, times }: PageParts): boolean =>
  times.some(({ place }) => place === 'content') ||
  lines.some(({ place, hint }) => place === 'content' && hint !== null);

const isBasketButton = (element: Element, text: string): boolean =>
  elementNames(element).some((name) => basketName.test(name)) ||
  basketWords.test(text) ||
  basketWords.test(textProperty(element, 'value') ?? '');

const hasPassword = (form: Element): boolean =>
  elementsIn(form).some(({ tagName, properties }) => tagName === 'input' && properties['type'] === 'password');

/** Pages that links of the content lead to, each once. */
const countTargets = ({ anchors }: PageParts, isCounted: (anchor: PageParts['anchors'][number]) => boolean): number =>
  new Set(
    anchors.flatMap((anchor) =>
      anchor.place === 'content' && isCounted(anchor) && !/^(?:#|javascript:|tel:|mailto:|$)/i.test(anchor.href)
        ? anchor.href.split('#', 1)
        : [],
    ),
  ).size;

export function kindEvidence(
  page: { url: string; title: string | null; h1: string | null },
  parts: PageParts,
  nodes: readonly JsonLdNode[],
): PageKindEvidence {
  return {
    ...page,
    path: URL.parse(page.url)?.pathname ?? null,
    markup: markupEvidence(parts, nodes),
    structure: structureEvidence(parts),
  };
}
