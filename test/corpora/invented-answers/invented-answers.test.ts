/** @module-tag corpus */
import { expect, test } from 'vitest';
import { runInventions } from '../../../lab/eval/inventions.ts';
import { expectFloor, expectShare } from '../scores.ts';
import { readSets } from '../sets.ts';
import { inventedAnswerShape } from './invented-answer.ts';

const [set = expect.unreachable()] = readSets('invented-answers', inventedAnswerShape);
const toCheck = ({ case: title, kind, words, isShown }: Awaited<ReturnType<typeof runInventions>>[number]) => ({
  line: `${title}: ${kind}: ${words}`,
  holds: !isShown,
});

test('a user is shown no invention of a model whose second question is answered rightly', async () => {
  expectFloor(set, 'inventions that no user is shown', (await runInventions('right')).map(toCheck));
});

test('a user is shown no invention of a model whose second question has no answer', async () => {
  expectShare((await runInventions('none')).map(toCheck), 1);
});

test('code alone keeps out every price and address, and all but few numbers', async () => {
  const shown = (await runInventions('blind')).filter(({ isShown }) => isShown);
  expect(shown.filter(({ kind }) => kind === 'price' || kind === 'address')).toEqual([]);
  expect(shown.filter(({ kind }) => kind === 'number').length).toBeLessThanOrEqual(set.limits?.['numbers_shown'] ?? 0);
});
