import { matchable } from '../fields/keyword-match.ts';

/** Secondary keywords that accepting an idea adds at most (spec, Limits 5), and that a page can have (Limits 4). */
const ADDED_MAX = 10;
const SECONDARY_KEYWORDS_MAX = 100;

/** The idea's keywords that the page does not target yet, in their order; case and spacing do not count. */
export function addedKeywords(
  ideaKeywords: readonly string[],
  page: { primaryKeyword: string | null; secondaryKeywords: readonly string[] | null },
): string[] {
  const present = page.secondaryKeywords ?? [];
  const known = new Set([...present, page.primaryKeyword ?? ''].map(matchable));
  const added: string[] = [];
  for (const keyword of ideaKeywords) {
    if (added.length === ADDED_MAX || present.length + added.length >= SECONDARY_KEYWORDS_MAX) break;
    if (known.has(matchable(keyword))) continue;
    known.add(matchable(keyword));
    added.push(keyword);
  }
  return added;
}
