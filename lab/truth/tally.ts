import { checkClaim, claimKind } from './check-claim.ts';
import { checkObservation } from './fact-checkers.ts';
import type { LoadedPage } from './load-pages.ts';
import { type RawPage, readRawPage } from './raw-page.ts';
import { readStatements } from './read-statements.ts';

interface FalseStatement {
  readonly file: string;
  readonly source: string;
  readonly text: string;
  readonly fault: string;
}

export interface KindTally {
  readonly kind: string;
  uses: number;
  readonly faults: FalseStatement[];
}

export interface Tally {
  readonly pages: number;
  readonly ungraded: number;
  /** By what is claimed. */
  readonly kinds: readonly KindTally[];
  /** By where the statement is written. */
  readonly sources: readonly KindTally[];
  /** Statements that claim nothing. */
  readonly unchecked: readonly KindTally[];
}

/** More than this share of false ones fails a kind; of fewer than a hundred uses, one may be false. */
const falseShareMax = 0.02;

export const isFailing = ({ uses, faults }: KindTally): boolean => faults.length > Math.max(1, falseShareMax * uses);

export const fails = ({ kinds, sources, unchecked }: Tally): boolean =>
  unchecked.length > 0 || [...kinds, ...sources].some(isFailing);

/** Reads the pages through the product, and holds each statement against the raw page. */
export function tally(pages: readonly LoadedPage[], read: typeof readStatements = readStatements): Tally {
  const kinds = new Map<string, KindTally>();
  const sources = new Map<string, KindTally>();
  const unchecked = new Map<string, KindTally>();
  let ungraded = 0;
  for (const page of pages) {
    const raw: RawPage = readRawPage(page.html, page.url);
    const { isGraded, statements, observations } = read(page);
    if (!isGraded) ungraded += 1;
    // A claim in several sentences of a page counts once.
    const seen = new Set<string>();
    for (const { source, text, claims, isDeclared } of statements) {
      if (!isDeclared) {
        entry(unchecked, source).faults.push({ file: page.file, source, text, fault: 'claims nothing' });
        entry(unchecked, source).uses += 1;
        continue;
      }
      const faults = claims.flatMap((claim) => {
        const fault = checkClaim(claim, raw);
        const found = fault === null ? [] : [{ file: page.file, source, text, fault: `${claimKind(claim)}: ${fault}` }];
        const said = JSON.stringify(claim);
        if (!seen.has(said)) count(kinds, claimKind(claim), found);
        seen.add(said);
        return found;
      });
      count(sources, source, faults.slice(0, 1));
    }
    for (const observation of observations) {
      const source = `fact ${observation.claim.kind}${observation.claim.key === null ? '' : ` ${observation.claim.key}`}`;
      const fault = checkObservation(observation, raw);
      const text = JSON.stringify(observation.claim.data);
      count(sources, source, fault === null ? [] : [{ file: page.file, source, text, fault }]);
    }
  }
  return {
    pages: pages.length,
    ungraded,
    kinds: sorted(kinds),
    sources: sorted(sources),
    unchecked: sorted(unchecked),
  };
}

function entry(tallies: Map<string, KindTally>, kind: string): KindTally {
  const known = tallies.get(kind);
  if (known !== undefined) return known;
  const fresh = { kind, uses: 0, faults: [] };
  tallies.set(kind, fresh);
  return fresh;
}

function count(tallies: Map<string, KindTally>, kind: string, faults: readonly FalseStatement[]): void {
  const found = entry(tallies, kind);
  found.uses += 1;
  found.faults.push(...faults);
}

const sorted = (tallies: ReadonlyMap<string, KindTally>): KindTally[] =>
  [...tallies.values()].toSorted(
    (a, b) => b.faults.length / b.uses - a.faults.length / a.uses || a.kind.localeCompare(b.kind),
  );
