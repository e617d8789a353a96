import { detectKeywords, generateKeywords } from '../../../test/corpora/keywords/find-keywords.ts';
import { keywordPageShape, type LabelledPage } from '../../../test/corpora/keywords/keyword-page.ts';
import type { Check } from '../../../test/corpora/scores.ts';
import { readSets } from '../../../test/corpora/sets.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';

/** Accepted, or none where a page may have none; not wrong; no nonsense. */
const checkKeyword = ({ page, accepts, nonsense }: LabelledPage, keyword: string | null): Check[] => [
  { line: `${page}: ${keyword}`, holds: accepts.includes(keyword ?? 'none') },
  { line: `${page}: ${keyword} is not wrong`, holds: keyword === null || accepts.includes(keyword) },
  { line: `${page}: ${keyword} is no nonsense`, holds: keyword === null || !nonsense.includes(keyword) },
];

const checkKeywords = (pages: readonly LabelledPage[], found: readonly (string | null)[]): Check[] =>
  pages.flatMap((page, at) => checkKeyword(page, found[at] ?? null));

export function readCases(): MeasuredCase[] {
  const sets = readSets('keywords', keywordPageShape);
  // Of one site: invented pages are of many.
  const sites = sets.filter(({ cases }) => cases.some(({ places }) => places));
  return [
    ...casesOf(sets, (page) => checkKeywords([page], detectKeywords([page]))),
    ...casesOf(
      sites.map((set) => ({ ...set, cases: [set.cases] })),
      (pages) => checkKeywords(pages, generateKeywords(pages)),
    ),
  ];
}
