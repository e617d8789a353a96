import { expect, test } from 'vitest';
import { limitRequests } from '../../../functions/crawl-worker/requests/limit-requests.ts';
import type { WebRequest } from '../../../shared/providers/web/web-fetcher.ts';

const requestOf = (at: number): WebRequest => ({ url: `https://shop.example/${at}/`, accept: 'html' });

test('at most so many requests are sent at a time, in order, and one that fails gives its place to the next', async () => {
  const sent: string[] = [];
  let running = 0;
  let most = 0;
  const web = limitRequests(
    {
      fetch: async ({ url }) => {
        sent.push(url);
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        throw new Error(`no answer from ${url}`);
      },
      close: async () => undefined,
    },
    2,
  );
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((at) => web.fetch(requestOf(at))));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(most).toBe(2);
  expect(sent).toEqual([0, 1, 2, 3, 4].map((at) => requestOf(at).url));
});
