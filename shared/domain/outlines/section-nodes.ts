import { matchable } from '../fields/keyword-match.ts';
import type { SectionStatus } from './section-states.ts';

interface PlannedSection {
  readonly key: string;
  readonly heading: string;
  readonly revisedHeading: string | null;
  readonly status: SectionStatus;
}

interface BodyHeading {
  readonly text: string;
  readonly id: string | null;
}

/**
 * The block of the body that each accepted or revised section became: the heading that reads as the section's does, case and
 * spacing aside. Two sections of the same heading are two blocks, in order. A section that is not in the body has none.
 */
export function sectionNodes(
  sections: readonly PlannedSection[],
  headings: readonly BodyHeading[],
): ReadonlyMap<string, string> {
  const free = new Map<string, string[]>();
  for (const { text, id } of headings) {
    if (id !== null) free.set(matchable(text), [...(free.get(matchable(text)) ?? []), id]);
  }
  const nodes = new Map<string, string>();
  for (const { key, heading, revisedHeading, status } of sections) {
    if (status !== 'accepted' && status !== 'revised') continue;
    const id = free.get(matchable(revisedHeading ?? heading))?.shift();
    if (id !== undefined) nodes.set(key, id);
  }
  return nodes;
}
