import { groupedDigits } from '../fields/grouped-digits.ts';
import { wordsOf } from '../grading/text-statistics.ts';
import { normalizePagePath, pagePathKey } from '../urls/page-url.ts';
import type { Topic } from './authority-map.ts';
import { topicOf } from './candidate-keywords.ts';
import { overlap, stemsOf } from './keyword-signature.ts';
import type { PageProfile } from './page-profile.ts';
import { capitalized, metricCaveats, metricPoints, type Proposal, pageKind, roundScore } from './proposal.ts';
import { isQuestionKeyword } from './question-keyword.ts';
import type { ValidKeyword } from './validate-candidates.ts';

const PROPOSALS_MAX = 40;
const SECONDARY_MAX = 5;
/** Keywords with this much of the same words belong on one page. */
const ONE_PAGE = 0.5;
/** A page that says it this often, and nearly alone, could carry the keyword itself. */
const OWN_PAGE_COUNT_MIN = 4;
const OWN_PAGE_SHARE = 0.7;
const SLUG_WORDS_MAX = 8;

/** Ideas for keywords that no page is for: the best first, each with the keywords that belong on the same page. */
export function proposeNewPages(
  keywords: readonly ValidKeyword[],
  site: { pages: readonly PageProfile[]; topics: readonly Topic[] },
): Proposal[] {
  const ranked = keywords
    .map((keyword) => ({ keyword, stems: new Set(stemsOf(keyword.keyword)), score: scoreOf(keyword, site.topics) }))
    .toSorted((a, b) => b.score - a.score || (a.keyword.keyword < b.keyword.keyword ? -1 : 1));
  const taken = new Set<ValidKeyword>();
  const paths = new Set(site.pages.map(({ path }) => pagePathKey(path ?? '/')));
  const pageById = new Map(site.pages.map((page) => [page.id, page]));
  const proposals: Proposal[] = [];
  for (const { keyword, stems, score } of ranked) {
    if (proposals.length >= PROPOSALS_MAX) break;
    if (taken.has(keyword)) continue;
    taken.add(keyword);
    const secondary = ranked
      .filter((other) => !taken.has(other.keyword) && overlap(stems, other.stems) >= ONE_PAGE)
      .slice(0, SECONDARY_MAX)
      .map((other) => other.keyword);
    for (const other of secondary) taken.add(other);
    const page = ownPage(keyword, pageById);
    proposals.push({
      ...describe(keyword, page, site.topics),
      keywords: [keyword, ...secondary].map(({ metrics }) => metrics),
      pageId: page?.id ?? null,
      pagePath: page?.path ?? null,
      proposedPath: page ? null : freePath(keyword.keyword, paths),
      score,
    });
  }
  return proposals;
}

function scoreOf(keyword: ValidKeyword, topics: readonly Topic[]): number {
  const evidence = Math.min(30, 6 * Math.log2(1 + keyword.count) + 3 * keyword.pages.length);
  const name = topicOf(keyword.keyword, topics);
  const topic = topics.find((candidate) => candidate.name === name);
  return roundScore(evidence + metricPoints(keyword.metrics) + (topic ? 15 * (1 - topic.coreDistance) + 5 : 0));
}

/** The page that nearly alone says it: there the keyword may be won without a new page. */
function ownPage({ pages, count }: ValidKeyword, pageById: ReadonlyMap<number, PageProfile>): PageProfile | null {
  const [first] = pages;
  if (!first || first.count < OWN_PAGE_COUNT_MIN || first.count < count * OWN_PAGE_SHARE) return null;
  const page = pageById.get(first.id);
  return page && !page.noindex && page.path !== '/' ? page : null;
}

function describe(
  keyword: ValidKeyword,
  page: PageProfile | null,
  topics: readonly Topic[],
): Omit<Proposal, 'keywords' | 'pageId' | 'pagePath' | 'proposedPath' | 'score'> {
  const asks = isQuestionKeyword(keyword.keyword);
  const subject = capitalized(keyword.keyword);
  return {
    title: page ? `Say more on "${keyword.keyword}"` : subject,
    description: page
      ? `"${keyword.keyword}" is a subject of ${page.path ?? 'a page'}, which is not written for it. Give it a section and a place in the title there, or a page of its own.`
      : `A new page for people who search for "${keyword.keyword}"${asks ? ': answer the question in its first paragraph, then explain' : ''}.`,
    action: page ? 'either' : 'create',
    change: page ? 'expand' : 'create',
    ...pageKind(keyword.keyword),
    why: evidenceOf(keyword),
    caveats: metricCaveats(keyword.metrics),
    topic: topicOf(keyword.keyword, topics),
    pattern: asks ? 'answer_questions' : page ? 'strengthen_pages' : 'deepen_topic',
  };
}

const searches = (volume: number | null): string =>
  volume === null ? '' : ` It is searched for ${groupedDigits(volume)} times a month.`;

function evidenceOf({ source, count, pages, metrics }: ValidKeyword): string {
  const pageCount = `${pages.length === 1 ? 'one page' : `${pages.length} pages`}`;
  switch (source) {
    case 'question':
      return `A heading of ${pageCount} asks this, and no page is for it.${searches(metrics.volume)}`;
    case 'secondary':
      return `It is a secondary keyword of ${pageCount}, and no title or primary keyword covers it.${searches(metrics.volume)}`;
    case 'market':
      return `It belongs to a topic of the site, and no page is for it.${searches(metrics.volume)}`;
    default:
      return `The site says it ${count} times, on ${pageCount} at least, and no title or primary keyword covers it.${searches(metrics.volume)}`;
  }
}

/** A path that no page and no earlier idea has. */
function freePath(keyword: string, paths: Set<string>): string {
  const slug = wordsOf(keyword).slice(0, SLUG_WORDS_MAX).join('-').replaceAll("'", '') || 'new-page';
  for (let at = 1; ; at += 1) {
    const path = normalizePagePath(`/${slug}${at === 1 ? '' : `-${at}`}`);
    if (paths.has(pagePathKey(path))) continue;
    paths.add(pagePathKey(path));
    return path;
  }
}
