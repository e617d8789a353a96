import { asksPrice, removePriceWords } from '../language/composed-words.ts';
import type { Language } from '../language/languages.ts';
import { listTerms } from '../language/subject-terms.ts';
import { type Message, message, quoted } from '../messages/message.ts';
import type { Topic } from './authority-map.ts';
import { tellingPages } from './candidate.ts';
import type { IdeaKeyword } from './idea.ts';
import { isLocalTrade } from './local-business.ts';
import { calculates, isMenu, reading } from './local-candidates.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import { metricCaveats, metricPoints, type PlayPattern, type Proposal, proposeForPage } from './proposal.ts';
import { matchesAll } from './same-search.ts';
import { searchSignature } from './search-key.ts';
import { titleName, worthMoreText } from './short-pages.ts';
import { siteLanguage } from './site-language.ts';
import { topicOfPage } from './topic-of-keyword.ts';
import { type PageFault, wordPageChange } from './word-page-change.ts';

const PROPOSALS_MAX = 20;
/** A site may have hundreds of short pages, and many of them are short for a reason. */
const THIN_MAX = 8;
/** As the word count check wants it (spec, Checks). */
const THIN_WORDS = 300;
/** A page that lacks less than a fifth of that is hardly better found with the rest. */
const THIN_BELOW = 240;
/** Of a page with fewer words nothing was read but its frame. */
const EMPTY_WORDS = 40;
/** So few are often a list of other pages, or a page that is still to be written. */
const LIST_WORDS = 100;
/** A page above this many others of the site, by its path, leads to them. */
const PAGES_BELOW_MIN = 2;
const POOR_GRADE = /^[CDF]/;
const OF_A_PAGE_POINTS = 20;

export interface KnownOfPages {
  dismissed: readonly string[];
  metricsOf: (keyword: string) => IdeaKeyword;
  topics: readonly Topic[];
}

/** Ideas for existing pages: a title without the page's keyword, thin content, a poor or outdated grade. One for a page. */
export function proposePageChanges(pages: readonly PageProfile[], known: KnownOfPages): Proposal[] {
  const language = siteLanguage(pages);
  const dismissed = new Set(known.dismissed.map((keyword) => searchSignature(keyword, language)));
  const below = pagesBelow(pages);
  const subjects = new Set<string>();
  const isWorthText = worthMoreText(pages);
  const sells = isLocalTrade(pages) || pages.some(({ showsPrice }) => showsPrice === true);
  const proposals = tellingPages(pages)
    .flatMap((page) => {
      const keyword = page.subject;
      if (page.planned || keyword === null || page.wordCount === 0) return [];
      if (dismissed.has(searchSignature(keyword, language))) return [];
      const leads = (below.get(toFolder(page.path ?? '')) ?? 0) >= PAGES_BELOW_MIN;
      const fault = findFault(page, keyword, { leadsToOthers: leads, sells });
      if (fault?.kind === 'thin' && !isWorthText(page, keyword)) return [];
      return fault ? [proposal(page, known.metricsOf(keyword), fault, { topics: known.topics, language })] : [];
    })
    .toSorted((a, b) => b.score - a.score || (a.pageId ?? 0) - (b.pageId ?? 0))
    // Two pages on one subject want to be one: what to do with the second one is seen when the first is done.
    .filter(({ keywords }) => isFirst(subjects, searchSignature(keywords[0]?.keyword ?? '', language)));
  const dropped = new Set(proposals.filter(({ pattern }) => pattern === 'strengthen_pages').slice(THIN_MAX));
  return proposals.filter((one) => !dropped.has(one)).slice(0, PROPOSALS_MAX);
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** The path that a default document stands for. */
const toFolder = (path: string): string => path.replace(/index\.[a-z]{3,5}$/, '');

/** How many pages stand right below each path. */
function pagesBelow(pages: readonly PageProfile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of pages) {
    const parent = path?.replace(/(?<![^/])[^/]+\/?$/, '');
    if (parent !== undefined && parent !== path) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  // Everything is below the homepage, and it is not there to list.
  counts.delete('/');
  return counts;
}

function findFault(
  page: PageProfile,
  keyword: string,
  { leadsToOthers, sells }: { leadsToOthers: boolean; sells: boolean },
): PageFault | null {
  const { title, wordCount, grade, gradeIsStale } = page;
  if (page.primaryKeyword !== null && !matchesAll(title ?? '', keyword, page.language ?? null)) {
    return { kind: 'retitle', title };
  }
  if (
    page.showsPrice === false &&
    !reading.test(page.path ?? '') &&
    title !== null &&
    !calculates.test(`${title} ${page.path ?? ''}`) &&
    isPriceList(titleName(title), page.language ?? null, sells)
  )
    return { kind: 'no_price', title };
  const isShort =
    calculates.test(`${title ?? ''} ${mainHeading(page)} ${page.path ?? ''}`) ||
    asksPrice(`${keyword} ${title ?? ''}`, page.language ?? null) ||
    isMenu(page.path ?? '');
  if (wordCount < EMPTY_WORDS) return null;
  const isListLike = wordCount < LIST_WORDS && page.kind != null && page.kind !== 'home' && page.path !== '/';
  if (wordCount < THIN_BELOW && !leadsToOthers && !isShort && !isListLike)
    return { kind: 'thin', wordCount, floor: THIN_WORDS };
  if (grade === null || !(POOR_GRADE.test(grade) || gradeIsStale)) return null;
  return { kind: 'graded', grade, isStale: gradeIsStale };
}

/** "Costs of the solver" are no prices, unless the site sells something; "our prices" are. */
const isPriceList = (name: string, language: Language | null, sells: boolean): boolean =>
  asksPrice(name, language) && (sells || listTerms(removePriceWords(name, language), language).length === 0);

const kinds: Record<PageFault['kind'], { change: Proposal['change']; pattern: PlayPattern }> = {
  retitle: { change: 'retitle', pattern: 'sharpen_titles' },
  thin: { change: 'expand', pattern: 'strengthen_pages' },
  no_price: { change: 'expand', pattern: 'name_prices' },
  graded: { change: 'optimize', pattern: 'strengthen_pages' },
};

/** The emptier a page, the less it can be found for; but what is nearly empty may be so on purpose. */
function scoreFault(fault: PageFault): number {
  switch (fault.kind) {
    case 'retitle':
      return 25;
    case 'no_price':
      return 24;
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
  return proposeForPage(page, {
    ...kinds[fault.kind],
    words: wordPageChange(fault, {
      keyword: keyword.keyword,
      path: page.path ?? `page ${page.id}`,
      name: spellKeyword(keyword.keyword, page),
    }),
    caveats: listCaveats(page, fault, keyword),
    keyword,
    topic: topicOfPage(page, keyword.keyword, topics, language),
    points: OF_A_PAGE_POINTS + scoreFault(fault) + metricPoints(keyword),
  });
}

/** With the capitals of the page: keywords have none. */
const spellKeyword = (keyword: string, { spellings = {} }: PageProfile): string =>
  keyword
    .split(' ')
    .map((word) => spellings[word] ?? word)
    .join(' ');

function listCaveats(page: PageProfile, fault: PageFault, keyword: IdeaKeyword): Message[] {
  const isListLike = fault.kind === 'thin' && fault.wordCount < LIST_WORDS;
  return [
    ...(page.primaryKeyword === null ? [message('ideas.caveat.no-keyword', { keyword: quoted(keyword.keyword) })] : []),
    ...(isListLike ? [message('ideas.caveat.list-like')] : []),
    ...(fault.kind === 'retitle' ? [message('ideas.caveat.old-title')] : []),
    ...metricCaveats(keyword),
  ];
}
