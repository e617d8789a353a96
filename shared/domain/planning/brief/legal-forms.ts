import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** Legal forms of companies and associations, as they stand behind a name. */
export const legalForms = alternatives('planning', 'legalForms');
