import { expect, test } from 'vitest';
import { createReadAhead } from '../../../functions/crawl-worker/read-ahead.ts';

const items = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

test('what was begun ahead is taken once, and nothing more is begun after it was stopped', async () => {
  const ahead = createReadAhead<{ key: string }, string>();
  const first = Promise.withResolvers<void>();
  const begun: string[] = [];
  ahead.begin(items, 2, async ({ key }) => {
    begun.push(key);
    await first.promise;
    return key.toUpperCase();
  });
  expect(begun).toEqual(['a', 'b']);
  ahead.stop();
  first.resolve();
  expect(await ahead.take('a')).toBe('A');
  expect(ahead.take('a')).toBeNull();
  expect(ahead.take('c')).toBeNull();
  expect(ahead.isEmpty).toBe(false);
  await ahead.end();
  expect(begun).toEqual(['a', 'b']);
  expect(ahead.isEmpty).toBe(true);
});

test('a reading that fails fails where it is taken, and ends nothing else', async () => {
  const ahead = createReadAhead<{ key: string }, string>();
  ahead.begin(items, 1, async ({ key }) => {
    if (key === 'a') throw new Error('the table is gone');
    return key;
  });
  await expect(ahead.take('a')).rejects.toThrow('the table is gone');
  await ahead.end();
});
