import type { GradingInput } from '../grading/grading-input.ts';
import type { Language } from '../language/languages.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { ScoreCurve } from '../rubric/score-curves.ts';
import type { CriterionChanges } from '../scoring/criterion-changes.ts';
import type { AddressState } from './edit-reading.ts';

/** The input of a validator: did this content do what the recommendation asked for? */
export interface ValidationRequest {
  readonly recommendation: {
    readonly title: string;
    readonly description: string;
    readonly targetField: string;
    readonly operation: string;
    readonly targetNodeIds: readonly string[] | null;
    readonly criteria: readonly string[];
  };
  /** The current text to change. */
  readonly content: string;
  /** The body around it, capped, or null. */
  readonly document: string | null;
  /** The page as it was analyzed. */
  readonly before: GradingInput;
  /** The page after other edits that were verified since: this one is compared with the page before it. */
  readonly accepted: {
    /** Values of their fields. */
    readonly texts: readonly string[];
    /** From the page as it was analyzed to the body as it was accepted last; null where the content is not stored in it. */
    readonly bodyChanges: CriterionChanges | null;
  };
  /** The same with the content in its place. Made when it is asked for, within the validator's time: it may take a parse of the content. */
  after(): GradingInput;
  readonly rubric: Rubric;
  readonly curve: ScoreCurve;
  /** Of the reasons: the reader's. */
  readonly adviceLanguage: Language;
  /** The day of the request, `YYYY-MM-DD`: a date after it is no date of the page. */
  readonly today: string;
  /** Finds out which of these addresses of links and images exist; what it cannot find out in time is unknown. */
  lookUp(addresses: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, AddressState>>;
}
