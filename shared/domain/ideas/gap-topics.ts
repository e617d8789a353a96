import { listStems } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { listTerms, termKey } from '../language/subject-terms.ts';
import type { Proposal } from './proposal.ts';
import { capitalized } from './proposal.ts';

/** Ideas outside every topic that share a word: this many of them are a topic that the site has no page for. */
const IDEAS_MIN = 3;

/** Gives such ideas their topic; the topics' names, in order. Everything else stays as it is. */
export function addGapTopics(
  proposals: readonly Proposal[],
  taken: ReadonlySet<string>,
  language: Language | null,
): { proposals: Proposal[]; gaps: string[] } {
  const counts = new Map<string, number>();
  const forms = new Map<string, string>();
  for (const { topic, pageId, keywords } of proposals) {
    if (topic !== null || pageId !== null) continue;
    const terms = listTerms(keywords[0]?.keyword ?? '', language);
    for (const [stem, term] of new Map(terms.map((term) => [termKey(term, language), term]))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      // The shortest form is the nearest to what a dictionary has.
      const known = forms.get(stem);
      if (known === undefined || term.length < known.length) forms.set(stem, term);
    }
  }
  const nameStem = (stem: string): string => capitalized(forms.get(stem) ?? stem);
  const gapStems = [...counts]
    .filter(([stem, count]) => count >= IDEAS_MIN && !taken.has(nameStem(stem)))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([stem]) => stem);
  const used = new Set<string>();
  const placed = proposals.map((proposal) => {
    if (proposal.topic !== null || proposal.pageId !== null) return proposal;
    const stems = listStems(proposal.keywords[0]?.keyword ?? '', language);
    const gap = gapStems.find((stem) => stems.includes(stem));
    if (gap === undefined) return proposal;
    used.add(nameStem(gap));
    return { ...proposal, topic: nameStem(gap) };
  });
  return { proposals: placed, gaps: [...used] };
}
