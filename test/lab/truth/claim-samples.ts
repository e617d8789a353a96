import type { ClaimKind } from '../../../shared/domain/grading/claims.ts';
import type { Sample } from './claim-sample.ts';
import samples from './claim-samples.json' with { type: 'json' };

type SampledKind = Exclude<ClaimKind, 'rule'>;

/** One entry for every kind of claim: the compiler refuses a kind without one. */
const everyKind: Readonly<Record<SampledKind, unknown>> = samples;

export const claimSamples = everyKind as Readonly<Record<SampledKind, Sample>>;
