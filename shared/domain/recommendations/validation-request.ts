import type { GradingInput } from '../grading/grading-input.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { ScoreCurve } from '../rubric/score-curves.ts';
import type { AddressState } from './edit-reading.ts';

/** What a validator is asked: did this content do what the recommendation asked for? */
export interface ValidationRequest {
  readonly recommendation: {
    readonly title: string;
    readonly description: string;
    readonly targetField: string;
    readonly operation: string;
    readonly criteria: readonly string[];
  };
  /** What was to be changed, as it is now. */
  readonly content: string;
  /** The body around it, capped, or null. */
  readonly document: string | null;
  /** The page as it was analyzed. */
  readonly before: GradingInput;
  /** The same with the content in its place. Made when it is asked for, within the validator's time: it may take a parse of the content. */
  after(): GradingInput;
  readonly rubric: Rubric;
  readonly curve: ScoreCurve;
  /** The day of the request, `YYYY-MM-DD`: a date after it is no date of the page. */
  readonly today: string;
  /** Finds out which of these addresses of links and images exist; what it cannot find out in time is unknown. */
  lookUp(addresses: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, AddressState>>;
}
