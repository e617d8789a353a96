import type { Language } from '../language/languages.ts';
import { type Message, message, quoted } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import type { IdeaStatus } from './idea.ts';
import { compareIdeas } from './idea-order.ts';
import { OPEN_IDEAS_MAX } from './open-ideas-max.ts';
import type { PlayPattern, Proposal } from './proposal.ts';
import { findSaid } from './proposal.ts';
import type { RunMode } from './run-rules.ts';
import { searchSignature } from './search-key.ts';

/** An existing idea, as a run needs it. */
export interface KnownIdea extends Omit<Proposal, 'pattern' | 'wordedBy'> {
  /** Null in ideas of earlier versions, which did not keep it. */
  wordedBy?: string | null | undefined;
  /** Left out of ideas that were stored before it was. */
  pattern?: PlayPattern | undefined;
  id: string;
  status: IdeaStatus;
  createdAt: string;
}

export type MergedIdea = Omit<KnownIdea, 'status'>;

export interface MergedIdeas {
  /** The open ideas after the run, the best first. */
  open: MergedIdea[];
  /** Ids of open ideas that go. */
  removed: string[];
  /** Changes by an update, for people; empty for a rebuild. */
  changes: Message[];
}

/** A search for a new page, or a page to work on: two ideas with the same key are one. To join two pages, or to give them titles, is a separate idea. */
const keyIn =
  (language: Language | null) =>
  ({
    action,
    pageId,
    keywords,
    pattern,
  }: Pick<Proposal, 'action' | 'pageId' | 'keywords'> & Pick<KnownIdea, 'pattern'>): string =>
    action === 'optimize'
      ? `page ${pageId}${pattern === 'join_pages' || pattern === 'sharpen_titles' ? ` ${pattern}` : ''}`
      : `search ${searchSignature(keywords[0]?.keyword ?? '', language)}`;

/**
 * Merges new proposals into the known ideas. An update keeps open ideas and fills up with new ones; a rebuild takes
 * the proposals alone. An idea that is proposed again keeps its id and age. Accepted and dismissed ideas are never touched,
 * nor proposed again. `stillFits` says of an open idea whether there is still something to do.
 */
export function mergeIdeas(given: {
  known: readonly KnownIdea[];
  proposals: readonly Proposal[];
  mode: RunMode;
  dismissed: readonly string[];
  stillFits: (idea: KnownIdea) => boolean;
  ids: readonly string[];
  now: string;
  /** Of the site: keywords are compared in it. */
  language: Language | null;
}): MergedIdeas {
  const { known, mode, ids, now, language } = given;
  const createKey = keyIn(language);
  const open = known.filter(({ status }) => status === 'open');
  const settled = new Set(known.filter(({ status }) => status !== 'open').map(createKey));
  // Of two for one page the better one counts.
  const proposed = new Map(
    eachForItsKeyword(given.proposals.toSorted(compareScore), language)
      .toReversed()
      .map((proposal) => [createKey(proposal), proposal]),
  );
  const without = removeDismissed(given.dismissed, language);
  const kept = open
    .filter((idea) => (mode === 'update' ? given.stillFits(idea) : proposed.has(createKey(idea))))
    .flatMap(
      (idea) =>
        without({ ...markFormer(idea), ...proposed.get(createKey(idea)), id: idea.id, createdAt: idea.createdAt }) ??
        [],
    )
    .slice(0, OPEN_IDEAS_MAX);
  const keptKeys = new Set(kept.map(createKey));
  const fresh = [...proposed]
    .filter(([key]) => !keptKeys.has(key) && !settled.has(key))
    .flatMap(([, proposal]) => without(proposal) ?? [])
    .toSorted(compareOrder)
    .slice(0, OPEN_IDEAS_MAX - kept.length)
    .map((proposal, at): MergedIdea => ({ ...proposal, id: ids[at] ?? '', createdAt: now }));
  const keptIds = new Set(kept.map(({ id }) => id));
  const removed = open.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  return {
    open: [...kept, ...fresh].toSorted(compareOrder),
    removed,
    changes: mode === 'update' ? describeChanges(fresh, kept.length, removed.length) : [],
  };
}

/** The best of what is proposed for one page and one keyword: two kinds of work on the same are one idea. */
function eachForItsKeyword(proposals: readonly Proposal[], language: Language | null): Proposal[] {
  const seen = new Set<string>();
  return proposals.filter(({ action, pageId, keywords }) => {
    if (action !== 'optimize') return true;
    const key = `${pageId} ${searchSignature(keywords[0]?.keyword ?? '', language)}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

const compareScore = (a: { score: number; title: string }, b: { score: number; title: string }): number =>
  b.score - a.score || (a.title < b.title ? -1 : 1);

const compareOrder = (a: MergedIdea | Proposal, b: MergedIdea | Proposal): number =>
  compareIdeas(a, b) || (a.title < b.title ? -1 : 1);

const ofBefore = message('ideas.caveat.of-before');

function markFormer(idea: KnownIdea): KnownIdea {
  const text = renderEnglish(ofBefore);
  const caveats = [...idea.caveats.filter((caveat) => caveat !== text), text];
  return { ...idea, caveats, said: [...(idea.said ?? []), ofBefore] };
}

/** An idea without the keywords that were dismissed; null when its primary one was. */
function removeDismissed(dismissed: readonly string[], language: Language | null) {
  const signatures = new Set(dismissed.map((keyword) => searchSignature(keyword, language)));
  return <T extends Pick<Proposal, 'keywords'>>(idea: T): T | null => {
    const keywords = idea.keywords.filter(({ keyword }) => !signatures.has(searchSignature(keyword, language)));
    return keywords[0] !== undefined && keywords[0] === idea.keywords[0] ? { ...idea, keywords } : null;
  };
}

function describeChanges(fresh: readonly MergedIdea[], kept: number, removed: number): Message[] {
  const [first] = fresh;
  return [
    ...(first === undefined
      ? []
      : [message('ideas.changes.added', { count: fresh.length, title: quoted(findSaid(first, first.title)) })]),
    ...(kept > 0 ? [message('ideas.changes.kept', { count: kept })] : []),
    ...(removed > 0 ? [message('ideas.changes.removed', { count: removed })] : []),
    ...(fresh.length + removed === 0 ? [message('ideas.changes.none')] : []),
  ];
}
