import type { Claim } from '../../../shared/domain/grading/claims.ts';

export interface Sample {
  /** True of the guide among the sample pages. */
  readonly right: readonly Claim[];
  /** The same claims falsified: the gate reports each of them. */
  readonly wrong: readonly Claim[];
  /** Claims that are false of the bare page. */
  readonly wrongOfBare?: readonly Claim[];
}
