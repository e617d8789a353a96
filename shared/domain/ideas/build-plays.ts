import { type Message, message, type Said } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import { wordTogether } from '../messages/word-together.ts';
import { sayEvidence, textOfEvidence } from './idea-claims.ts';
import { compareIdeas, comparePlaces } from './idea-order.ts';
import type { MergedIdea } from './merge-ideas.ts';
import { findSaid, type PlayPattern } from './proposal.ts';
import { isQuestionKeyword } from './question-keyword.ts';

/** Ideas that are one kind of work. */
export interface PlayOfIdeas {
  name: string;
  pattern: PlayPattern;
  rationale: string;
  /** Both for other languages. */
  said: { name: Message; rationale: Message };
  effort: 'low' | 'medium' | 'high';
  /** Searches a month of what is known; null when nothing is. */
  volume: number | null;
  /** Best first. */
  ideas: MergedIdea[];
}

export interface Move {
  title: Said;
  why: Said;
  effort: string;
  searchesPerMonth: number | null;
  keywords: string[];
  ideaIds: string[];
}

const MOVES_MAX = 5;
const IDEAS_PER_MOVE = 3;
const SENTENCES_PER_MOVE = 3;

/** The plays, the one with the best ideas first; every idea is in one. Their order is the order of the playbook. */
export function buildPlays(ideas: readonly MergedIdea[]): PlayOfIdeas[] {
  const groups = Map.groupBy(ideas, (idea) => renderEnglish(namePlay(idea)));
  return [...groups]
    .map(([, group]) => buildPlay(group.toSorted((a, b) => compareIdeas(a, b) || (a.id < b.id ? -1 : 1))))
    .toSorted(
      (a, b) =>
        comparePlaces(a.ideas[0]?.place, b.ideas[0]?.place) || weight(b) - weight(a) || (a.name < b.name ? -1 : 1),
    );
}

/** The first moves: the best idea of each play. */
export function buildMoves(plays: readonly PlayOfIdeas[]): Move[] {
  return plays.slice(0, MOVES_MAX).map((play) => {
    const first = play.ideas.slice(0, IDEAS_PER_MOVE);
    const [lead, ...others] = first;
    const titles = joinTitles(others);
    const why = [
      ...(lead === undefined ? [] : [shortWhy(lead)]),
      play.said.rationale,
      ...(titles === null ? [] : [message('ideas.move.then', { titles })]),
    ];
    return {
      title: message('ideas.move.title', {
        play: play.said.name,
        idea: lead === undefined ? '' : findSaid(lead, lead.title),
      }),
      why: wordTogether(message('ideas.common.sentences', { sentences: why }), why),
      effort: play.effort,
      searchesPerMonth: sumVolume(first),
      keywords: first.flatMap(({ keywords }) => keywords[0]?.keyword ?? []),
      ideaIds: first.map(({ id }) => id),
    };
  });
}

/** A move says why in short; the idea itself has all of it. */
function shortWhy(idea: MergedIdea): Said {
  if (idea.evidence === undefined) return findSaid(idea, idea.why);
  const shown = idea.evidence.slice(0, SENTENCES_PER_MOVE);
  return sayEvidence(shown) ?? textOfEvidence(shown);
}

/** "A; b; c": names of pages among them stay as they are. */
const joinTitles = (ideas: readonly MergedIdea[]): Said | null =>
  ideas
    .map((idea) => findSaid(idea, idea.title))
    .reduce<Said | null>(
      (first, next) => (first === null ? next : message('ideas.move.titles', { first, next })),
      null,
    );

/** Ideas of runs before patterns were stored show theirs in what they change. */
function choosePattern({ pattern, change, keywords }: MergedIdea): PlayPattern {
  if (pattern !== undefined) return pattern;
  if (change === 'retitle') return 'sharpen_titles';
  if (isQuestionKeyword(keywords[0]?.keyword ?? '') && change === 'create') return 'answer_questions';
  return change === 'create' ? 'deepen_topic' : 'strengthen_pages';
}

function namePlay(idea: MergedIdea): Message {
  const pattern = choosePattern(idea);
  return pattern !== 'deepen_topic' || idea.topic === null
    ? message(`ideas.play.${pattern}`)
    : message('ideas.play.deepen', { topic: idea.topic });
}

const efforts: Readonly<Record<PlayPattern, PlayOfIdeas['effort']>> = {
  solve_problems: 'medium',
  answer_questions: 'medium',
  compare_options: 'high',
  name_prices: 'low',
  reach_nearby: 'low',
  use_season: 'medium',
  win_back_clicks: 'medium',
  join_pages: 'medium',
  climb: 'low',
  earn_clicks: 'low',
  deepen_topic: 'high',
  sharpen_titles: 'low',
  strengthen_pages: 'medium',
};

function buildPlay(ideas: MergedIdea[]): PlayOfIdeas {
  const [first] = ideas;
  const pattern = first ? choosePattern(first) : 'deepen_topic';
  const said = {
    name: first ? namePlay(first) : message('ideas.play.deepen_topic'),
    rationale: message(`ideas.rationale.${pattern}`),
  };
  const words = { name: renderEnglish(said.name), rationale: renderEnglish(said.rationale), said };
  return { ...words, pattern, effort: efforts[pattern], volume: sumVolume(ideas), ideas };
}

function sumVolume(ideas: readonly MergedIdea[]): number | null {
  const known = ideas.flatMap(({ keywords }) => keywords.flatMap(({ volume }) => volume ?? []));
  return known.length === 0 ? null : known.reduce((sum, volume) => sum + volume, 0);
}

/** The mean of the three best, and a little for each more: one good idea does not carry a play, nor do many poor ones. */
const weight = ({ ideas }: PlayOfIdeas): number => {
  const best = ideas.slice(0, 3);
  return best.reduce((sum, { score }) => sum + score, 0) / Math.max(1, best.length) + Math.min(10, ideas.length);
};
