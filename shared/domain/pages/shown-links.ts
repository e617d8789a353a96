import { LINKS_SHOWN_MAX } from './limits.ts';

/** The links of a page as the API lists them: in document order, ties by id, at most 1,000 (spec, Limits 5). */
export function shownLinks<L extends { id: number; position: number }>(
  links: readonly L[],
): { shown: L[]; truncated: boolean } {
  const shown = links.toSorted((a, b) => a.position - b.position || a.id - b.id).slice(0, LINKS_SHOWN_MAX);
  return { shown, truncated: links.length > shown.length };
}
