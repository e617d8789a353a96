import type { MergedIdea } from './merge-ideas.ts';
import type { PlayPattern } from './proposal.ts';
import { isQuestionKeyword } from './question-keyword.ts';

/** Ideas that are one kind of work. */
export interface PlayOfIdeas {
  name: string;
  pattern: PlayPattern;
  rationale: string;
  effort: 'low' | 'medium' | 'high';
  /** Searches a month of what is known; null when nothing is. */
  volume: number | null;
  /** Best first. */
  ideas: MergedIdea[];
}

export interface Move {
  title: string;
  why: string;
  effort: string;
  searchesPerMonth: number | null;
  keywords: string[];
  ideaIds: string[];
}

const MOVES_MAX = 5;
const IDEAS_PER_MOVE = 3;

/** The plays, the one with the best ideas first; every idea is in one. Their order is the order of the playbook. */
export function buildPlays(ideas: readonly MergedIdea[]): PlayOfIdeas[] {
  const groups = Map.groupBy(ideas, (idea) => nameOf(idea));
  return [...groups]
    .map(([name, group]) =>
      playOf(
        name,
        group.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
      ),
    )
    .toSorted((a, b) => weight(b) - weight(a) || (a.name < b.name ? -1 : 1));
}

/** What to do first: the best of each play. */
export function buildMoves(plays: readonly PlayOfIdeas[]): Move[] {
  return plays.slice(0, MOVES_MAX).map(({ name, rationale, effort, ideas }) => {
    const first = ideas.slice(0, IDEAS_PER_MOVE);
    return {
      title: `${name}: begin with "${first[0]?.title ?? ''}"`,
      why: first[0] ? `${rationale} ${first[0].why}` : rationale,
      effort,
      searchesPerMonth: volumeOf(first),
      keywords: first.flatMap(({ keywords }) => keywords[0]?.keyword ?? []),
      ideaIds: first.map(({ id }) => id),
    };
  });
}

function patternOf(idea: Pick<MergedIdea, 'change' | 'keywords'>): PlayPattern {
  if (idea.change === 'retitle') return 'sharpen_titles';
  if (isQuestionKeyword(idea.keywords[0]?.keyword ?? '') && idea.change === 'create') return 'answer_questions';
  return idea.change === 'create' ? 'deepen_topic' : 'strengthen_pages';
}

function nameOf(idea: MergedIdea): string {
  switch (patternOf(idea)) {
    case 'sharpen_titles':
      return 'Sharpen titles';
    case 'answer_questions':
      return 'Answer questions';
    case 'strengthen_pages':
      return 'Strengthen pages';
    case 'deepen_topic':
      return idea.topic === null ? 'Reach new subjects' : `Deepen ${idea.topic}`;
  }
}

const rationales: Record<PlayPattern, string> = {
  sharpen_titles: 'A title with the keyword is the smallest change that a searcher sees.',
  answer_questions: 'People ask these questions, and the site already touches on them.',
  strengthen_pages: 'These pages are there already; they say too little, or were not written for a search.',
  deepen_topic: 'The site speaks of this, but has no page that a searcher would find.',
};
const efforts: Record<PlayPattern, PlayOfIdeas['effort']> = {
  sharpen_titles: 'low',
  answer_questions: 'medium',
  strengthen_pages: 'medium',
  deepen_topic: 'high',
};

function playOf(name: string, ideas: MergedIdea[]): PlayOfIdeas {
  const pattern = ideas[0] ? patternOf(ideas[0]) : 'deepen_topic';
  return { name, pattern, rationale: rationales[pattern], effort: efforts[pattern], volume: volumeOf(ideas), ideas };
}

function volumeOf(ideas: readonly MergedIdea[]): number | null {
  const known = ideas.flatMap(({ keywords }) => keywords.flatMap(({ volume }) => volume ?? []));
  return known.length === 0 ? null : known.reduce((sum, volume) => sum + volume, 0);
}

/** The mean of the three best, and a little for each more: one good idea does not carry a play, nor do many poor ones. */
const weight = ({ ideas }: PlayOfIdeas): number => {
  const best = ideas.slice(0, 3);
  return best.reduce((sum, { score }) => sum + score, 0) / Math.max(1, best.length) + Math.min(10, ideas.length);
};
