import { expect, test } from 'vitest';
import { processVariables } from '../../shared/environment.ts';
import { hostileTexts } from './hostile-texts.ts';
import { faultsOfWay, SECONDS_MAX } from './read-documents.ts';
import { allWays } from './ways-in/all-ways.ts';

/** Without `--all` a way in reads one of so many strings, and the next way the next of them: each is read in several ways. */
const ONE_OF = 8;
const isWhole = processVariables()['LIMITS'] === 'all';

const ways = Object.entries(allWays).map(([name, { characters }], place) => ({
  name,
  characters,
  texts: [...hostileTexts.keys()].filter((at) => isWhole || at % ONE_OF === place % ONE_OF),
}));

test.each(ways)(
  `$name: each text of $characters characters is read within ${SECONDS_MAX} seconds`,
  async ({ name, texts }) => {
    expect(await faultsOfWay(name, texts)).toEqual([]);
  },
);
