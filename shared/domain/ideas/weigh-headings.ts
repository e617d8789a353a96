import { matchable } from '../fields/keyword-match.ts';
import { addHeading, type PageProfile } from './page-profile.ts';

const HEADING_WEIGHT = 2;
/** A heading on this many pages, and on this share of them, is of their template: "Parameters", "See also", "Opening hours". */
const TEMPLATE_PAGES_MIN = 3;
const TEMPLATE_SHARE = 0.01;

/**
 * Profiles with the words of their headings, and without the headings that many pages have: a template says what kind of
 * page something is, not what it is about.
 */
export function weighHeadings(pages: readonly PageProfile[]): PageProfile[] {
  const counts = new Map<string, number>();
  for (const { headings } of pages) {
    for (const heading of new Set(headings.map(matchable))) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const templateCount = Math.max(TEMPLATE_PAGES_MIN, pages.length * TEMPLATE_SHARE);
  return pages.map((page) => {
    const isOwn = (heading: string): boolean => (counts.get(matchable(heading)) ?? 0) < templateCount;
    const headings = page.headings.filter(isOwn);
    const subjects = Object.fromEntries(Object.entries(page.subjects).filter(([, heading]) => isOwn(heading)));
    return headings.reduce((weighed, heading) => addHeading(weighed, heading, HEADING_WEIGHT), {
      ...page,
      headings,
      subjects,
    });
  });
}
