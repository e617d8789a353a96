import { siteNameOf } from '../pages/page-kind/page-names.ts';
import { SERVICE_LABEL } from './fact-kinds.ts';
import { type Observation, observed } from './observation.ts';
import { servicesHeading } from './offer-words.ts';
import { type PageBlock, type PageReadingForFacts, placeOf } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { firstPart } from './spaced-text.ts';

const NAME_CHARACTERS_MAX = 80;
const NAME_WORDS_MAX = 9;
const SECTION_BLOCKS_MAX = 80;
/** One heading below `Our services` may be anything. */
const SERVICES_MIN = 2;
const SERVICES_MAX = 30;

const LINE_LEVEL = 2;

const levelOf = ({ element }: PageBlock): number => Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);

/**
 * What a business offers without a price: the headings of the cards below a heading like `Our services`, or the items of
 * the list right below it. A fact of the kind `stat` whose label is `service`.
 */
export function serviceFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (purpose.isArticle || !(purpose.isStart || purpose.isAbout || purpose.isOffer)) return [];
  return page.blocks
    .filter((block) => block.location === 'body' && !isLink(block) && servicesHeading.test(block.text))
    .flatMap((heading) => servicesBelow(page, heading))
    .slice(0, SERVICES_MAX)
    .flatMap((block) =>
      observed({
        kind: 'stat',
        data: { label: SERVICE_LABEL, value: nameOf(block) },
        source: 'crawl',
        evidence: nameOf(block),
        locator: placeOf(block),
      }),
    );
}

const nameOf = (block: PageBlock): string => firstPart(block).replace(/^[\s\d.)•✓✔–—-]+(?=\p{L})|[\s:：.→»]+$/gu, '');

const isLink = ({ element }: PageBlock): boolean =>
  element.tagName === 'li' || element.children.some((child) => child.type === 'element' && child.tagName === 'a');

function servicesBelow(page: PageReadingForFacts, heading: PageBlock): PageBlock[] {
  // A line above a section may look like a heading and be none in the markup.
  const found = namesBelow(page, heading.at, levelOf(heading) || LINE_LEVEL);
  const title = page.blocks[heading.at + 1];
  // Or it is a label right above the heading.
  const isLabel = found.length === 0 && levelOf(heading) === 0 && title !== undefined && levelOf(title) > 0;
  return isLabel ? namesBelow(page, title.at, levelOf(title)) : found;
}

function namesBelow(page: PageReadingForFacts, at: number, level: number): PageBlock[] {
  const section: PageBlock[] = [];
  for (const block of page.blocks.slice(at + 1, at + 1 + SECTION_BLOCKS_MAX)) {
    if (block.location !== 'body' || (levelOf(block) > 0 && levelOf(block) <= level)) break;
    section.push(block);
  }
  const headings = section.filter((block) => levelOf(block) > 0);
  const below = Math.min(...headings.map(levelOf));
  const cards = headings.filter((block) => levelOf(block) === below);
  const items = headings.length > 0 ? cards : section.filter(({ element }) => element.tagName === 'li');
  const named = items.filter(isServiceName);
  // Most of them are names, or the section is about something else.
  // "Home" and "About us" are entries of a menu.
  if (items.some((block) => isMenuEntry(nameOf(block)))) return [];
  return named.length >= SERVICES_MIN && named.length >= 0.7 * items.length ? named : [];
}

const isMenuEntry = (name: string): boolean =>
  siteNameOf(name) !== null ||
  /^(?:home|homepage|start|startseite|accueil|inicio|início|strona główna|hem|hjem|etusivu|úvod|главная)$/iu.test(name);

const isServiceName = (block: PageBlock): boolean => {
  const name = nameOf(block);
  return (
    /\p{L}{3}|[\p{Lo}]{2}/u.test(name) &&
    name.length <= NAME_CHARACTERS_MAX &&
    name.split(' ').length <= NAME_WORDS_MAX &&
    !/[.!?:;]|^\d+$|[$€£¥]\s?\d|\d\s?[$€£¥]/u.test(name) &&
    !/^(?:why|warum|pourquoi|por qué|perché|porque|waarom|dlaczego|почему|contact|kontakt|faq|our process|how it works|so funktioniert|get in touch|book|termin)/iu.test(
      name,
    )
  );
};
