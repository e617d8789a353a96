/** Spec section "Recommendation status". */
export const recommendationStatuses = ['pending', 'in_progress', 'applied', 'dismissed'] as const;

type RecommendationStatus = (typeof recommendationStatuses)[number];
type RecommendationVerb = 'resolve' | 'dismiss' | 'recheck';
export type RecommendationConflict = 'already_resolved' | 'not_applied';

/** Where a verb leads: the next status by verdict, or the code of the 409 it is refused with. A dismissal has no verdict. */
type RecommendationTransition =
  | { readonly whenAddressed: RecommendationStatus; readonly whenNotAddressed: RecommendationStatus }
  | { readonly conflict: RecommendationConflict };

const dismissal: RecommendationTransition = { whenAddressed: 'dismissed', whenNotAddressed: 'dismissed' };
const alreadyResolved: RecommendationTransition = { conflict: 'already_resolved' };
const notApplied: RecommendationTransition = { conflict: 'not_applied' };

/** The life cycle of a recommendation, whole. A skipped or forced verdict counts as addressed. */
export const recommendationTransitions: Readonly<
  Record<RecommendationStatus, Readonly<Record<RecommendationVerb, RecommendationTransition>>>
> = {
  pending: {
    resolve: { whenAddressed: 'applied', whenNotAddressed: 'pending' },
    dismiss: dismissal,
    recheck: notApplied,
  },
  in_progress: {
    resolve: { whenAddressed: 'applied', whenNotAddressed: 'in_progress' },
    dismiss: dismissal,
    recheck: notApplied,
  },
  applied: {
    resolve: alreadyResolved,
    dismiss: alreadyResolved,
    recheck: { whenAddressed: 'applied', whenNotAddressed: 'applied' },
  },
  dismissed: { resolve: alreadyResolved, dismiss: alreadyResolved, recheck: notApplied },
};

/** True while a recommendation waits to be resolved or dismissed; briefs list only these. */
export function isOpen(status: RecommendationStatus): boolean {
  return status === 'pending' || status === 'in_progress';
}
