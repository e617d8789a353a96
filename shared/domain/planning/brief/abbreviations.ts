import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';

/** Words before a full stop that ends no sentence, in the languages of briefs: titles, forms of companies, parts of addresses. */
export const pairedAbbreviations = alternatives('planning', 'pairedAbbreviations');
