import { truncated } from '../language/text-length.ts';
import type { FactClaim } from './fact-data.ts';
import { readClaim } from './fact-data.ts';
import type { FactKind } from './fact-kinds.ts';

/** A claim that a page makes, with the words in which it does. */
export interface Observation {
  claim: FactClaim;
  /** Structured data was written for machines; page text is interpreted by rules. */
  source: 'schema_org' | 'crawl';
  /** The exact text that was found; a long one is cut. */
  evidence: string;
  /** A JSON pointer into the page's structured data, or the place on the page. */
  locator: string;
}

const EVIDENCE_CHARACTERS_MAX = 500;

interface Seen {
  kind: FactKind;
  key?: string | null;
  data: unknown;
  source: Observation['source'];
  evidence: string;
  locator: string;
}

/** The observation, or nothing when what was found is no valid fact: pages say anything. */
export function observed({ kind, key = null, data, source, evidence, locator }: Seen): Observation[] {
  const read = readClaim(kind, key, data);
  if (!read.ok) return [];
  return [
    { claim: read.claim, source, evidence: truncated(evidence.toWellFormed(), EVIDENCE_CHARACTERS_MAX), locator },
  ];
}

/** An object without the members that are undefined, as the strict schemas of the data require it. */
export const defined = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
