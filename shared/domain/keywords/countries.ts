import { listReadingWords } from '../../language-data/reading-words/read-reading-words.ts';

const countries = new Set(listReadingWords('keywords', 'countries'));

/** A country or a capital is where something happens. */
export const isCountry = (phrase: string): boolean => countries.has(phrase);
