import { expect, test } from 'vitest';
import { limitsWithin } from '../../../../../shared/providers/web/browser/limits.ts';

const MEBIBYTE = 1024 * 1024;

test.each([
  { gibibytes: 1, browser: 704, pages: 1 },
  { gibibytes: 2, browser: 1_024, pages: 2 },
  { gibibytes: 4, browser: 1_280, pages: 4 },
  { gibibytes: 64, browser: 1_280, pages: 4 },
])('a machine of $gibibytes GiB gives the browser $browser MiB, and $pages pages at once', (machine) => {
  expect(limitsWithin(machine.gibibytes * 1_024 * MEBIBYTE)).toEqual({
    browserBytes: machine.browser * MEBIBYTE,
    pagesAtOnce: machine.pages,
  });
});
