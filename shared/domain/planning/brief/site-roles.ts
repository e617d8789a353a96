import { wordPattern } from '../../language/word-pattern.ts';
import { type NamedRole, namedRoles, type WritingWords } from '../words/writing-words.ts';

/** The parts of a site that a text speaks of. */
export function rolesIn(text: string, { cues }: WritingWords): NamedRole[] {
  if (text === '') return [];
  return namedRoles.filter((role) => {
    const cue = cues[role];
    return cue !== undefined && wordPattern(cue).test(text);
  });
}
