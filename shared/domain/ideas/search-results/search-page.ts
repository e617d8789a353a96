import type { Proposal } from '../proposal.ts';

/** A page of search results: its organic results, best first, and the questions that it lists. */
export interface SearchPage {
  readonly results: readonly { readonly position: number; readonly title: string; readonly url: string }[];
  readonly questions: readonly string[];
}

/** Each look is paid for. */
const LOOKED_UP_MAX = 10;

/** The keywords whose search results are looked up: those of the best ideas, each once. */
export const keywordsToLookUp = (proposals: readonly Proposal[]): string[] =>
  [
    ...new Set(
      proposals
        .toSorted((a, b) => b.score - a.score || (a.title < b.title ? -1 : 1))
        .flatMap(({ keywords }) => keywords[0]?.keyword ?? []),
    ),
  ].slice(0, LOOKED_UP_MAX);
