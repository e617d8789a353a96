import type { MeasuredEffect } from './measured-effect.ts';

/** The fields of a recommendation that scoring needs. */
export interface ScoredRecommendation {
  readonly id?: number;
  readonly status: 'pending' | 'in_progress' | 'applied' | 'dismissed';
  /** Whole points of the overall score. */
  readonly pointValue: number;
  readonly rubricCriteria: readonly string[] | null;
  readonly verification: {
    readonly addressed: boolean;
    readonly skipped: boolean;
    readonly placeholders: readonly string[];
    /** Absent where nothing was graded, because a validator was not asked or gave no verdict in time. */
    readonly measured?: MeasuredEffect | null | undefined;
  } | null;
}

/** Which scores a recommendation counts for. */
interface Credit {
  readonly estimated: boolean;
  readonly verified: boolean;
}

/**
 * The outcome table of the specification ("Verification rules"): an open recommendation is an open gain; a dismissed one
 * has forfeited its points; an applied one counts for the verified score only on a real verdict, for the estimated score
 * also when validation was skipped or left placeholders, and for neither once a recheck found it not addressed.
 */
export function creditRecommendation({
  status,
  verification,
}: Pick<ScoredRecommendation, 'status' | 'verification'>): Credit {
  if (status === 'dismissed') return { estimated: false, verified: false };
  if (status !== 'applied') return { estimated: true, verified: false };
  if (verification === null) return { estimated: true, verified: false };
  if (!verification.addressed) return { estimated: false, verified: false };
  return { estimated: true, verified: isRealVerdict(verification) };
}

/** A verdict that promotes the score: addressed, not skipped, and free of placeholders. */
function isRealVerdict(verification: NonNullable<ScoredRecommendation['verification']>): boolean {
  return verification.addressed && !verification.skipped && verification.placeholders.length === 0;
}
