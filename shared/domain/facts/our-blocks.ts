import type { Element } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { isBlockElement, visibleText } from '../extraction/hast-text.ts';
import type { PageBlock, PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';

/** Header and footer are about the site; the text between them may be about anyone. */
export const isFrame = ({ location }: Pick<PageBlock, 'location'>): boolean =>
  location === 'footer' || location === 'header' || location === 'nav';

/** Of a page without landmarks, so many blocks at its beginning and its end are taken for its frame. */
const BLOCKS_ABOVE = 12;
const BLOCKS_BELOW = 20;

/** Who is named on pages of a business by law or for emergencies, and who made the site. */
const othersHeading = new RegExp(alternatives('facts', 'othersHeading'), 'i');
const credit = new RegExp(
  String.raw`(?:${alternatives('facts', 'credit')})(?: (?:and|&|und) \p{L}{1,30})?(?:${alternatives('facts', 'creditThen')}){0,3} ?(?:${alternatives('facts', 'creditBy')})\b`,
  'iu',
);

const isOthers = ({ heading, text }: Pick<PageBlock, 'heading' | 'text'>): boolean =>
  othersHeading.test(heading) || isCredit(text);

/** The line that says who made the site. */
export const isCredit = (text: string): boolean => text.length < 200 && (credit.test(text) || makersMail.test(text));

/** `Website: studio@example.org`: a site has its own address, its maker a mailbox. */
const makersMail = new RegExp(String.raw`^(?:${alternatives('facts', 'makersMail')})\s?:\s?[\w.%+-]{1,64}@`, 'i');

/** The line that a link stands in says who made the site: the link leads to its maker. */
export function isInCredit({ element }: Pick<PageBlock, 'element'>, { parents }: PageReadingForFacts): boolean {
  let line: Element | undefined = element;
  while (line !== undefined && !isBlockElement(line)) line = parents.get(line);
  if (line === undefined) return false;
  const known = creditLines.get(line);
  if (known !== undefined) return known;
  // An element that holds lines is none.
  const isLine = line.children.every(
    (child) => child.type !== 'element' || !isBlockElement(child) || child.tagName === 'br',
  );
  const isFound = isLine && isCredit(visibleText(line));
  creditLines.set(line, isFound);
  return isFound;
}

/** Each line is read once, however many links stand in it. */
const creditLines = new WeakMap<Element, boolean>();

/** Finds the blocks that are about the business whose site it is. */
export function ourBlocks(page: PageReadingForFacts, purpose: PagePurpose): (block: PageBlock) => boolean {
  const hasFooter = page.blocks.some(({ location }) => location === 'footer');
  const last = page.blocks.length;
  const isEdge = ({ at }: PageBlock): boolean => !hasFooter && (at < BLOCKS_ABOVE || at >= last - BLOCKS_BELOW);
  return (block) =>
    !isOthers(block) &&
    (isFrame(block) || (!purpose.isArticle && (purpose.isContact || purpose.isStart || isEdge(block))));
}

/** The frame of a page first, its footer before all: what a page says everywhere is what it says of itself. */
export const framesFirst = (blocks: readonly PageBlock[]): PageBlock[] => [
  ...blocks.filter(({ location }) => location === 'footer'),
  ...blocks.filter(({ location }) => location !== 'footer' && isFrame({ location })),
  ...blocks.filter((block) => !isFrame(block)),
];
