import { matchable } from '../fields/keyword-match.ts';
import type { FunnelStage, IdeaChange, IdeaStatus } from './idea.ts';

/** The filters of the list of ideas. `play` and `topic`: an id, or `none` for ideas without one. */
interface IdeaFilter {
  status: IdeaStatus;
  play?: string | undefined;
  topic?: string | undefined;
  funnel?: FunnelStage | undefined;
  change?: IdeaChange | undefined;
  /** A part of the title or of a keyword, whatever its case. */
  q?: string | undefined;
}

interface ListedIdea {
  id: string;
  title: string;
  status: IdeaStatus;
  change: IdeaChange;
  funnelStage: FunnelStage;
  primaryKeyword: string;
  secondaryKeywords: readonly string[];
  play: { id: string } | null;
  topic: { id: string } | null;
  rank: number;
  score: number;
}

/** The ideas that pass the filter, best first: the order of the playbook, then the score. */
export function selectIdeas<T extends ListedIdea>(ideas: readonly T[], filter: IdeaFilter): T[] {
  return ideas.filter((idea) => passes(idea, filter)).toSorted(compareRank);
}

/** The id settles what is equal, so that the pages of a list never overlap. */
const compareRank = (a: ListedIdea, b: ListedIdea): number =>
  a.rank - b.rank || b.score - a.score || (a.id < b.id ? -1 : 1);

const passes = (idea: ListedIdea, { status, play, topic, funnel, change, q }: IdeaFilter): boolean =>
  idea.status === status &&
  isIn(idea.play, play) &&
  isIn(idea.topic, topic) &&
  (funnel === undefined || idea.funnelStage === funnel) &&
  (change === undefined || idea.change === change) &&
  (q === undefined || mentions(idea, matchable(q)));

const isIn = (group: { id: string } | null, wanted: string | undefined): boolean =>
  wanted === undefined || (group?.id ?? 'none') === wanted;

const mentions = ({ title, primaryKeyword, secondaryKeywords }: ListedIdea, text: string): boolean =>
  [title, primaryKeyword, ...secondaryKeywords].some((candidate) => matchable(candidate).includes(text));
