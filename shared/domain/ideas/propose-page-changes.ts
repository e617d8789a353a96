import type { Topic } from './authority-map.ts';
import { topicOf } from './candidate-keywords.ts';
import type { IdeaKeyword } from './idea.ts';
import { keywordSignature, stemsOf } from './keyword-signature.ts';
import type { PageProfile } from './page-profile.ts';
import { metricCaveats, metricPoints, type Proposal, pageKind, roundScore } from './proposal.ts';

const PROPOSALS_MAX = 20;
/** As the word count check wants it (spec, Checks). */
const THIN_WORDS = 300;
const POOR_GRADE = /^[CDF]/;
/** Pages that have to be there and need not be found. */
const utilityPath =
  /(^|\/)(privacy|terms|legal|imprint|impressum|datenschutz|cookies?|contact|kontakt|login|account|cart|checkout|search|thank-you|404|sitemap)([-/.]|$)/;

/** Ideas for pages that are there: a title without the page's keyword, thin content, a poor or outdated grade. One for a page. */
export function proposePageChanges(
  pages: readonly PageProfile[],
  known: { dismissed: readonly string[]; metricsOf: (keyword: string) => IdeaKeyword; topics: readonly Topic[] },
): Proposal[] {
  const dismissed = new Set(known.dismissed.map(keywordSignature));
  return pages
    .flatMap((page) => {
      const keyword = keywordOf(page);
      if (page.planned || page.noindex || utilityPath.test(page.path ?? '') || keyword === null) return [];
      if (dismissed.has(keywordSignature(keyword))) return [];
      const change = changeOf(page, keyword);
      return change ? [proposal(page, known.metricsOf(keyword), change, known.topics)] : [];
    })
    .toSorted((a, b) => b.score - a.score || (a.pageId ?? 0) - (b.pageId ?? 0))
    .slice(0, PROPOSALS_MAX);
}

/** The primary keyword; of a page without one, the phrase that it says most. */
export const keywordOf = ({ primaryKeyword, phrases }: PageProfile): string | null =>
  primaryKeyword ?? Object.keys(phrases)[0] ?? null;

type Change = Pick<Proposal, 'change' | 'title' | 'description' | 'why' | 'pattern'> & { points: number };

function changeOf(page: PageProfile, keyword: string): Change | null {
  const name = page.path ?? `page ${page.id}`;
  if (page.primaryKeyword !== null && !new Set(stemsOf(keyword)).isSubsetOf(new Set(stemsOf(page.title ?? '')))) {
    return {
      change: 'retitle',
      title: `Put "${keyword}" into the title of ${name}`,
      description: 'Write a title of 30 to 60 characters that begins with the keyword and says what the page offers.',
      why: page.title
        ? `Its primary keyword is not in its title, "${page.title}".`
        : 'It has a primary keyword and no title.',
      pattern: 'sharpen_titles',
      points: 25,
    };
  }
  if (page.wordCount < THIN_WORDS) {
    return {
      change: 'expand',
      title: `Say more on ${name}`,
      description: `Answer what somebody who searches for "${keyword}" wants to know; ${THIN_WORDS} words are a floor, not an aim.`,
      why: `It has ${page.wordCount} words, and pages under ${THIN_WORDS} seldom answer a search.`,
      pattern: 'strengthen_pages',
      points: 18,
    };
  }
  if (page.grade === null || !(POOR_GRADE.test(page.grade) || page.gradeIsStale)) return null;
  return {
    change: 'optimize',
    title: `Work on ${name}`,
    description: 'Analyse the page again and take up its recommendations, those with the most points first.',
    why: page.gradeIsStale
      ? `Its content changed after it was graded ${page.grade}.`
      : `It was graded ${page.grade}, and its recommendations say what is missing.`,
    pattern: 'strengthen_pages',
    points: page.gradeIsStale ? 12 : 20,
  };
}

function proposal(page: PageProfile, keyword: IdeaKeyword, given: Change, topics: readonly Topic[]): Proposal {
  const { points, ...change } = given;
  return {
    ...change,
    action: 'optimize',
    keywords: [keyword],
    ...pageKind(keyword.keyword),
    caveats: [
      ...(page.primaryKeyword === null
        ? ['The page has no primary keyword; this is the phrase that it says most.']
        : []),
      ...metricCaveats(keyword),
    ],
    pageId: page.id,
    pagePath: page.path,
    proposedPath: null,
    topic: topics.find(({ pageIds }) => pageIds.includes(page.id))?.name ?? topicOf(keyword.keyword, topics),
    score: roundScore(20 + points + metricPoints(keyword)),
  };
}
