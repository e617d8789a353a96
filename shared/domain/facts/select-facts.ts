import type { FactKind } from './fact-kinds.ts';
import { collectTexts, compareFacts, type RankedFact } from './fact-sheet.ts';

interface FactFilters {
  kind?: FactKind | undefined;
  /** Dismissed facts are in none of them. */
  status: 'active' | 'stale' | 'all';
  /** Looked for in every text and number of the data, whatever its case. */
  search?: string | undefined;
}

/** The facts that pass the filters, best first. */
export function selectFacts<T extends RankedFact>(facts: readonly T[], { kind, status, search }: FactFilters): T[] {
  const wanted = search?.toLowerCase();
  return facts
    .filter((fact) => fact.status !== 'dismissed' && (status === 'all' || fact.status === status))
    .filter((fact) => kind === undefined || fact.kind === kind)
    .filter(
      (fact) => wanted === undefined || collectTexts(fact.data).some((text) => text.toLowerCase().includes(wanted)),
    )
    .sort(compareFacts);
}
