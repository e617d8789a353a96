import type { Operation, TargetField } from '../grading/grading-input.ts';
import type { Effort } from './effort.ts';

/** An edit that a language model proposes, as far as its evidence holds. */
export interface ProposedEdit {
  readonly title: string;
  readonly description: string;
  readonly whyItMatters: string;
  readonly operation: Operation;
  readonly targetField: TargetField;
  readonly targetNodeIds: readonly string[] | null;
  readonly afterNodeId: string | null;
  /** The new text; null where it takes what only the author knows, or where it said what nothing bears out. */
  readonly proposedText: string | null;
  readonly effort: Effort;
  /** The criteria that it closes, and the part of what each lacks, above 0 and at most 1. */
  readonly closes: readonly { readonly criterion: string; readonly part: number }[];
}
