import { expect, test } from 'vitest';
import { buildPages } from '../../../local/console/build-pages.ts';

test('the pages for browsers arrive from the process that builds them, as bytes, and are built once', async () => {
  const files = await buildPages();
  expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'reference.html']));
  expect([...files.values()].every(({ body }) => Buffer.isBuffer(body) && body.length > 0)).toBe(true);
  expect(await buildPages()).toBe(files);
}, 120_000);
