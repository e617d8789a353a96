import { expect, test } from 'vitest';
import { createBodyTurns } from '../../../functions/content/body-turns.ts';

const large = { markdown: 'a'.repeat(100_001) };

test('large bodies are worked on one at a time, those of another organization after one of the first that waits at most', async () => {
  const turns = createBodyTurns();
  const begun: string[] = [];
  let atOnce = 0;
  const work = (name: string) => async () => {
    atOnce += 1;
    begun.push(`${name} ${atOnce}`);
    await Promise.resolve();
    atOnce -= 1;
  };

  const first = ['a', 'b', 'c', 'd'].map((name) => turns.run(1, large, work(name)));
  await Promise.all([...first, turns.run(2, large, work('other'))]);

  expect(begun).toEqual(['a 1', 'b 1', 'other 1', 'c 1', 'd 1']);
});

test('a small body waits for no large one, and a large one that fails lets the next begin', async () => {
  const turns = createBodyTurns();
  const { promise, reject } = Promise.withResolvers<string>();
  const failing = turns.run(1, large, () => promise);
  const next = turns.run(1, large, async () => 'next');

  expect(await turns.run(2, { markdown: 'small' }, async () => 'small')).toBe('small');
  reject(new Error('failed'));

  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('when four large bodies of an organization wait, the next one is refused with 429 and the seconds to wait; others still wait', async () => {
  const turns = createBodyTurns();
  const { promise, resolve } = Promise.withResolvers<string>();
  const accepted = Array.from({ length: 5 }, () => turns.run(1, large, () => promise));

  await expect(turns.run(1, large, async () => 'sixth')).rejects.toMatchObject({
    code: 'rate_limited',
    headers: { 'retry-after': '10' },
  });
  const other = turns.run(2, large, async () => 'other');
  resolve('done');

  expect(await Promise.all(accepted)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(await other).toBe('other');
});
