import { textOfEvidence } from './idea-claims.ts';
import { compareIdeas, comparePlaces } from './idea-order.ts';
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
const SENTENCES_PER_MOVE = 3;

/** The plays, the one with the best ideas first; every idea is in one. Their order is the order of the playbook. */
export function buildPlays(ideas: readonly MergedIdea[]): PlayOfIdeas[] {
  const groups = Map.groupBy(ideas, (idea) => namePlay(idea));
  return [...groups]
    .map(([name, group]) =>
      buildPlay(
        name,
        group.toSorted((a, b) => compareIdeas(a, b) || (a.id < b.id ? -1 : 1)),
      ),
    )
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
    const then = others.length === 0 ? '' : ` Then: ${others.map(({ title }) => title).join('; ')}.`;
    return {
      title: `${play.name}: ${lead?.title ?? ''}`,
      why: `${lead === undefined ? '' : `${shortWhy(lead)} `}${play.rationale}${then}`,
      effort: play.effort,
      searchesPerMonth: sumVolume(first),
      keywords: first.flatMap(({ keywords }) => keywords[0]?.keyword ?? []),
      ideaIds: first.map(({ id }) => id),
    };
  });
}

/** A move says why in short; the idea itself has all of it. */
const shortWhy = ({ why, evidence }: MergedIdea): string =>
  evidence === undefined ? why : textOfEvidence(evidence.slice(0, SENTENCES_PER_MOVE));

/** Ideas of runs before patterns were stored show theirs in what they change. */
function choosePattern({ pattern, change, keywords }: MergedIdea): PlayPattern {
  if (pattern !== undefined) return pattern;
  if (change === 'retitle') return 'sharpen_titles';
  if (isQuestionKeyword(keywords[0]?.keyword ?? '') && change === 'create') return 'answer_questions';
  return change === 'create' ? 'deepen_topic' : 'strengthen_pages';
}

function namePlay(idea: MergedIdea): string {
  const pattern = choosePattern(idea);
  if (pattern !== 'deepen_topic') return plays[pattern].name;
  return idea.topic === null ? 'Reach new subjects' : `Deepen ${idea.topic}`;
}

interface PlayWords {
  readonly name: string;
  readonly rationale: string;
  readonly effort: PlayOfIdeas['effort'];
}

const plays: Readonly<Record<PlayPattern, PlayWords>> = {
  solve_problems: {
    name: 'Solve problems',
    rationale: 'Who has a problem searches for the problem first, and for who solves it afterwards.',
    effort: 'medium',
  },
  answer_questions: {
    name: 'Answer questions',
    rationale: 'A question that is answered in its first sentence can be quoted by search engines and assistants.',
    effort: 'medium',
  },
  compare_options: {
    name: 'Compare options',
    rationale: 'Who compares is near to a decision, and reads the page that shows both sides.',
    effort: 'high',
  },
  name_prices: {
    name: 'Name prices',
    rationale: 'Who asks for the price has chosen the service, and leaves a site that does not say it.',
    effort: 'low',
  },
  reach_nearby: {
    name: 'Be found nearby',
    rationale: 'For what is done at a place, people add the place to their search.',
    effort: 'low',
  },
  use_season: {
    name: 'Prepare for the season',
    rationale: 'What is searched for in one season has to be there before the season begins.',
    effort: 'medium',
  },
  win_back_clicks: {
    name: 'Win back clicks',
    rationale:
      'A page that was clicked before has shown that it can be found: what changed since is the first thing to look at.',
    effort: 'medium',
  },
  join_pages: {
    name: 'One page for one search',
    rationale: 'Pages for the same search share its links and its clicks: one of them can have all of both.',
    effort: 'medium',
  },
  climb: {
    name: 'Climb to the first results',
    rationale: 'Between the fourth and the twentieth place a better answer changes the most.',
    effort: 'low',
  },
  earn_clicks: {
    name: 'Be clicked where you are shown',
    rationale: 'The title and the description are all that a searcher sees of a page, and they cost an hour.',
    effort: 'low',
  },
  deepen_topic: {
    name: 'Reach new subjects',
    rationale: 'A subject with a page of its own can be found, linked to and improved by itself.',
    effort: 'high',
  },
  sharpen_titles: {
    name: 'Sharpen titles',
    rationale: 'A title with the keyword is the smallest change that people who search can see.',
    effort: 'low',
  },
  strengthen_pages: {
    name: 'Strengthen pages',
    rationale: 'A page that exists needs less to be found than a new one.',
    effort: 'medium',
  },
};

function buildPlay(name: string, ideas: MergedIdea[]): PlayOfIdeas {
  const pattern = ideas[0] ? choosePattern(ideas[0]) : 'deepen_topic';
  const { rationale, effort } = plays[pattern];
  return { name, pattern, rationale, effort, volume: sumVolume(ideas), ideas };
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
