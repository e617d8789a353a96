import { examplesOfAddresses } from './address-examples.ts';
import type { Example } from './clean-site.ts';
import { examplesOfPages } from './page-examples.ts';
import { examplesOfSearches } from './search-examples.ts';

/** A small site for each type of issue, by its id: docs/issues.md shows what is found there, and the tests look for it. */
export const examples: Readonly<Record<string, Example>> = {
  ...examplesOfAddresses,
  ...examplesOfPages,
  ...examplesOfSearches,
};
