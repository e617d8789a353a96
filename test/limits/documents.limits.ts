import { expect, test } from 'vitest';
import { faultsOfWay, SECONDS_MAX } from './read-documents.ts';
import { allWays } from './ways-in/all-ways.ts';

const ways = Object.entries(allWays).map(([name, { characters }]) => ({ name, characters }));

test.each(ways)(
  `$name: each text of $characters characters is read within ${SECONDS_MAX} seconds`,
  async ({ name }) => {
    expect(await faultsOfWay(name)).toEqual([]);
  },
);
