import { matchable } from '../fields/keyword-match.ts';
import { message, quoted } from '../messages/message.ts';
import { tellingPages } from './candidate.ts';
import { evidence } from './idea-claims.ts';
import { isVersionIn } from './language-versions.ts';
import type { PageProfile } from './page-profile.ts';
import { addCaveats, classifyKeyword, metricPoints, type Proposal, roundScore, wordedBy } from './proposal.ts';
import type { KnownOfPages } from './propose-page-changes.ts';
import { topicOfWords } from './topic-of-keyword.ts';

const PROPOSALS_MAX = 3;
/** Below pages that have one title: that is certain, and this is a model's reading. */
const POINTS = 28;
const WORDS_MIN = 20;

/** Pages that mean the same in other words, as a model of meanings places them: both are for one search, and share its clicks. */
export function proposeOneIntent(
  pages: readonly PageProfile[],
  same: readonly (readonly [number, number])[],
  known: KnownOfPages,
): Proposal[] {
  const isVersion = isVersionIn(pages);
  const byId = new Map(
    tellingPages(pages)
      .filter((page) => page.kind !== 'home' && page.path !== '/' && !page.planned && page.wordCount >= WORDS_MIN)
      .map((page) => [page.id, page]),
  );
  return same
    .flatMap(([one, other]) => {
      const [first, second] = [byId.get(one), byId.get(other)];
      if (first === undefined || second === undefined) return [];
      const isOneLanguage = (first.language ?? null) === (second.language ?? null);
      return isOneLanguage && isVersion(first) === isVersion(second) ? proposal(first, second, known) : [];
    })
    .slice(0, PROPOSALS_MAX);
}

function proposal(first: PageProfile, second: PageProfile, { metricsOf, topics }: KnownOfPages): Proposal[] {
  const { id, path, title, language = null } = first;
  // Pages of one title are an idea already.
  if (path === null || second.path === null || title === null || second.title === null) return [];
  if (matchable(title) === matchable(second.title)) return [];
  const keyword = metricsOf(first.subject ?? matchable(title));
  return [
    {
      ...addCaveats(
        wordedBy({
          title: message('ideas.intent.title', { path, other: second.path }),
          description: message('ideas.joined.pages'),
          evidence: [
            evidence(
              message('ideas.intent.titles', {
                path,
                title: quoted(title),
                other: second.path,
                second: quoted(second.title),
              }),
              { kind: 'title', path, value: title },
              { kind: 'title', path: second.path, value: second.title },
            ),
          ],
        }),
        [message('ideas.caveat.meaning'), message('ideas.caveat.links')],
      ),
      action: 'optimize',
      change: 'retitle',
      keywords: [keyword],
      ...classifyKeyword(keyword.keyword),
      pageId: id,
      pagePath: path,
      proposedPath: null,
      topic: topicOfWords(keyword.keyword, topics, language),
      pattern: 'join_pages',
      score: roundScore(POINTS + metricPoints(keyword)),
    },
  ];
}
