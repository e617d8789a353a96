import { expect, test } from 'vitest';
import { shownPath } from '../../../../shared/domain/urls/shown-path.ts';

test.each([
  ['/%e6%97%a5%e6%9c%ac/', '/日本/'],
  ['/a%2fb/', '/a%2fb/'],
  ['/100%/', '/100%/'],
  ['/caf%e9/', '/caf%e9/'],
])('people read the path %s as %s', (path, expected) => {
  expect(shownPath(path)).toBe(expected);
});
