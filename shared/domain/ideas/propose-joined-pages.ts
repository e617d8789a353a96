import { matchable } from '../fields/keyword-match.ts';
import { message, quoted } from '../messages/message.ts';
import { tellingPages } from './candidate.ts';
import { evidence } from './idea-claims.ts';
import { isVersionIn } from './language-versions.ts';
import { mainHeading, type PageProfile } from './page-profile.ts';
import { metricPoints, type Proposal, proposeForPage } from './proposal.ts';
import type { KnownOfPages } from './propose-page-changes.ts';
import { searchSignature } from './search-key.ts';
import { siteLanguage } from './site-language.ts';
import { topicOfWords } from './topic-of-keyword.ts';

const PROPOSALS_MAX = 3;
const PATHS_SHOWN = 3;
const POINTS = 34;
const WORDS_MIN = 20;

/** Pages that have the same title: a search engine shows one of them, and its users cannot tell them apart. One idea for all of one title. */
export function proposeJoinedPages(pages: readonly PageProfile[], known: KnownOfPages): Proposal[] {
  const language = siteLanguage(pages);
  const dismissed = new Set(known.dismissed.map((keyword) => searchSignature(keyword, language)));
  const isVersion = isVersionIn(pages);
  const byTitle = Map.groupBy(
    tellingPages(pages).filter(
      // A page of a few words leads to another one, or waits for its text.
      ({ title, planned, wordCount }) => title !== null && title.trim() !== '' && !planned && wordCount >= WORDS_MIN,
    ),
    // A title that is the same in two languages is of two versions of one page.
    (page) => `${isVersion(page) ? (page.language ?? '') : ''} ${matchable(page.title ?? '')}`,
  );
  return [...byTitle.values()]
    .filter((same) => same.length > 1)
    .toSorted((a, b) => b.length - a.length || (a[0]?.id ?? 0) - (b[0]?.id ?? 0))
    .flatMap((same) => joined(same, known))
    .filter(({ keywords }) => !dismissed.has(searchSignature(keywords[0]?.keyword ?? '', language)))
    .slice(0, PROPOSALS_MAX);
}

const TITLE_CHARACTERS_SHOWN = 80;

const shortened = (title: string): string =>
  title.length <= TITLE_CHARACTERS_SHOWN ? title : `${title.slice(0, TITLE_CHARACTERS_SHOWN).replace(/\s\S*$/u, '')} …`;

/** The homepage has it too, or each page has another H1: then it is the name of the site, and the pages are for other searches. */
function isTitleOfSite(same: readonly PageProfile[]): boolean {
  const names = new Set(same.map((page) => matchable(mainHeading(page))).filter((name) => name !== ''));
  return same.some(({ path, kind }) => kind === 'home' || path === '/') || names.size > same.length / 2;
}

function joined(same: readonly PageProfile[], { metricsOf, topics }: KnownOfPages): Proposal[] {
  const [first] = same;
  if (first?.title == null) return [];
  const { title, language = null } = first;
  const paths = same.map((page) => page.path ?? `page ${page.id}`);
  const shown = paths.slice(0, PATHS_SHOWN);
  const keyword = metricsOf(first.subject ?? matchable(title));
  const isOfSite = isTitleOfSite(same);
  return [
    proposeForPage(first, {
      words: {
        title: message(isOfSite ? 'ideas.joined.site-title' : 'ideas.joined.title', {
          count: paths.length,
          title: quoted(shortened(title)),
        }),
        description: message(isOfSite ? 'ideas.joined.site' : 'ideas.joined.pages'),
        evidence: [
          evidence(
            'ideas.joined.same-title',
            { count: paths.length, isCut: paths.length > shown.length, paths: { items: shown, more: 0 } },
            { kind: 'same_title', text: title, paths: shown, value: paths.length },
          ),
        ],
      },
      caveats: [message(isOfSite ? 'ideas.caveat.template' : 'ideas.caveat.links')],
      change: 'retitle',
      pattern: isOfSite ? 'sharpen_titles' : 'join_pages',
      keyword,
      topic: topicOfWords(keyword.keyword, topics, language),
      points: POINTS + metricPoints(keyword),
    }),
  ];
}
