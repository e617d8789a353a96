import type { Element } from 'hast';
import { elementNames } from '../extraction/hast-text.ts';
import { findSitePage } from '../pages/page-kind/page-names.ts';
import { SERVICE_LABEL } from './fact-kinds.ts';
import { factPatterns } from './fact-patterns.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts, rankHeading, walkOutwards } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';

const NAME_CHARACTERS_MAX = 80;
const NAME_WORDS_MAX = 9;
const SECTION_BLOCKS_MAX = 80;
const ANNOUNCEMENT_CHARACTERS_MAX = 200;
/** One heading below `Our services` may be anything. */
const SERVICES_MIN = 2;
const SERVICES_MAX = 30;
const REPEATED_MIN = 4;
const LINE_LEVEL = 2;

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
        (block.location === 'body' || (block.location === 'header' && rankHeading(block) > 0)) &&
        block.text.length <= ANNOUNCEMENT_CHARACTERS_MAX &&
        // A text of several cards is about each of them.
        (texts.get(block.text)?.length ?? 0) < REPEATED_MIN &&
        factPatterns().servicesHeading.test(block.text) &&
        !isLink(block),
    )
    .flatMap((block) => servicesBelow(page, block))
    .slice(0, SERVICES_MAX)
    .flatMap((block) =>
      observed({
        kind: 'stat',
        data: { label: SERVICE_LABEL, value: block.text },
        source: 'crawl',
        evidence: block.text,
        locator: describePlace(block),
      }),
    );
}

const isLink = ({ element }: PageBlock): boolean =>
  element.tagName === 'li' || element.children.some((child) => child.type === 'element' && child.tagName === 'a');

function servicesBelow(page: PageReadingForFacts, heading: PageBlock): PageBlock[] {
  // A line above a section may look like a heading and be none in the markup.
  const found = namesBelow(page, heading.at, rankHeading(heading) || LINE_LEVEL);
  const title = page.blocks[heading.at + 1];
  if (found.length > 0 || title === undefined || rankHeading(title) === 0) return found;
  // Or it is a label right above the heading.
  const isLabel = rankHeading(heading) === 0 || rankHeading(heading) > rankHeading(title);
  return isLabel ? namesBelow(page, title.at, rankHeading(title)) : [];
}

function sectionBelow(page: PageReadingForFacts, at: number, level: number): PageBlock[] {
  const section: PageBlock[] = [];
  for (const block of page.blocks.slice(at + 1, at + 1 + SECTION_BLOCKS_MAX)) {
    // A title in the header of a page has its slogan there as well.
    if (block.location === 'header' && section.length === 0 && rankHeading(block) === 0) continue;
    if (block.location !== 'body' || (rankHeading(block) > 0 && rankHeading(block) <= level)) break;
    section.push(block);
  }
  return section;
}

function namesBelow(page: PageReadingForFacts, at: number, level: number): PageBlock[] {
  const section = sectionBelow(page, at, level);
  const cards = cardHeadings(section);
  if (cards.length > 0) return services(alike(page, cards));
  const firstHeading = section.findIndex((block) => rankHeading(block) > 0);
  const lines = firstHeading < 0 ? section : section.slice(0, firstHeading);
  return services(lines.filter(({ element }) => element.tagName === 'li'));
}

/** The headings of one rank. A sentence that introduces them may be a heading of a higher rank. */
function cardHeadings(section: readonly PageBlock[]): PageBlock[] {
  const headings = section.filter((block) => rankHeading(block) > 0);
  for (const level of [...new Set(headings.map(rankHeading))].toSorted()) {
    const cards = headings.filter((block) => rankHeading(block) === level);
    if (cards.length > 1 || !isSentence(cards[0])) return cards;
  }
  return [];
}

/** The largest group of headings that are set alike: other sections may have headings of the same rank. */
function alike(page: PageReadingForFacts, cards: readonly PageBlock[]): readonly PageBlock[] {
  const groups = Map.groupBy(cards, ({ element }) => classesAround(page, element));
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return largest.length > 2 || largest.length > 0.7 * cards.length ? largest : cards;
}

const classesAround = (page: PageReadingForFacts, element: Element): string =>
  [...walkOutwards(page, element)]
    .slice(0, 3)
    .map((one) => `${one.tagName} ${elementNames(one).slice(1).join(' ')}`)
    .join('/');
const isSentence = (block: PageBlock | undefined): boolean =>
  block !== undefined && (block.text.split(' ').length > NAME_WORDS_MAX || /[.:]$/.test(block.text));

/** Those that are names. Most of them are, or the section is about something else. */
function services(items: readonly PageBlock[]): PageBlock[] {
  // "About us" is an entry of a menu.
  if (items.some(({ text }) => findSitePage(text) !== null)) return [];
  const found = items.filter(({ text }) => isServiceName(text));
  return found.length >= SERVICES_MIN && found.length >= 0.7 * items.length ? found : [];
}

const isServiceName = (name: string): boolean =>
  /\p{L}{3}|[\p{Lo}]{2}/u.test(name) &&
  name.length <= NAME_CHARACTERS_MAX &&
  name.split(' ').length <= NAME_WORDS_MAX &&
  !/[.!?;]|:\s|^\d+$|[$€£¥]\s?\d|\d\s?[$€£¥]/u.test(name);
