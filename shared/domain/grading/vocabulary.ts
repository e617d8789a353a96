// Word lists of the rules grader for the languages most sites are written in. A word that is missing costs a page a little
// credit in one criterion; a wrong one gives it away. So the lists are short, and hold only words that are clear by themselves.

import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

export const questionWords: ReadonlySet<string> = new Set(listReadingWords('grading', 'questionWords'));

export const firstPerson: ReadonlySet<string> = new Set(listReadingWords('grading', 'firstPerson'));

export const experienceWords: ReadonlySet<string> = new Set(listReadingWords('grading', 'experienceWords'));

/** Phrases that attribute a claim, compared in lower case. */
export const attributions: readonly string[] = listReadingWords('grading', 'attributions');

export const dateLabels: readonly string[] = listReadingWords('grading', 'dateLabels');

/** Link texts that say nothing of their target. */
export const genericAnchors: ReadonlySet<string> = new Set(listReadingWords('grading', 'genericAnchors'));
