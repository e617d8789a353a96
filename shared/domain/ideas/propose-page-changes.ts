import { isGeneric } from '../keywords/title-parts.ts';
import { message, quoted } from '../messages/message.ts';
import type { Topic } from './authority-map.ts';
import { tellingPages } from './candidate.ts';
import type { IdeaKeyword } from './idea.ts';
import { evidence } from './idea-claims.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import {
  addCaveats,
  classifyKeyword,
  type IdeaWords,
  metricCaveats,
  metricPoints,
  type PlayPattern,
  type Proposal,
  roundScore,
  wordedBy,
} from './proposal.ts';
import { matchesAll } from './same-search.ts';
import { searchSignature } from './search-key.ts';
import { siteLanguage } from './site-language.ts';
import { pictures } from './subjects/label-phrase.ts';
import { topicOfWords } from './topic-of-keyword.ts';

const PROPOSALS_MAX = 20;
const POOR_GRADE = /^[CDF]/;
const OF_A_PAGE_POINTS = 20;
const NAME_CHARACTERS_MAX = 60;

export interface KnownOfPages {
  dismissed: readonly string[];
  metricsOf: (keyword: string) => IdeaKeyword;
  topics: readonly Topic[];
}

interface Change {
  readonly change: Proposal['change'];
  readonly pattern: PlayPattern;
  readonly points: number;
  readonly words: IdeaWords;
}

/**
 * Ideas for existing pages: a title without the page's keyword, a poor or outdated grade. One for a page and for a subject. What is wrong
 * with a page whatever it is about is an issue, and no idea.
 */
export function proposePageChanges(pages: readonly PageProfile[], known: KnownOfPages): Proposal[] {
  const language = siteLanguage(pages);
  const seen = new Set(known.dismissed.map((keyword) => searchSignature(keyword, language)));
  return tellingPages(pages)
    .flatMap((page) => {
      const keyword = page.subject;
      if (page.planned || keyword === null || page.wordCount === 0) return [];
      const change = findChange(page, keyword);
      return change === null ? [] : [createProposal(page, keyword, change, known)];
    })
    .toSorted((a, b) => b.score - a.score || (a.pageId ?? 0) - (b.pageId ?? 0))
    .filter(({ keywords }) => {
      const signature = searchSignature(keywords[0]?.keyword ?? '', language);
      const isFirst = !seen.has(signature);
      seen.add(signature);
      return isFirst;
    })
    .slice(0, PROPOSALS_MAX);
}

function findChange(page: PageProfile, keyword: string): Change | null {
  const { title, grade, gradeIsStale: isStale } = page;
  const path = page.path ?? `page ${page.id}`;
  if (page.primaryKeyword !== null && !matchesAll(title ?? '', keyword, page.language ?? null)) {
    const claim = { kind: 'primary_keyword', path, keyword } as const;
    const lacks = title
      ? evidence(
          message('ideas.page.lacks', { keyword: quoted(keyword), title: quoted(title) }),
          claim,
          { kind: 'title', path, value: title },
          { kind: 'not_in_title', path, keyword },
        )
      : evidence(message('ideas.page.untitled', { keyword: quoted(keyword) }), claim, {
          kind: 'title',
          path,
          value: null,
        });
    return {
      ...{ change: 'retitle', pattern: 'sharpen_titles', points: 25 },
      words: {
        title: message('ideas.page.retitle-title', { keyword: quoted(keyword), path }),
        description: message('ideas.page.retitle'),
        evidence: [lacks],
      },
    };
  }
  if (grade === null || !(POOR_GRADE.test(grade) || isStale)) return null;
  return {
    ...{ change: 'optimize', pattern: 'strengthen_pages', points: isStale ? 12 : 20 },
    words: {
      title: message('ideas.page.graded-title', { name: quoted(namePage(page)), path }),
      description: message(isStale ? 'ideas.page.stale' : 'ideas.page.graded'),
      evidence: [
        evidence(message('ideas.page.grade', { isStale, grade }), { kind: 'grade', path, value: grade, isStale }),
      ],
    },
  };
}

function createProposal(
  page: PageProfile,
  subject: string,
  { change, pattern, points, words }: Change,
  { metricsOf, topics }: KnownOfPages,
): Proposal {
  const keyword = metricsOf(subject);
  const isDetected = page.primaryKeyword === null;
  return {
    ...addCaveats(wordedBy(words), [
      ...(isDetected ? [message('ideas.caveat.no-keyword', { keyword: quoted(subject) })] : []),
      ...(change === 'retitle' ? [message('ideas.caveat.old-title')] : []),
      ...metricCaveats(keyword),
    ]),
    ...{ action: 'optimize', change, pattern, keywords: [keyword], pageId: page.id, pagePath: page.path },
    ...classifyKeyword(subject),
    proposedPath: null,
    topic:
      topics.find(({ pageIds }) => pageIds.includes(page.id))?.name ??
      topicOfWords(subject, topics, page.language ?? null),
    score: roundScore(OF_A_PAGE_POINTS + points + metricPoints(keyword)),
  };
}

/** The name of the page: its H1, where that is no sentence. */
function namePage(page: PageProfile): string {
  const h1 = mainHeading(page).replaceAll(pictures, ' ').trim();
  const isName = h1 !== '' && h1.length <= NAME_CHARACTERS_MAX && !/[.!?]$/.test(h1) && !isGeneric(h1);
  return isName ? h1 : (page.subject ?? '');
}
