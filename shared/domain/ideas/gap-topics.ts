import { stemsOf } from './keyword-signature.ts';
import type { Proposal } from './proposal.ts';
import { capitalized } from './proposal.ts';

/** Ideas outside every topic that share a word: this many of them are a topic that the site has no page for. */
const IDEAS_MIN = 3;

/** Gives such ideas their topic; the topics' names, in order. Everything else stays as it is. */
export function withGapTopics(
  proposals: readonly Proposal[],
  taken: ReadonlySet<string>,
): { proposals: Proposal[]; gaps: string[] } {
  const counts = new Map<string, number>();
  for (const { topic, pageId, keywords } of proposals) {
    if (topic !== null || pageId !== null) continue;
    for (const stem of stemsOf(keywords[0]?.keyword ?? '')) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const gapStems = [...counts]
    .filter(([stem, count]) => count >= IDEAS_MIN && !taken.has(capitalized(stem)))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([stem]) => stem);
  const used = new Set<string>();
  const placed = proposals.map((proposal) => {
    if (proposal.topic !== null || proposal.pageId !== null) return proposal;
    const stems = stemsOf(proposal.keywords[0]?.keyword ?? '');
    const gap = gapStems.find((stem) => stems.includes(stem));
    if (gap === undefined) return proposal;
    used.add(capitalized(gap));
    return { ...proposal, topic: capitalized(gap) };
  });
  return { proposals: placed, gaps: [...used] };
}
