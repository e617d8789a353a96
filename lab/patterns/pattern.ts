import { createHash } from 'node:crypto';

/** A regular expression of the product, and where it is written or built (`file:line`). */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly at: readonly string[];
}

export const written = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** The name of a pattern in the ledger. `g`, `y` and `d` change where a search begins and what it returns, not how long it takes. */
export const patternId = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  createHash('sha256')
    .update(written({ source, flags: flags.replaceAll(/[dgy]/g, '') }))
    .digest('hex')
    .slice(0, 16);

/** Each pattern once, with every place. */
export function merged(patterns: readonly Pattern[]): Map<string, Pattern> {
  const byId = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const id = patternId(pattern);
    byId.set(id, { ...pattern, at: [...new Set([...(byId.get(id)?.at ?? []), ...pattern.at])].sort() });
  }
  return byId;
}
