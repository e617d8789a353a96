/** @module-tag corpus */
import { describe, expect, test } from 'vitest';
import { runInventions } from '../../../lab/eval/inventions.ts';
import { expectFloor, expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { inventedAnswerShape } from './invented-answer.ts';

const toCheck = ({ case: title, kind, words, isShown }: Awaited<ReturnType<typeof runInventions>>[number]) => ({
  line: `${title}: ${kind}: ${words}`,
  holds: !isShown,
});

describe.each(readSets('invented-answers', inventedAnswerShape))('the inventions of $name', (set) => {
  const run = async (check: Parameters<typeof runInventions>[0]) =>
    (await runInventions(check)).filter((one) => one.set === set.name);

  test('reach no user where the second question is answered rightly', async () => {
    expectFloor(set, 'inventions that no user is shown', (await run('right')).map(toCheck));
  });

  test('reach no user where the second question has no answer', async () => {
    expectShare((await run('none')).map(toCheck), set.floor);
  });

  test('with a price or an address, and all but few with a number, a name or a promise, are kept out by code alone', async () => {
    const shown = (await run('blind')).filter(({ isShown }) => isShown);
    expect(shown.filter(({ kind }) => kind === 'price' || kind === 'address')).toEqual([]);
    const numbers = shown.filter(({ kind }) => kind === 'number');
    expect(numbers.length).toBeLessThanOrEqual(set.limits?.['numbers_shown'] ?? 0);
    const promised = shown.filter(({ kind }) => kind === 'name' || kind === 'promise');
    expect(promised.length).toBeLessThanOrEqual(set.limits?.['names_and_promises_shown'] ?? 0);
  });
});
