import type { Element } from 'hast';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import type { MarkupEvidence, PageKindEvidence, StructureEvidence } from '../../pages/page-kind/clue.ts';
import { findSitePage } from '../../pages/page-kind/page-names.ts';
import type { JsonLdNode } from '../../structured-data/json-ld-nodes.ts';
import { elementNames, elementsIn, visibleText } from '../hast-text.ts';
import { isParagraph } from '../text-blocks.ts';
import { textProperty } from '../text-property.ts';
import { isContactForm } from './contacts.ts';
import { countDatedLines, opensWithText } from './lines-of-page.ts';
import type { PageParts } from './page-parts.ts';

const amount = new RegExp(alternatives('extraction', 'amount'), 'gu');
const basketWords = new RegExp(alternatives('extraction', 'basketWords'), 'iu');
const basketName = /add-?_?to-?_?(?:cart|basket|bag)|single_add_to_cart|product-form__submit|addtocart/i;
const quantity = new RegExp(
  String.raw`^(?:${alternatives('extraction', 'quantityIndefinite')})\s{0,2}(?:[½¼¾⅓⅔⅛]\s{0,2})?(?:${alternatives('extraction', 'quantity')})\b`,
  'iu',
);

/** Names of metas that say when an article was published. */
const publicationMeta =
  /^(?:article:published_time|(?:og:|parsely-)?(?:pub|publish|published)[-_]?date|datepublished|news_keywords|dc\.date\.issued|cxenseparse:recs:publishtime)$/i;

function markupEvidence({ metas }: PageParts, nodes: readonly JsonLdNode[]): MarkupEvidence {
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
    openGraphType: content(/^og:type$/i),
    generator: content(/^generator$/i),
    hasPublicationMeta: content(publicationMeta) !== null,
  };
}

function structureEvidence(parts: PageParts): StructureEvidence {
  const { lines, anchors, forms, buttons, headings } = parts;
  const shown = lines.filter(({ place }) => place !== 'frame');
  const amounts = new Set(shown.flatMap(({ text }) => (/\d/.test(text) ? (text.match(amount) ?? []) : [])));
  return {
    textLength: shown.reduce((length, { text }) => length + text.length, 0),
    paragraphs: shown.filter((line) => line.place === 'content' && isParagraph(line)).length,
    teasers: countTeasers(parts),
    subheadings: headings.filter(({ place, tagName }) => place === 'content' && tagName !== 'h1').length,
    opensWithText: opensWithText(parts),
    datedLines: countDatedLines(parts),
    hasSignIn: forms.some(({ element, place }) => place === 'content' && hasPassword(element)),
    prices: amounts.size,
    hasBasketButton:
      buttons.some(({ element, place }) => place === 'content' && isBasketButton(element, visibleText(element))) ||
      anchors.some(
        ({ element, place, text }) => place === 'content' && isButtonLink(element) && isBasketButton(element, text),
      ),
    hasContactForm: forms.some(({ element, place }) => place === 'content' && isContactForm(element)),
    ingredients: Math.max(
      shown.filter(({ text }) => text.length < 120 && quantity.test(text)).length,
      parts.marked.filter(({ element }) =>
        /\b(?:recipeIngredient|ingredients)\b/.test(textProperty(element, 'itemprop') ?? ''),
      ).length,
    ),
    questions: headings.filter(
      ({ element, place, tagName }) => place === 'content' && tagName !== 'h1' && endsAsQuestion(visibleText(element)),
    ).length,
    contactLinks: anchors.filter(({ element }) => contactLink.test(textProperty(element, 'href') ?? '')).length,
    contactPageLink:
      anchors.find(({ place, text }) => place === 'frame' && findSitePage(text) === 'contact')?.text ?? null,
    isSigned: isSigned(parts),
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

/** Pages that teasers of the content lead to, each once. */
const countTeasers = ({ anchors }: PageParts): number =>
  new Set(
    anchors.flatMap(({ href, isTeaser, place }) =>
      place === 'content' && isTeaser && !/^(?:#|javascript:|tel:|mailto:|$)/i.test(href) ? href.split('#', 1) : [],
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
