import type { CriterionChanges } from './criterion-changes.ts';

/** A verified edit's change of the page's criteria, as they were graded when it was verified. */
export interface MeasuredEffect {
  readonly measuredAt: string;
  /** True when the stored body was graded: it holds the edits of all recommendations for the body. */
  readonly isStoredBody: boolean;
  /** The changes from the page as it was analyzed to the same page with this edit alone. */
  readonly alone: CriterionChanges;
  /** The changes with the edits of these other verified recommendations beside it; null where there were none. */
  readonly together: { readonly with: readonly number[]; readonly changes: CriterionChanges } | null;
}
