import type { Finding } from '../grading/grading-input.ts';

/** Titles of findings that ask for the same in other words: of each row one is said, the first. */
const requests: readonly (readonly string[])[] = [
  ['Cover the topic in more depth', 'Widen the coverage of the topic'],
  ['Name your sources', 'Link to a source'],
  ['Answer the query first', 'Write an introduction', 'Tighten the introduction'],
  ['Shorten the long sentences', 'Simplify the wording'],
  ['Link to related pages of the site', 'Link to different pages'],
  ['Add structured data', 'Use the type that fits the page'],
];

const findRow = ({ title }: Finding): number => requests.findIndex((titles) => titles.includes(title));

/** The findings without those that ask again for what one before them asks for. */
export function removeSameRequests(findings: readonly Finding[]): Finding[] {
  const asked = new Set<number>();
  return findings.filter((finding) => {
    const row = findRow(finding);
    if (row === -1) return true;
    const isNew = !asked.has(row);
    asked.add(row);
    return isNew;
  });
}
