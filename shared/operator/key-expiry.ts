/** The expirations that a key is created with (spec, Authentication 2). */
export const keyTerms = ['never', '30d', '90d', '1y'] as const;
export type KeyTerm = (typeof keyTerms)[number];

const DAY_MS = 86_400_000;
const days = { '30d': 30, '90d': 90, '1y': 365 } as const satisfies Record<Exclude<KeyTerm, 'never'>, number>;

/** When a key of this term that is created now expires, ISO 8601 UTC; null for never. */
export const keyExpiry = (term: KeyTerm, now: Date): string | null =>
  term === 'never' ? null : new Date(now.getTime() + days[term] * DAY_MS).toISOString();
