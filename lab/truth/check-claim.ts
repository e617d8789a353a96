import type { Claim, ClaimKind } from '../../shared/domain/grading/claims.ts';
import type { ClaimChecker, ClaimCheckers, ClaimFault } from './claim-checker.ts';
import { countCheckers } from './count-checkers.ts';
import { essentialCheckers } from './essential-checkers.ts';
import { headingCheckers } from './heading-checkers.ts';
import { keywordCheckers } from './keyword-checkers.ts';
import type { RawPage } from './raw-page.ts';
import { signalCheckers } from './signal-checkers.ts';
import { structuredDataCheckers } from './structured-data-checkers.ts';
import { styleCheckers } from './style-checkers.ts';
import { textCheckers } from './text-checkers.ts';

const checkers: ClaimCheckers<ClaimKind> = {
  ...countCheckers,
  ...headingCheckers,
  ...textCheckers,
  ...keywordCheckers,
  ...structuredDataCheckers,
  ...signalCheckers,
  ...essentialCheckers,
  ...styleCheckers,
  rule: () => null,
};

/** Checks one claim against the raw page. */
export function checkClaim<Kind extends ClaimKind>(claim: Extract<Claim, { kind: Kind }>, page: RawPage): ClaimFault {
  const checker: ClaimChecker<Kind> = checkers[claim.kind as Kind];
  return checker(claim, page);
}

/** The kind by which statements are counted: the kind of claim, and its subject. */
export const claimKind = (claim: Claim): string =>
  'of' in claim && typeof claim.of === 'string' ? `${claim.kind} ${claim.of}` : claim.kind;
