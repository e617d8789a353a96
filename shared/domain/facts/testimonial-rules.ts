import type { Element } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementsIn, visibleText } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { defined, type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { praiseHeading, praiseNames } from './section-headings.ts';

const QUOTE_CHARACTERS_MIN = 20;
const QUOTE_CHARACTERS_MAX = 1_500;

/** Quotations with an attribution where the page presents praise; a quotation in an article may be anyone's. */
export function testimonialFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  return page.quotes
    .filter(
      ({ block: { heading, names } }) => purpose.isPraise || praiseHeading.test(heading) || praiseNames.test(names),
    )
    .flatMap(({ block, next }) => testimonialFact(block, next));
}

function testimonialFact(block: PageBlock, next: PageBlock | null): Observation[] {
  const { element } = block;
  const inside = [...elementsIn(element)].find(({ tagName }) => tagName === 'cite' || tagName === 'footer');
  const credit = inside ?? (isCredit(next) ? next?.element : undefined);
  if (!credit) return [];
  const creditText = visibleText(credit);
  const author = parseCredit(trimTrailing(creditText.replace(starsInWords, ''), /[\s,★☆]/));
  const whole = visibleText(element);
  const quote = unquoted(inside ? trimTrailing(whole.replace(creditText, ''), /[\s—–-]/) : whole);
  const stars = countStars(element) ?? countStars(credit) ?? starsSaid(creditText);
  if (author === null || quote.length < QUOTE_CHARACTERS_MIN || quote.length > QUOTE_CHARACTERS_MAX) return [];
  if (stars !== null && stars < 4) return [];
  return observed({
    kind: 'testimonial',
    data: defined({ quote, ...author, rating: stars ?? undefined, platform: 'site' }),
    source: 'crawl',
    evidence: inside ? whole : `${whole} ${creditText}`,
    locator: describePlace(block),
  });
}

const unquoted = (text: string): string =>
  trimTrailing(trimTrailing(text, /[\s★☆⭐]/).replace(/^[\s“"„«»'‘]+/u, ''), /[\s”"“«»'’]/);

/** The caption of the quotation's figure, or the line right after it that begins with a dash. */
const isCredit = (block: PageBlock | null): boolean =>
  block !== null && (block.element.tagName === 'figcaption' || /^[—–―-]\s?\p{Lu}/u.test(block.text));

const personName = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’.-]*(?: (?:(?:${alternatives('facts', 'personName')}) ){0,2}\p{Lu}[\p{L}'’.-]*){0,3}$`,
  'u',
);

/** A position begins in lower case or is a known word; anything else after a name is where they are from. */
const isTitle = (text: string): boolean => /^\p{Ll}/u.test(text) || position.test(text);
const position = new RegExp(String.raw`\b(?:${alternatives('facts', 'position')})\b`, 'i');

/** `— Ada Byron, Head of Operations at Analytical Ltd`: a name, then a title, a company, or both. */
function parseCredit(credit: string): { author_name: string; author_title?: string; author_company?: string } | null {
  const [name = '', ...rest] = credit
    .replace(/^[—–―\s-]+/, '')
    .split(/[,|•·]|\s[—–-]\s/)
    .map((part) => part.trim());
  if (!personName.test(name) || name.length > 60 || rest.length > 2) return null;
  const [first, second] = rest;
  if (first === undefined || first === '') return { author_name: name };
  if (second !== undefined) return { author_name: name, author_title: first, author_company: second };
  const [title, company] = first.split(/ (?:at|of|@) (?=\p{Lu})/u);
  if (title !== undefined && company !== undefined) {
    return { author_name: name, author_title: title, author_company: company };
  }
  return isTitle(first) ? { author_name: name, author_title: first } : { author_name: name, author_company: first };
}

/** Stars as screen readers hear them or as characters show them; null when there are none. */
export function countStars(element: Element): number | null {
  const said = [element, ...elementsIn(element)]
    .map((inner) => textProperty(inner, 'aria-label') ?? textProperty(inner, 'alt') ?? '')
    .find((label) => /\d\s*(?:out of|\/|of)\s*5/i.test(label));
  const spoken = starsSaid(said ?? '');
  if (spoken !== null) return spoken;
  // Each star may be an element: `★ ★ ★ ★ ★`. More than five are those of several.
  const stars = /★(?:\s?★){0,9}/.exec(visibleText(element))?.[0].replace(/\s/g, '').length ?? 0;
  return stars === 0 || stars > 5 ? null : stars;
}

const starsInWords = /[,(\s]{0,3}\b\d(?:[.,]\d)?\s?(?:out of|\/|of)\s?5\b(?:\s?stars?)?\)?/i;

/** `5 out of 5`, `4.0/5`; a fraction is rounded down, so that less than four stars never pass for four. */
function starsSaid(text: string): number | null {
  const digit = /\b([1-5])(?:[.,]\d)?\s*(?:out of|\/|of)\s*5\b/i.exec(text)?.[1];
  return digit === undefined ? null : Number(digit);
}
