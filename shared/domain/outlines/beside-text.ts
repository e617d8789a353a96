import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import type { OutlineInput } from './outline-input.ts';

/** A longer heading is none of these. */
const CHARACTERS_READ_MAX = 160;

/** True for a heading that names no section of the text. */
export function isBesideText(sections: readonly OutlineInput['sections'][number][], at: number): boolean {
  const heading = (sections[at]?.heading ?? '').slice(0, CHARACTERS_READ_MAX);
  return besideTheText.test(heading);
}

/** Comments of readers, and what a form says once it was sent: none of it is written for the page. */
const besideTheText = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('outlines', 'besideTheText')})(?!\p{L})`, 'iu');
