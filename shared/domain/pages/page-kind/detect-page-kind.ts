import { type Message, message } from '../../messages/message.ts';
import { addressClues } from './address-clues.ts';
import type { Clue, PageKindEvidence } from './clue.ts';
import { markupClues } from './markup-clues.ts';
import { type DetectedPageKind, type PageKind, pageKinds } from './page-kinds.ts';
import { headingClues, isUnsignedOffer, structureClues } from './structure-clues.ts';

/** Less than this is what pages of any kind have now and then. */
const ENOUGH = 3;

/**
 * The kind of a page by its address, its markup, its headings and its parts together. Each adds up for the kind that it speaks for; the
 * kind with most wins, the earlier one of `pageKinds` where two have the same. Without enough for any, an unsigned offer is a service, and another page an article.
 */
export const detectPageKind = (evidence: PageKindEvidence): DetectedPageKind =>
  kindByClues(evidence) ?? kindWithoutClues(evidence);

/** Null where there is not enough for any kind. */
export function kindByClues(evidence: PageKindEvidence): DetectedPageKind | null {
  const clues = [
    ...markupClues(evidence.markup),
    ...addressClues(evidence),
    ...headingClues(evidence),
    ...structureClues(evidence.structure),
  ];
  const points = new Map<PageKind, number>();
  for (const { kind, weight } of clues) points.set(kind, (points.get(kind) ?? 0) + weight);
  const best = pageKinds.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0))[0] ?? 'article';
  if ((points.get(best) ?? 0) < ENOUGH) return null;
  const kind = best === 'article' && (points.get('news') ?? 0) >= ENOUGH ? 'news' : best;
  return { kind, evidence: listSentences(clues, kind) };
}

function kindWithoutClues({ structure }: PageKindEvidence): DetectedPageKind {
  return isUnsignedOffer(structure)
    ? { kind: 'local_service', evidence: [message('kinds.unsigned-offer')] }
    : { kind: 'article', evidence: [] };
}

function listSentences(clues: readonly Clue[], kind: PageKind): Message[] {
  const own = clues.filter((clue) => clue.kind === kind).toSorted((a, b) => b.weight - a.weight);
  return [...new Map(own.map(({ sentence }) => [JSON.stringify(sentence), sentence])).values()];
}
