import type { PlannedPage } from './plan-input.ts';

/** The basis of a planned page: words of the brief, the proposal of a model, or the rules. */
export const pageBases = ['brief', 'model', 'rules'] as const;

/** A page of a plan with its origin. */
export interface SuggestedPage extends PlannedPage {
  readonly basis: (typeof pageBases)[number];
  /** The words of the brief; null where the basis is another one. */
  readonly basisWords: string | null;
  /** Whose words the purpose has: a model's id, or that of the rules. */
  readonly wordedBy: string;
  /** Keywords that the page could aim at, the best first; empty where none were suggested with the plan. */
  readonly keywords: readonly string[];
}
