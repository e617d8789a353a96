import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { matchKeyword } from '../language/match-keyword.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';
import { isUtilityPage } from '../pages/utility-page.ts';
import type { Topic } from './authority-map.ts';
import type { IdeaKeyword } from './idea.ts';
import type { PageProfile } from './page-profile.ts';
import {
  classifyKeyword,
  metricCaveats,
  metricPoints,
  type PlayPattern,
  type Proposal,
  roundScore,
} from './proposal.ts';
import { siteLanguage } from './site-language.ts';
import { topicOfWords } from './topic-of-keyword.ts';
import { type PageFault, wordPageChange } from './wording.ts';

const PROPOSALS_MAX = 20;
/** A site may have hundreds of short pages, and many of them are short for a reason. */
const THIN_MAX = 8;
/** As the word count check wants it (spec, Checks). */
const THIN_WORDS = 300;
/** So few are often a list of other pages, or a page that is still to be written. */
const LIST_WORDS = 100;
/** A page above this many others of the site, by its path, is there to lead to them. */
const PAGES_BELOW_MIN = 2;
const POOR_GRADE = /^[CDF]/;
const OF_A_PAGE_POINTS = 20;

/** Ideas for pages that are there: a title without the page's keyword, thin content, a poor or outdated grade. One for a page. */
export function proposePageChanges(
  pages: readonly PageProfile[],
  known: { dismissed: readonly string[]; metricsOf: (keyword: string) => IdeaKeyword; topics: readonly Topic[] },
): Proposal[] {
  const language = siteLanguage(pages);
  const dismissed = new Set(known.dismissed.map((keyword) => keywordSignature(keyword, language)));
  const below = pagesBelow(pages);
  const proposals = pages
    .flatMap((page) => {
      const keyword = page.subject;
      if (page.planned || page.noindex || isUtilityPage(page.path) || keyword === null || page.wordCount === 0)
        return [];
      if (dismissed.has(keywordSignature(keyword, language))) return [];
      const leads = (below.get(folderOf(page.path ?? '')) ?? 0) >= PAGES_BELOW_MIN;
      const fault = faultOf(page, keyword, leads);
      return fault ? [proposal(page, known.metricsOf(keyword), fault, { topics: known.topics, language })] : [];
    })
    .toSorted((a, b) => b.score - a.score || (a.pageId ?? 0) - (b.pageId ?? 0));
  const thin = new Set(proposals.filter(({ change }) => change === 'expand').slice(THIN_MAX));
  return proposals.filter((one) => !thin.has(one)).slice(0, PROPOSALS_MAX);
}

/** The path that a default document stands for. */
const folderOf = (path: string): string => path.replace(/index\.[a-z]{3,5}$/, '');

/** How many pages stand right below each path. */
function pagesBelow(pages: readonly PageProfile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of pages) {
    const parent = path?.replace(/[^/]+\/?$/, '');
    if (parent !== undefined && parent !== path) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  // Everything is below the homepage, and it is not there to list.
  counts.delete('/');
  return counts;
}

function faultOf(page: PageProfile, keyword: string, leadsToOthers: boolean): PageFault | null {
  const { title, wordCount, grade, gradeIsStale } = page;
  if (page.primaryKeyword !== null && !isInTitle(keyword, title ?? '', page.language ?? null)) {
    return { kind: 'retitle', title };
  }
  if (wordCount < THIN_WORDS && !leadsToOthers) return { kind: 'thin', wordCount, floor: THIN_WORDS };
  if (grade === null || !(POOR_GRADE.test(grade) || gradeIsStale)) return null;
  return { kind: 'graded', grade, isStale: gradeIsStale };
}

/** True where a reader finds all words of the keyword in the title, in whatever form and order. */
function isInTitle(keyword: string, title: string, language: Language | null): boolean {
  const { foundTerms, terms } = matchKeyword(prepareText(title, language), prepareKeyword(keyword, language));
  return foundTerms === terms;
}

const kinds: Record<PageFault['kind'], { change: Proposal['change']; pattern: PlayPattern }> = {
  retitle: { change: 'retitle', pattern: 'sharpen_titles' },
  thin: { change: 'expand', pattern: 'strengthen_pages' },
  graded: { change: 'optimize', pattern: 'strengthen_pages' },
};

/** The emptier a page, the less it can be found for; but what is nearly empty may be so on purpose. */
function pointsOf(fault: PageFault): number {
  switch (fault.kind) {
    case 'retitle':
      return 25;
    case 'thin':
      return fault.wordCount < LIST_WORDS ? 8 : 12 + 8 * (1 - fault.wordCount / fault.floor);
    case 'graded':
      return fault.isStale ? 12 : 20;
  }
}

function proposal(
  page: PageProfile,
  keyword: IdeaKeyword,
  fault: PageFault,
  { topics, language }: { topics: readonly Topic[]; language: Language | null },
): Proposal {
  return {
    ...wordPageChange(fault, { keyword: keyword.keyword, name: page.path ?? `page ${page.id}` }),
    ...kinds[fault.kind],
    action: 'optimize',
    keywords: [keyword],
    ...classifyKeyword(keyword.keyword),
    caveats: [
      ...(page.primaryKeyword === null ? ['The page has no primary keyword; this one is read from its title.'] : []),
      ...(fault.kind === 'thin' && fault.wordCount < LIST_WORDS
        ? ['A page of so few words may be a list of others: then leave it as it is.']
        : []),
      ...metricCaveats(keyword),
    ],
    pageId: page.id,
    pagePath: page.path,
    proposedPath: null,
    topic:
      topics.find(({ pageIds }) => pageIds.includes(page.id))?.name ?? topicOfWords(keyword.keyword, topics, language),
    score: roundScore(OF_A_PAGE_POINTS + pointsOf(fault) + metricPoints(keyword)),
  };
}
