import type { Element } from 'hast';
import { elementNames, visibleText } from '../extraction/hast-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { findSitePage } from '../pages/page-kind/page-names.ts';
import { SERVICE_LABEL } from './fact-kinds.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { groupedNames, type NamedItem } from './service-groups.ts';
import { contactLabel, noService, servicesHeading, servicesLead } from './service-words.ts';
import { firstPart } from './spaced-text.ts';
import { isInTwoLanguages } from './two-languages.ts';

const NAME_CHARACTERS_MAX = 80;
const NAME_WORDS_MAX = 9;
const SECTION_BLOCKS_MAX = 80;
const ANNOUNCEMENT_CHARACTERS_MAX = 200;
/** One heading below `Our services` may be anything. */
const SERVICES_MIN = 2;
const SERVICES_MAX = 30;
/** So many elements around a heading may be its section. */
const SECTION_LEVELS_MAX = 4;

const REPEATED_MIN = 4;
const LINE_LEVEL = 2;

const headingRank = ({ element }: PageBlock): number => Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);

/**
 * Finds services without a price: the headings of the cards below a heading like `Our services`, the items of the list right
 * below it, or the first lines of elements that are alike. A fact of the kind `stat` whose label is `service`.
 */
export function serviceFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (purpose.isArticle || !(purpose.isStart || purpose.isAbout || purpose.isOffer)) return [];
  if (isInTwoLanguages(page)) return [];
  const texts = Map.groupBy(page.blocks, ({ text }) => text);
  return page.blocks
    .filter(
      (block) =>
        (block.location === 'body' || (block.location === 'header' && headingRank(block) > 0)) &&
        block.text.length <= ANNOUNCEMENT_CHARACTERS_MAX &&
        // A text of several cards is about each of them.
        (texts.get(block.text)?.length ?? 0) < REPEATED_MIN,
    )
    .flatMap((block) => {
      if (servicesHeading.test(block.text)) return isLink(block) ? [] : servicesBelow(page, block);
      return servicesLead.test(block.text) ? listRightBelow(page, block) : [];
    })
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
  if (found.length > 0) return found;
  const title = page.blocks[heading.at + 1];
  // Or it is a label right above the heading.
  const isLabel =
    title !== undefined &&
    headingRank(title) > 0 &&
    (headingRank(heading) === 0 || headingRank(heading) > headingRank(title));
  return isLabel ? namesBelow(page, title.at, headingRank(title)) : findPeers(page, heading);
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
  const [intro, end] = cards;
  // The title of a page of services may have its cards below the heading that introduces them.
  const below =
    intro !== undefined && (level === 1 || cards.length === 1)
      ? services(cardsBelow(section, intro, end).map(named))
      : [];
  if (below.length > 0) return below;
  const names = areLabelled(page, cards) ? [] : services(alike(page, cards).map(named));
  if (names.length > 0) return names;
  if (intro !== undefined) return [];
  const firstHeading = section.findIndex((block) => headingRank(block) > 0);
  const lines = firstHeading < 0 ? section : section.slice(0, firstHeading);
  const found = services(lines.filter(({ element }) => element.tagName === 'li').map(named));
  return found.length > 0 ? found : services(groupedNames(page, lines, isShortName));
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

function cardsBelow(section: readonly PageBlock[], intro: PageBlock, end: PageBlock | undefined): PageBlock[] {
  if (isServiceName(readName(intro)) && intro.text.split(' ').length < 3) return [];
  const cards = cardHeadings(section.filter(({ at }) => at > intro.at && (end === undefined || at < end.at)));
  return cards.length > SERVICES_MIN ? cards : [];
}

/** Below its name, in a line that is no heading, a service has a slogan for its heading. */
const areLabelled = (page: PageReadingForFacts, cards: readonly PageBlock[]): boolean =>
  cards.length > 1 &&
  cards.filter((card) => {
    const before = page.blocks[card.at - 1];
    const isBeside = before !== undefined && page.parents.get(before.element) === page.parents.get(card.element);
    return isBeside && headingRank(before) === 0 && before.element.tagName !== 'li' && isShortName(before.text);
  }).length >=
    cards.length * 0.6;

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

/** Headings of the rank of the heading itself, in cards that are in its section. */
function findPeers(page: PageReadingForFacts, heading: PageBlock): NamedItem[] {
  const level = headingRank(heading);
  let section: Element | undefined = page.parents.get(heading.element);
  for (let at = 0; level > 0 && section !== undefined && at < SECTION_LEVELS_MAX; at += 1) {
    const around: Element = section;
    if (/^(?:html|body|main)$/.test(around.tagName)) return [];
    const inside = page.blocks
      .slice(heading.at + 1, heading.at + 1 + SECTION_BLOCKS_MAX)
      .filter((block) => headingRank(block) > 0 && isInside(page, block.element, around));
    if (inside.length > 0) {
      // Where the heading is set as the others are, it is one of the cards and announces none.
      const own = classesAround(page, heading.element);
      const areCards = inside.every(
        (block) =>
          headingRank(block) === level &&
          page.parents.get(block.element) !== around &&
          classesAround(page, block.element) !== own,
      );
      return areCards ? services(inside.map(named)) : [];
    }
    section = page.parents.get(around);
  }
  return [];
}

function isInside({ parents }: PageReadingForFacts, element: Element, around: Element): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = parents.get(at)) if (at === around) return true;
  return false;
}

/** After `We offer:` the items of a list, or headings, with nothing between. */
function listRightBelow(page: PageReadingForFacts, lead: PageBlock): NamedItem[] {
  const next = page.blocks[lead.at + 1];
  if (next === undefined) return [];
  const { tagName } = next.element;
  if (tagName !== 'li' && !(headingRank(next) > headingRank(lead))) return [];
  const section = sectionBelow(page, lead.at, headingRank(next) > 0 ? headingRank(next) - 1 : LINE_LEVEL);
  const list = page.parents.get(next.element);
  const items =
    tagName === 'li'
      ? section.filter(({ element }) => page.parents.get(element) === list)
      : section.filter((block) => headingRank(block) === headingRank(next));
  return services(items.map(named));
}

/** Those that are names. Most of them are, or the section is about something else. */
function services(items: readonly NamedItem[]): NamedItem[] {
  // "Home" and "About us" are entries of a menu; a guarantee is an argument for a business.
  if (items.some(({ name }) => isMenuEntry(name))) return [];
  if (items.filter(({ name }) => noService.test(name)).length > items.length / 4) return [];
  const found = items.filter(({ name }) => isServiceName(name));
  return found.length >= SERVICES_MIN && found.length >= 0.7 * items.length ? found : [];
}

const isMenuEntry = (name: string): boolean =>
  findSitePage(name) !== null ||
  contactLabel.test(name) ||
  /^(?:home|homepage|start|startseite|accueil|inicio|início|strona główna|hem|hjem|etusivu|úvod|главная)$/iu.test(name);

const isServiceName = (name: string): boolean =>
  /\p{L}{3}|[\p{Lo}]{2}/u.test(name) &&
  name.length <= NAME_CHARACTERS_MAX &&
  name.split(' ').length <= NAME_WORDS_MAX &&
  !/[.!?;]|:\s|^\d+$|[$€£¥]\s?\d|\d\s?[$€£¥]/u.test(name) &&
  !noService.test(name);

const SHORT_WORDS_MAX = 6;
/** Without a heading or a list a service has to look like one: a few words, the first in upper case. */
const isShortName = (name: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(trimmed(name)) &&
  name.split(' ').length <= SHORT_WORDS_MAX &&
  isServiceName(name) &&
  !isMenuEntry(name);
