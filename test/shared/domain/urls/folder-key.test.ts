import { describe, expect, test } from 'vitest';
import { hasQuery, pathOfKey, toFolderKey } from '../../../../shared/domain/urls/page-url.ts';

describe('a default document', () => {
  test.each([
    ['/guide/index.html', '/guide'],
    ['/guide/index.htm', '/guide'],
    ['/index.php', '/'],
    ['/index.php5', '/'],
    ['/default.asp', '/'],
    ['/shop/default.aspx', '/shop'],
    ['/index.php?id=7', '/?id=7'],
    ['/guide/index.html?page=2', '/guide?page=2'],
  ])('%s may stand for the folder %s', (pathKey, expected) => {
    expect(toFolderKey(pathKey)).toBe(expected);
  });

  test.each(['/guide', '/', '/guide/index', '/index.html/more', '/index.phpx', '/myindex.html', '/?file=/index.html'])(
    '%s is none',
    (pathKey) => {
      expect(toFolderKey(pathKey)).toBeNull();
    },
  );
});

test('the key of a page that is addressed by a query has it behind its path', () => {
  expect([hasQuery('/shop?id=7'), pathOfKey('/shop?id=7')]).toEqual([true, '/shop']);
  expect([hasQuery('/shop'), pathOfKey('/shop')]).toEqual([false, '/shop']);
});
