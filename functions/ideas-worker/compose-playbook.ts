import { buildMoves, buildPlays, type Move, type PlayOfIdeas } from '../../shared/domain/ideas/build-plays.ts';
import type { KnownIdea, MergedIdea, MergedIdeas } from '../../shared/domain/ideas/merge-ideas.ts';
import { type Message, message } from '../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import { keepUsed } from '../../shared/domain/messages/word-texts.ts';
import { toEnglish } from '../../shared/domain/messages/word-together.ts';
import type { IdeaRun } from '../../shared/table/idea-runs.ts';
import type { Idea } from '../../shared/table/ideas.ts';
import type { AuthorityMap, Playbook } from '../../shared/table/playbooks.ts';
import type { Site } from '../../shared/table/sites.ts';
import { composeMap } from './compose-map.ts';
import { playbookNotes } from './playbook-notes.ts';
import type { Validated } from './run-work.ts';

export interface Composed {
  playbook: Playbook;
  map: AuthorityMap | null;
  /** The open ideas, in the order of the playbook. */
  ideas: Idea[];
  /** For the person who waited. */
  summary: Message;
}

const CHANNELS = ['organic search'];

/** The rows of a run's result. Existing plays and topics keep their ids, so that filters by them stay good. */
export function composePlaybook(given: {
  run: IdeaRun;
  site: Site;
  work: Validated;
  ideas: readonly Idea[];
  merged: MergedIdeas;
  before: { playbook: Playbook | null; map: AuthorityMap | null };
  at: Date;
}): Composed {
  const { run, site, work, merged, before, at } = given;
  // The first ids are those of new ideas; the others are taken from the end.
  const spare = work.ids.toReversed().values();
  const newId = (): string => spare.next().value ?? '';
  const playbookId = newId();
  const map = site.planned ? null : composeMap(work, before.map, newId);
  const topicByName = new Map(map?.topics.map(({ id, name }) => [name, { id, name }]));
  const plays = buildPlays(merged.open);
  const playIds = new Map(before.playbook?.plays.map(({ id, name }) => [name, id]));
  const groups = plays.map((play) => ({ play, id: playIds.get(play.name) ?? newId() }));
  const rows = groups.flatMap(({ play, id }) =>
    play.ideas.map((idea) =>
      ideaRow(idea, run, { play: { id, name: play.name }, said: play.said.name, topics: topicByName }),
    ),
  );
  const ideas = rows.map((row, position): Idea => ({ ...row, rank: position + 1 }));
  const moves = buildMoves(plays).map(wordMove);
  const notes = playbookNotes(work);
  const changes = before.playbook ? merged.changes : [];
  const playbook: Playbook = {
    id: playbookId,
    createdAt: at.toISOString(),
    moves: moves.map(({ said: _, ...move }) => move),
    plays: groups.map(({ play, id }, position) => playRow(play, id, position + 1)),
    keywords: ideas.flatMap((idea) =>
      idea.keywords.map((keyword) => ({ ...keyword, play: idea.play?.name ?? null, ideaId: idea.id })),
    ),
    notes: notes.map(({ kind, said }) => ({ kind, text: renderEnglish(said) })),
    mode: run.mode ?? 'update',
    changes: changes.map(renderEnglish),
    said: [
      ...moves.flatMap(({ said }) => said),
      ...plays.flatMap(({ said }) => [said.name, said.rationale]),
      noVolume,
      ...merged.open.flatMap((idea) => titleSaid(idea)),
      ...notes.map(({ said }) => said),
      ...changes,
    ],
    beforeLive: site.planned,
  };
  return { playbook, map, ideas, summary: summarize(ideas.length, plays.length) };
}

/** A move in English, with its sentences for other languages. */
function wordMove({ title, why, ...rest }: Move): Omit<Move, 'title' | 'why'> & Words {
  const said = [title, why].filter((one) => typeof one !== 'string');
  return { ...rest, title: toEnglish(title), why: toEnglish(why), said };
}

interface Words {
  title: string;
  why: string;
  said: Message[];
}

const titleSaid = (idea: MergedIdea): Message[] => keepUsed(idea.said ?? [], [idea.title]);

const noVolume = message('ideas.notes.no-volume');

const summarize = (ideas: number, plays: number): Message =>
  ideas === 0 ? message('ideas.progress.nothing') : message('ideas.progress.done', { ideas, plays });

function playRow(play: PlayOfIdeas, id: string, rank: number): Playbook['plays'][number] {
  const { name, pattern, rationale, effort, volume } = play;
  return {
    id,
    name,
    pattern,
    rationale,
    effort,
    channels: CHANNELS,
    notes: volume === null ? renderEnglish(noVolume) : null,
    rank,
    volume,
    ideas: play.ideas.map((idea) => ({
      id: idea.id,
      title: idea.title,
      primaryKeyword: idea.keywords[0]?.keyword ?? '',
      change: idea.change,
      pagePath: idea.pagePath,
      proposedPath: idea.proposedPath,
    })),
  };
}

function ideaRow(
  idea: MergedIdea,
  { organizationId, siteId }: IdeaRun,
  groups: { play: NonNullable<Idea['play']>; said: Message; topics: ReadonlyMap<string, NonNullable<Idea['topic']>> },
): Idea {
  const [primary, ...secondary] = idea.keywords;
  const texts = [idea.title, idea.description, idea.why, ...idea.caveats];
  return {
    id: idea.id,
    organizationId,
    siteId,
    title: idea.title,
    description: idea.description,
    wordedBy: idea.wordedBy ?? null,
    status: 'open',
    action: idea.action,
    change: idea.change,
    ...(idea.pattern === undefined ? {} : { pattern: idea.pattern }),
    primaryKeyword: primary?.keyword ?? '',
    secondaryKeywords: secondary.map(({ keyword }) => keyword),
    keywords: idea.keywords,
    volume: primary?.volume ?? null,
    difficulty: primary?.kd ?? null,
    cpc: primary?.cpc ?? null,
    pageType: idea.pageType,
    funnelStage: idea.funnelStage,
    why: idea.why,
    caveats: idea.caveats,
    said: [...keepUsed(idea.said ?? [], texts), groups.said],
    pageId: idea.pageId,
    pagePath: idea.pagePath,
    proposedPath: idea.proposedPath,
    play: groups.play,
    topic: (idea.topic === null ? null : groups.topics.get(idea.topic)) ?? null,
    score: idea.score,
    rank: 0,
    createdAt: idea.createdAt,
    statusChangedAt: null,
    acceptedAction: null,
    acceptedKeywords: null,
    dismissReason: null,
    dismissNote: null,
  };
}

/** A stored idea as a run merges it. */
export const knownIdea = (idea: Idea): KnownIdea => ({
  id: idea.id,
  status: idea.status,
  createdAt: idea.createdAt,
  title: idea.title,
  description: idea.description,
  wordedBy: idea.wordedBy,
  action: idea.action,
  change: idea.change,
  pattern: idea.pattern,
  keywords: idea.keywords,
  pageType: idea.pageType,
  funnelStage: idea.funnelStage,
  why: idea.why,
  caveats: idea.caveats,
  ...(idea.said === undefined ? {} : { said: idea.said }),
  pageId: idea.pageId,
  pagePath: idea.pagePath,
  proposedPath: idea.proposedPath,
  topic: idea.topic?.name ?? null,
  score: idea.score,
});
