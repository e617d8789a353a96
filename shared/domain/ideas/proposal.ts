import { searchIntent } from '../keywords/search-intent.ts';
import { type Message, message, type Said } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';
import { toEnglish } from '../messages/word-together.ts';
import type { FunnelStage, IdeaAction, IdeaChange, IdeaKeyword } from './idea.ts';
import { type Evidence, isConfidential, sayEvidence, textOfEvidence } from './idea-claims.ts';
import type { PlayPattern } from './play-patterns.ts';
import { isQuestionKeyword } from './question-keyword.ts';

export type { PlayPattern } from './play-patterns.ts';

/** An idea before it has an id, a play and a place. */
export interface Proposal {
  title: string;
  description: string;
  action: IdeaAction;
  change: IdeaChange;
  /** The primary keyword first. */
  keywords: IdeaKeyword[];
  pageType: string;
  funnelStage: FunnelStage;
  why: string;
  /** The evidence without what Search Console said, which is confidential; left out where it is all of `why`. */
  publicWhy?: string;
  /** The sentences of `why` with what they claim; left out of ideas of earlier runs. */
  evidence?: readonly Evidence[];
  caveats: string[];
  /** The sentences that it is made of, for other languages: those of a model, and names, are not among them. */
  said?: readonly Message[];
  pageId: number | null;
  pagePath: string | null;
  proposedPath: string | null;
  topic: string | null;
  pattern: PlayPattern;
  /** 0 to 100. */
  score: number;
  /** Its place in the order of a model; left out where rules order. */
  place?: number;
  /** Whose words it has: a model's id, or that of the rules; left out before an editor saw it. */
  wordedBy?: string;
}

/** Words of an idea. */
export interface IdeaWords {
  readonly title: Said;
  readonly description: Said;
  readonly evidence: readonly Evidence[];
}

/** The words of a proposal: `why` is its evidence, and nothing else. */
export function wordedBy({
  title,
  description,
  evidence,
}: IdeaWords): Pick<Proposal, 'title' | 'description' | 'why' | 'publicWhy' | 'evidence'> &
  Required<Pick<Proposal, 'said'>> {
  const shared = evidence.filter((one) => !isConfidential(one));
  return {
    title: toEnglish(title),
    description: toEnglish(description),
    said: [title, description, sayEvidence(evidence)].filter((one) => one !== null && typeof one !== 'string'),
    why: textOfEvidence(evidence),
    ...(shared.length === evidence.length ? {} : { publicWhy: textOfEvidence(shared) }),
    evidence,
  };
}

/**
 * Classifies the page that a search asks for, and how far its searcher is from a decision, by signal words of the
 * keyword.
 */
export function classifyKeyword(keyword: string): { pageType: string; funnelStage: FunnelStage } {
  switch (searchIntent(keyword).kind) {
    case 'transaction':
      return { pageType: 'landing_page', funnelStage: 'bofu' };
    case 'comparison':
      return { pageType: 'comparison', funnelStage: 'mofu' };
    case 'how_to':
      return { pageType: 'guide', funnelStage: 'tofu' };
    case 'definition':
      return { pageType: 'explainer', funnelStage: 'tofu' };
    default:
      return { pageType: isQuestionKeyword(keyword) ? 'faq' : 'article', funnelStage: 'tofu' };
  }
}

/** The sentence that a text of the idea is made of; the text where there is none. */
export const findSaid = ({ said = [] }: Pick<Proposal, 'said'>, text: string): Said =>
  said.find((one) => renderEnglish(one) === text) ?? text;

/** The words of a proposal with what speaks against it, or is to be checked first. */
export const addCaveats = <Words extends { readonly said: readonly Message[] }>(
  words: Words,
  caveats: readonly Message[],
): Words & Pick<Proposal, 'caveats'> => ({
  ...words,
  caveats: caveats.map(renderEnglish),
  said: [...words.said, ...caveats],
});

/** A proposal to work on a page, for one keyword. */
export const proposeForPage = (
  { id, path }: { readonly id: number; readonly path: string | null },
  {
    words,
    caveats,
    keyword,
    points,
    ...rest
  }: Pick<Proposal, 'change' | 'pattern' | 'topic'> & {
    words: IdeaWords;
    caveats: readonly Message[];
    keyword: IdeaKeyword;
    points: number;
  },
): Proposal => ({
  ...addCaveats(wordedBy(words), caveats),
  ...rest,
  action: 'optimize',
  keywords: [keyword],
  ...classifyKeyword(keyword.keyword),
  pageId: id,
  pagePath: path,
  proposedPath: null,
  score: roundScore(points),
});

const DIFFICULT = 60;

/** Lists the numbers against a keyword. That no keyword has numbers stands once, in the notes of the playbook. */
export function metricCaveats({ volume, kd }: IdeaKeyword): Message[] {
  return [
    ...(kd !== null && kd > DIFFICULT ? [message('ideas.caveat.difficult', { difficulty: kd })] : []),
    ...(volume !== null && kd === null ? [message('ideas.caveat.unknown-difficulty')] : []),
    ...(volume === null && kd !== null ? [message('ideas.caveat.unknown-volume')] : []),
  ];
}

/** Up to 30 points for searches, up to 15 for ease; a keyword without numbers gets the middle of neither. */
export function metricPoints({ volume, kd }: IdeaKeyword): number {
  const demand = volume === null ? 8 : Math.min(30, 7.5 * Math.log10(1 + volume));
  const ease = kd === null ? 6 : (15 * (100 - Math.min(100, Math.max(0, kd)))) / 100;
  return demand + ease;
}

export const roundScore = (points: number): number => Math.round(Math.min(100, Math.max(0, points)));

export const capitalized = (text: string): string => {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
};
