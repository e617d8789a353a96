/** Spec section "Outline and section". */
export const sectionStatuses = ['proposed', 'accepted', 'revised', 'rejected'] as const;
export type SectionStatus = (typeof sectionStatuses)[number];
type SectionVerb = 'accept' | 'reject' | 'revise';

/** The life cycle of a section, whole. Nothing is final: a decision about a proposal can be taken back. */
const sectionTransitions: Readonly<Record<SectionStatus, Readonly<Record<SectionVerb, SectionStatus>>>> = {
  proposed: { accept: 'accepted', reject: 'rejected', revise: 'revised' },
  accepted: { accept: 'accepted', reject: 'rejected', revise: 'revised' },
  revised: { accept: 'accepted', reject: 'rejected', revise: 'revised' },
  rejected: { accept: 'accepted', reject: 'rejected', revise: 'revised' },
};

/** A client's decision about a section. */
export type SectionDecision =
  | { readonly verb: 'accept' | 'reject' }
  | { readonly verb: 'revise'; readonly revisedHeading: string };

/** The section after a decision. Accepting or rejecting keeps a revised heading: it is what was accepted or rejected. */
export function decideSection<T extends { status: SectionStatus; revisedHeading: string | null }>(
  section: T,
  decision: SectionDecision,
): T {
  const status = sectionTransitions[section.status][decision.verb];
  return decision.verb === 'revise'
    ? { ...section, status, revisedHeading: decision.revisedHeading }
    : { ...section, status };
}
