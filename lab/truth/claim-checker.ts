import type { Claim, ClaimKind } from '../../shared/domain/grading/claims.ts';
import type { RawPage } from './raw-page.ts';

/** Why a claim is false; null where the page bears it out. */
export type ClaimFault = string | null;

export type ClaimChecker<Kind extends ClaimKind> = (claim: Extract<Claim, { kind: Kind }>, page: RawPage) => ClaimFault;

export type ClaimCheckers<Kind extends ClaimKind> = { readonly [K in Kind]: ClaimChecker<K> };
