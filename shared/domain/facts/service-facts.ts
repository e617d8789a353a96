import type { Element } from 'hast';
import { elementNames, visibleText } from '../extraction/hast-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { findSitePage } from '../pages/page-kind/page-names.ts';
import { SERVICE_LABEL } from './fact-kinds.ts';
import { factPatterns } from './fact-patterns.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { noService } from './service-words.ts';
import { firstPart } from './spaced-text.ts';

const NAME_CHARACTERS_MAX = 80;
const NAME_WORDS_MAX = 9;
const SECTION_BLOCKS_MAX = 80;
const ANNOUNCEMENT_CHARACTERS_MAX = 200;
/** One heading below `Our services` may be anything. */
const SERVICES_MIN = 2;
const SERVICES_MAX = 30;
const REPEATED_MIN = 4;
const LINE_LEVEL = 2;

/** A name with the block that it stands in. */
interface NamedItem {
  name: string;
  block: PageBlock;
}

const headingRank = ({ element }: PageBlock): number => Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);

/**
 * Finds services without a price: the headings of the cards below a heading like `Our services`, or the items of the list right
 * below it. A fact of the kind `stat` whose label is `service`.
 */
export function serviceFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (purpose.isArticle || !(purpose.isStart || purpose.isAbout || purpose.isOffer)) return [];
  const texts = Map.groupBy(page.blocks, ({ text }) => text);
  return page.blocks
    .filter(
      (block) =>
        (block.location === 'body' || (block.location === 'header' && headingRank(block) > 0)) &&
        block.text.length <= ANNOUNCEMENT_CHARACTERS_MAX &&
        // A text of several cards is about each of them.
        (texts.get(block.text)?.length ?? 0) < REPEATED_MIN &&
        factPatterns().servicesHeading.test(block.text) &&
        !isLink(block),
    )
    .flatMap((block) => servicesBelow(page, block))
    .slice(0, SERVICES_MAX)
    .flatMap(({ name, block }) =>
      observed({
        kind: 'stat',
        data: { label: SERVICE_LABEL, value: name },
        source: 'crawl',
        evidence: name,
        locator: describePlace(block),
      }),
    );
}

/** The name at the beginning of a line: `<strong>Facials</strong> – deep cleansing` is `Facials`. */
function readName(block: PageBlock): string {
  const [first] = block.element.children.filter((child) => visibleText({ type: 'root', children: [child] }) !== '');
  const isSet =
    first?.type === 'element' && /^(?:strong|b)$/.test(first.tagName) && block.text.length > NAME_CHARACTERS_MAX / 2;
  return trimmed(
    isSet ? visibleText(first) : (/^(.{3,60}?\p{L})(?::\s|\s[–—]\s)/u.exec(firstPart(block))?.[1] ?? firstPart(block)),
  );
}

const trimmed = (name: string): string =>
  trimTrailing(name.replace(/^(?:[^\p{L}\p{N}(„“«"]+|\d{1,2}[.)]?\s+)(?=\p{L})/u, ''), /[\s:：.→»›>+]/).trim();

const named = (block: PageBlock): NamedItem => ({ name: readName(block), block });

const isLink = ({ element }: PageBlock): boolean =>
  element.tagName === 'li' || element.children.some((child) => child.type === 'element' && child.tagName === 'a');

function servicesBelow(page: PageReadingForFacts, heading: PageBlock): NamedItem[] {
  // A line above a section may look like a heading and be none in the markup.
  const found = namesBelow(page, heading.at, headingRank(heading) || LINE_LEVEL);
  const title = page.blocks[heading.at + 1];
  if (found.length > 0 || title === undefined || headingRank(title) === 0) return found;
  // Or it is a label right above the heading.
  const isLabel = headingRank(heading) === 0 || headingRank(heading) > headingRank(title);
  return isLabel ? namesBelow(page, title.at, headingRank(title)) : [];
}

function sectionBelow(page: PageReadingForFacts, at: number, level: number): PageBlock[] {
  const section: PageBlock[] = [];
  for (const block of page.blocks.slice(at + 1, at + 1 + SECTION_BLOCKS_MAX)) {
    // A title in the header of a page has its slogan there as well.
    if (block.location === 'header' && section.length === 0 && headingRank(block) === 0) continue;
    if (block.location !== 'body' || (headingRank(block) > 0 && headingRank(block) <= level)) break;
    section.push(block);
  }
  return section;
}

function namesBelow(page: PageReadingForFacts, at: number, level: number): NamedItem[] {
  const section = sectionBelow(page, at, level);
  const cards = cardHeadings(section);
  if (cards.length > 0) return services(alike(page, cards).map(named));
  const firstHeading = section.findIndex((block) => headingRank(block) > 0);
  const lines = firstHeading < 0 ? section : section.slice(0, firstHeading);
  return services(lines.filter(({ element }) => element.tagName === 'li').map(named));
}

/** The headings of one rank. A sentence that introduces them may be a heading of a higher rank. */
function cardHeadings(section: readonly PageBlock[]): PageBlock[] {
  const headings = section.filter((block) => headingRank(block) > 0);
  for (const level of [...new Set(headings.map(headingRank))].toSorted()) {
    const cards = headings.filter((block) => headingRank(block) === level);
    if (cards.length > 1 || !isSentence(cards[0])) return cards;
  }
  return [];
}

/** The largest group of headings that are set alike: other sections may have headings of the same rank. */
function alike(page: PageReadingForFacts, cards: readonly PageBlock[]): readonly PageBlock[] {
  for (const classify of [classesAround, countAncestors]) {
    const groups = Map.groupBy(cards, ({ element }) => classify(page, element));
    const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
    if (largest.length > 2 || largest.length > 0.7 * cards.length) return largest;
  }
  return cards;
}

function* walkOutwards({ parents }: PageReadingForFacts, element: Element): Generator<Element> {
  for (let at: Element | undefined = element; at !== undefined; at = parents.get(at)) yield at;
}

/** Classes for the state of one element among its like. */
const isState = /^(?:is-)?(?:active|show|current|selected|open|visible|first|last|odd|even|reverse[d]?)$/i;
const classesAround = (page: PageReadingForFacts, element: Element): string =>
  [...walkOutwards(page, element)]
    .slice(0, 3)
    .map(
      (one) =>
        `${one.tagName} ${elementNames(one)
          .slice(1)
          .filter((name) => !isState.test(name))
          .join(' ')}`,
    )
    .join('/');
const countAncestors = (page: PageReadingForFacts, element: Element): string =>
  String([...walkOutwards(page, element)].length);

const isSentence = (block: PageBlock | undefined): boolean =>
  block !== undefined && (block.text.split(' ').length > NAME_WORDS_MAX || /[.:]$/.test(block.text));

/** Those that are names. Most of them are, or the section is about something else. */
function services(items: readonly NamedItem[]): NamedItem[] {
  // "About us" is an entry of a menu; a guarantee is an argument for a business.
  if (items.some(({ name }) => findSitePage(name) !== null)) return [];
  if (items.filter(({ name }) => noService.test(name)).length > items.length / 4) return [];
  const found = items.filter(({ name }) => isServiceName(name));
  return found.length >= SERVICES_MIN && found.length >= 0.7 * items.length ? found : [];
}

const isServiceName = (name: string): boolean =>
  /\p{L}{3}|[\p{Lo}]{2}/u.test(name) &&
  name.length <= NAME_CHARACTERS_MAX &&
  name.split(' ').length <= NAME_WORDS_MAX &&
  !/[.!?;]|:\s|^\d+$|[$€£¥]\s?\d|\d\s?[$€£¥]/u.test(name) &&
  !noService.test(name);
