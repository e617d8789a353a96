import { listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { factPatterns } from '../../facts/fact-patterns.ts';

/** A heading with what stands below it. */
export interface MarkdownSection {
  readonly heading: string;
  readonly level: number;
  /** Of the text up to the next heading of the same rank. */
  readonly words: number;
}

/** Where a page names a subject: it decides whether the subject is offered, praised or explained there. */
export interface PageSection {
  readonly words: number;
  /** The heading above that announces what is offered; empty where the page itself is a list of what is offered. */
  readonly offeredBelow?: string;
  /** It stands among reasons to choose the business, its values or the steps of an order: no subject of a search. */
  readonly isReason?: true;
}

/** Headings above which reasons, values, steps and people stand, in the languages that pages are read in. */
const reasons = listReadingWords('ideas', 'reasons');
const reasonHeading = new RegExp(reasons.join('|'), 'iu');
const HEADING_CHARACTERS_MAX = 160;

/** Sections by their headings; of two with the same heading the first. */
export function pageSections(sections: readonly MarkdownSection[], names: readonly string[]): Map<string, PageSection> {
  const found = new Map<string, PageSection>();
  const above: MarkdownSection[] = [];
  const lists = sections.filter(({ heading }) => factPatterns().servicesHeading.test(heading));
  const isPart = lists.some(({ level }) => level > 1);
  const announcing = new Set(lists.filter(({ level }) => level > 1 || !isPart));
  // A page that is named for what is offered is the list itself, unless a part of it is.
  const isOffers = names.some((name) => factPatterns().servicesHeading.test(name)) && !isPart;
  for (const section of sections) {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const placed = placedIn(section, above, { isOffers, announcing });
    if (!found.has(section.heading)) found.set(section.heading, placed);
    above.push(section);
  }
  return found;
}

function placedIn(
  section: MarkdownSection,
  above: readonly MarkdownSection[],
  { isOffers, announcing }: { isOffers: boolean; announcing: ReadonlySet<MarkdownSection> },
): PageSection {
  const { words } = section;
  const isReason = (heading: string): boolean =>
    heading.length <= HEADING_CHARACTERS_MAX && reasonHeading.test(heading);
  if ([section, ...above].some(({ heading }) => isReason(heading))) return { words, isReason: true };
  const list = above.findLast((one) => announcing.has(one));
  if (list !== undefined) return { words, offeredBelow: list.heading };
  return isOffers ? { words, offeredBelow: '' } : { words };
}
