import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { sectionsOfPattern } from './section-patterns.ts';
import { coveredAt } from './section-support.ts';
import type { OutlineWords, SectionId } from './words/outline-words.ts';

/** Patterns of sections by how a plan says what a page of it is for (`planning/words`): parts of a product, ways to take part, documents. */
const patternsOfPurposes = [
  { name: 'feature', pattern: new RegExp(alternatives('outlines', 'feature'), 'u') },
  { name: 'joining', pattern: new RegExp(alternatives('outlines', 'joining'), 'u') },
  { name: 'docs', pattern: new RegExp(alternatives('outlines', 'docs'), 'u') },
];

/** The sections of a page by what its plan says that it is for; null where the plan does not say it. */
export function sectionsOfPurpose(purpose: string | null, words: OutlineWords): readonly SectionId[] | null {
  // A page that leads to all that is offered.
  if (coveredAt(statedPurpose(purpose), 'offer', words) >= 0) return sectionsOfPattern('overview');
  const found = patternsOfPurposes.find(({ pattern }) => pattern.test((purpose ?? '').slice(0, READ_MAX)));
  return found === undefined ? null : sectionsOfPattern(found.name);
}

/** The purpose's own words, without those of a brief that it quotes. */
export const statedPurpose = (purpose: string | null): string =>
  (purpose ?? '').slice(0, READ_MAX).replaceAll(/[„“”«"][^„“”«»"]{0,400}(?:[“”»"]|$)/gu, ' ');

const READ_MAX = 600;
