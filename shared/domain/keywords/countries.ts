import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

const countries = new Set(
  alternatives('keywords', 'countries')
    .split('|')
    .map((name) => name.trim()),
);

/** A country or a capital is where something happens. */
export const isCountry = (phrase: string): boolean => countries.has(phrase);
