import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import type { Line } from './part-names.ts';

/** Headings of a job posting's parts: tasks, who is wanted, what is offered, how to apply. */
const names = new RegExp(`^(?:${alternatives('extraction', 'jobHeadings')})[\\s:.!]{0,6}$`, 'iu');

const HEADING_CHARACTERS_MAX = 60;

/** Different headings, or lines that stand alone like one, that job postings have. */
export const jobHeadingsIn = (lines: readonly Line[]): number =>
  new Set(
    lines
      .filter(
        ({ text, place }) => place === 'content' && text.length <= HEADING_CHARACTERS_MAX && names.test(text.trim()),
      )
      .map(({ text }) => trimTrailing(text.trim().toLowerCase(), /[\s:.!]/)),
  ).size;
