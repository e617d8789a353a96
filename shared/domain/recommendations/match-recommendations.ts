import { collapseSpaces } from '../language/normalize-text.ts';

/**
 * The fields by which two analyses' recommendations are compared. `excerpt` is the Markdown of the targeted blocks,
 * null without any.
 */
interface MatchableRecommendation {
  readonly targetField: string;
  readonly operation: string;
  readonly rubricCriteria: readonly string[] | null;
  readonly excerpt: string | null;
}

/**
 * For each recommendation of the new analysis, the index of the previous one that it carries on, or null: same field,
 * same operation, at least one criterion in common, and in the body the same text. Block ids do not count, since a crawl
 * regenerates them. The pairs that share most criteria win, and no previous one is carried on twice.
 */
export function matchRecommendations(
  previous: readonly MatchableRecommendation[],
  next: readonly MatchableRecommendation[],
): (number | null)[] {
  const pairs = next.flatMap((candidate, nextIndex) =>
    previous.flatMap((earlier, previousIndex) => {
      const overlap = measureOverlap(earlier, candidate);
      return overlap > 0 ? [{ nextIndex, previousIndex, overlap }] : [];
    }),
  );
  const carried = next.map((): number | null => null);
  const used = new Set<number>();
  for (const { nextIndex, previousIndex } of pairs.toSorted((a, b) => b.overlap - a.overlap)) {
    if (carried[nextIndex] !== null || used.has(previousIndex)) continue;
    carried[nextIndex] = previousIndex;
    used.add(previousIndex);
  }
  return carried;
}

/** Shared criteria as a part of all criteria of the two; 0 when they are not the same recommendation at all. */
function measureOverlap(a: MatchableRecommendation, b: MatchableRecommendation): number {
  if (a.targetField !== b.targetField || a.operation !== b.operation) return 0;
  if (a.targetField === 'body_content' && normalized(a.excerpt) !== normalized(b.excerpt)) return 0;
  const all = new Set([...(a.rubricCriteria ?? []), ...(b.rubricCriteria ?? [])]);
  const shared = (a.rubricCriteria ?? []).filter((key) => b.rubricCriteria?.includes(key) === true).length;
  return all.size === 0 ? 0 : shared / all.size;
}

function normalized(excerpt: string | null): string {
  return collapseSpaces(excerpt ?? '');
}
