import { wordsFor } from '../words/words-for.ts';

/** Legal forms of companies and associations, as they stand behind a name. */
export const legalForms = wordsFor('legalForms');
