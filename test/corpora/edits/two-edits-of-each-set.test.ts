/** A real edit and a fake of one page of each set, for `npm test`; `npm run quality` sends them all. */
import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { expectShare } from '../scores.ts';
import { readEdits } from './edit.ts';
import { judgeEdits } from './judge-edits.ts';

// Of a set that rules were not fitted to, some edits are judged wrongly; `npm run quality` counts them.
const pages = readEdits()
  .filter(({ seen }) => seen === 'yes')
  .flatMap(({ cases }) =>
    cases.slice(0, 1).map((page) => ({
      ...page,
      edits: (['real', 'fake'] as const).flatMap(
        (kind) => page.edits.find(({ expect: wanted }) => wanted === kind) ?? [],
      ),
    })),
  );
const system = useSystem({ webSites: pages.length + 1 });

test('two edits of each set that was seen are judged as expected: real ones are addressed, fakes do not raise the verified score', async () => {
  const checks = await judgeEdits(system, pages);
  expect(checks).toHaveLength(2 * pages.length);
  expectShare(checks, 1);
});
