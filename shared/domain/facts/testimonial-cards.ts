import type { Element, ElementContent } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { visibleText } from '../extraction/hast-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { defined, type Observation, observed } from './observation.ts';
import { describePlace, isInside, type PageBlock, type PageReadingForFacts, rankHeading } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { isSignature } from './person-names.ts';
import { isPlaceholderPerson, isPlaceholderText } from './placeholders.ts';
import { praiseHeading, praiseNames } from './section-headings.ts';
import { countStars } from './testimonial-rules.ts';

const QUOTE_CHARACTERS_MIN = 30;
/** A `blockquote` below a heading that announces praise: `Great service!` */
const MARKED_CHARACTERS_MIN = 12;
const QUOTE_CHARACTERS_MAX = 1_500;
/** Without quotation marks a text has to be so long to be distinguished from a caption. */
const PLAIN_CHARACTERS_MIN = 60;
const CARD_LEVELS_MAX = 5;
/** Blocks of a card before and after its quotation. */
const CARD_BLOCKS = 6;
const HEADING_CHARACTERS_MAX = 80;
/** A heading that is none in the markup counts for so many blocks. */
const SECTION_BLOCKS_MAX = 60;
const LABELLED_BLOCKS_MAX = 25;
/** A page has not more than that to say of itself: each looks for its card. */
const QUOTES_MAX = 100;

const isQuoted = (text: string): boolean => /^[“"„«»‘'「『]/u.test(text) && /[”"“«»’'」』][.!]?$/u.test(text);
const unquoted = (text: string): string => trimTrailing(text.replace(/^[“"„«»‘'「『\s]+/u, ''), /[”"“«»’'」』\s]/);

/** Words that someone may have said: a block, or a `blockquote` of several. */
interface Quote extends PageBlock {
  /** The block after its last. */
  end: number;
}

/** Quotations in cards: praise with a name beside it, in one element of a section of praise. */
export function testimonialCards(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (purpose.isArticle) return [];
  const announced = announcedBlocks(page);
  const isInPraise = (block: PageBlock): boolean =>
    announced.has(block) || purpose.isPraise || praiseNames.test(block.names);
  const isQuote = (block: PageBlock, isMarked: boolean): boolean => {
    const { length } = block.text;
    const least = isMarked && isInPraise(page.blocks[block.at] ?? block) ? MARKED_CHARACTERS_MIN : QUOTE_CHARACTERS_MIN;
    if (length < least || length > QUOTE_CHARACTERS_MAX || [1, 2, 3].includes(rankHeading(block))) return false;
    const isPraise = isInPraise(page.blocks[block.at] ?? block);
    if (isQuoted(block.text)) return isPraise || purpose.isStart || purpose.isAbout;
    return isPraise && (isMarked || length >= PLAIN_CHARACTERS_MIN);
  };
  const marked = page.quotes.map(({ block }) => ({ ...block, end: blocksInside(page, block) }));
  const isMarked = ({ at }: PageBlock): boolean => marked.some((quote) => at >= quote.at && at < quote.end);
  const quotes: Quote[] = [
    ...marked.filter((quote) => isQuote(quote, true)),
    ...page.blocks
      .filter((block) => !isMarked(block) && isQuote(block, false))
      .map((block) => ({ ...block, end: block.at + 1 })),
  ].filter(({ location }) => location === 'body');
  return quotes.slice(0, QUOTES_MAX).flatMap((quote) => {
    const author = findAuthor(page, quote, quotes);
    const first = page.blocks[quote.at] ?? quote;
    const isTold =
      announced.has(first) || purpose.isPraise || (author !== null && isSigned(quote, author, isInPraise(first)));
    return author !== null && isTold ? testimonial(quote, author) : [];
  });
}

/** The number of the first block after those of an element. */
function blocksInside(page: PageReadingForFacts, { element, at }: PageBlock): number {
  let end = at;
  while (end < page.blocks.length && isInside(page, page.blocks[end] as PageBlock, element)) end += 1;
  return end;
}

/** The blocks below headings that announce praise. */
function announcedBlocks(page: PageReadingForFacts): ReadonlySet<PageBlock> {
  const found = new Set<PageBlock>();
  let level = 0;
  let left = 0;
  for (const block of page.blocks) {
    const own = rankHeading(block);
    if (announcesPraise(block)) [level, left] = [own || 4, own > 0 ? SECTION_BLOCKS_MAX : LABELLED_BLOCKS_MAX];
    else if (own > 0 && own <= level && !isSignature(block.text)) left = 0;
    left -= 1;
    if (left > 0) found.add(block);
  }
  return found;
}

const announcesPraise = ({ element, location, text }: PageBlock): boolean =>
  location === 'body' &&
  text.length <= HEADING_CHARACTERS_MAX &&
  /^(?:h[1-6]|div|p|section|header)$/.test(element.tagName) &&
  !element.children.every((child) => child.type === 'element' && child.tagName === 'a') &&
  praiseHeading.test(text);

const wholePage = new Set(['html', 'body', 'main']);

function findAuthor(page: PageReadingForFacts, quote: Quote, quotes: readonly Quote[]): CardAuthor | null {
  const near = page.blocks.filter(
    ({ at }) => (at >= quote.at - CARD_BLOCKS && at < quote.at) || (at >= quote.end && at < quote.end + CARD_BLOCKS),
  );
  let card = page.parents.get(quote.element);
  for (let level = 0; card !== undefined && level < CARD_LEVELS_MAX; level += 1) {
    const around: Element = card;
    // An element as large as the page is no card: it has the address of its footer in it.
    if (wholePage.has(around.tagName)) return null;
    const inside = near.filter((block) => isInside(page, block, around));
    if (inside.some(({ at }) => quotes.some((other) => at >= other.at && at < other.end))) return null;
    const author = authorIn(
      inside.filter((block) => !isAboveHeading(page, block, quote)),
      quote,
    );
    if (author !== null) return { ...author, card: around };
    card = page.parents.get(card);
  }
  return null;
}

/** A line, a main heading and a lead begin a section: no one signs above the heading of what they say. */
const isAboveHeading = ({ blocks }: PageReadingForFacts, { at }: PageBlock, quote: Quote): boolean =>
  blocks.slice(at + 1, quote.at).some(({ element }) => /^h[12]$/.test(element.tagName));

const signedBy = new RegExp(String.raw`^(?:${alternatives('facts', 'signedBy')})\s`, 'iu');

/** Where no heading announces praise, its author has to be marked as such; quotation marks are enough in an element named after praise. */
function isSigned(quote: Quote, author: Author, isInPraise: boolean): boolean {
  // `By Ada Byron` signs an article.
  if (signedBy.test(author.block.text)) return false;
  if (isNamed(author) || /^[—–―-]/u.test(author.block.text)) return true;
  const isMarked = isQuoted(quote.text) || quote.element.tagName === 'blockquote';
  return isMarked && (isInPraise || (author.name.includes(' ') && author.name !== author.name.toUpperCase()));
}

interface Author {
  name: string;
  block: PageBlock;
}

interface CardAuthor extends Author {
  card: Element;
}

/** The name in a card: an element named after authors, a line that begins with a dash, the next line, the line before. */
function authorIn(inside: readonly PageBlock[], quote: PageBlock): Author | null {
  const isPlain = !isQuoted(quote.text) && quote.element.tagName !== 'blockquote';
  const named = inside
    .filter(
      ({ element }) =>
        !/^h[12]$/.test(element.tagName) &&
        !element.children.some((child) => child.type === 'element' && child.tagName === 'a'),
    )
    .filter((block) => !announcesPraise(block) || /^(?:div|p)$/.test(block.element.tagName))
    .flatMap((block) => {
      const name = signatureIn(block);
      // One word beside a text without quotation marks may be anything.
      return name === null || (isPlain && !name.includes(' ')) ? [] : [{ name, block }];
    });
  // Initials in a circle stand for a picture, where the name is beside them.
  const names = named.filter(({ name }) => !/^\p{Lu}{2,3}$/u.test(name));
  return nearest(names, quote) ?? nearest(named, quote);
}

const nearest = (named: readonly Author[], quote: PageBlock): Author | null =>
  named.find(isNamed) ??
  named.find(({ block }) => /^[—–―-]/u.test(block.text)) ??
  named.find(({ block }) => block.at > quote.at) ??
  named.findLast(({ block }) => block.at < quote.at) ??
  null;

const isNamed = ({ block }: Author): boolean =>
  /(?:^|[-_ ])(?:author|name|cite|by|client)/i.test(block.names.split(' ', 4).join(' '));

const signaturePrefix = new RegExp(alternatives('facts', 'signaturePrefix'), 'giu');

/** The signature is the line, or its first element where a place or a position stands beside it. */
function signatureIn({ element, text }: PageBlock): string | null {
  if (text.length > 100) return null;
  const first = element.children.find((child) => readVisibleText(child) !== '');
  const candidates = [first?.type === 'element' ? visibleText(first) : '', text].map(
    (candidate) =>
      candidate
        .replace(signaturePrefix, '')
        .split(/[,|•·(/]|\s[—–-]\s/u, 1)[0]
        ?.trim() ?? '',
  );
  const isSigned = /^[—–―]/u.test(text);
  return (
    candidates.find(isSignature) ??
    (isSigned ? candidates.find((name) => /^[\p{L}\d_.-]{3,30}$/u.test(name)) : undefined) ??
    null
  );
}

const readVisibleText = (child: ElementContent): string =>
  child.type === 'text' ? child.value.trim() : child.type === 'element' ? visibleText(child) : '';

function testimonial(quote: PageBlock, { name, card }: CardAuthor): Observation[] {
  const said = unquoted(quote.text);
  const stars = countStars(card);
  if ((stars !== null && stars < 4) || isPlaceholderPerson(name) || isPlaceholderText(said)) return [];
  return observed({
    kind: 'testimonial',
    data: defined({ quote: said, author_name: name, rating: stars ?? undefined, platform: 'site' }),
    source: 'crawl',
    evidence: quote.text,
    locator: describePlace(quote),
  });
}
