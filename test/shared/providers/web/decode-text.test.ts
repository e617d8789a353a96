import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../../shared/providers/web/decode-text.ts';
import type { WebAccept } from '../../../../shared/providers/web/web-fetcher.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const decode = (bytes: Uint8Array, contentType: string | null = null, accept: WebAccept = 'html') =>
  decodeText(bytes, { contentType, accept, isTruncated: false });

describe('HTML', () => {
  test.each<[name: string, bytes: Buffer, contentType: string | null, text: string, encoding: string]>([
    ['UTF-8 without any word of it', Buffer.from('<p>Größe €'), 'text/html', '<p>Größe €', 'utf-8'],
    [
      'windows-1252 without any word of it',
      latin1('<p>Gr\xf6\xdfe \x80\x93'),
      'text/html',
      '<p>Größe €“',
      'windows-1252',
    ],
    ['a charset in the header', latin1('<p>Gr\xf6\xdfe'), 'text/html; charset=ISO-8859-1', '<p>Größe', 'windows-1252'],
    ['a quoted charset', latin1('<p>\xf6'), 'text/html;charset="iso-8859-15"', '<p>ö', 'iso-8859-15'],
    [
      'the header before the meta',
      Buffer.from('<meta charset=iso-8859-1><p>ö'),
      'text/html; charset=utf-8',
      '<meta charset=iso-8859-1><p>ö',
      'utf-8',
    ],
    [
      'UTF-8 that is declared as something else',
      Buffer.from('<meta charset=gbk><p>Größe, Übermaß, Käse'),
      'text/html; charset=iso-8859-1',
      '<meta charset=gbk><p>Größe, Übermaß, Käse',
      'utf-8',
    ],
    [
      'two bytes that could be either, as declared',
      latin1('<p>\xc3\xa4'),
      'text/html; charset=iso-8859-1',
      '<p>Ã¤',
      'windows-1252',
    ],
    ['a charset that nobody knows', Buffer.from('<p>ö'), 'text/html; charset=klingon', '<p>ö', 'utf-8'],
    [
      'a meta charset',
      latin1('<meta charset="windows-1251"><p>\xcf\xf0'),
      null,
      '<meta charset="windows-1251"><p>Пр',
      'windows-1251',
    ],
    [
      'a meta http-equiv',
      Buffer.concat([
        latin1('<META http-equiv=Content-Type content="text/html; charset=Shift_JIS"><p>'),
        Buffer.from([0x93, 0xfa]),
      ]),
      null,
      '<META http-equiv=Content-Type content="text/html; charset=Shift_JIS"><p>日',
      'shift_jis',
    ],
    [
      'a meta after a long head',
      latin1(`<head>${' '.repeat(2_000)}<meta charset=iso-8859-2><p>\xb1`),
      null,
      `<head>${' '.repeat(2_000)}<meta charset=iso-8859-2><p>ą`,
      'iso-8859-2',
    ],
    [
      'a meta in a comment is none',
      Buffer.from('<!-- <meta charset=koi8-r> --><p>ö'),
      null,
      '<!-- <meta charset=koi8-r> --><p>ö',
      'utf-8',
    ],
    [
      'a meta that claims UTF-16 is UTF-8',
      Buffer.from('<meta charset=utf-16><p>ö'),
      null,
      '<meta charset=utf-16><p>ö',
      'utf-8',
    ],
    [
      'an XHTML declaration',
      latin1('<?xml version="1.0" encoding="ISO-8859-1"?><html>\xf6'),
      null,
      '<?xml version="1.0" encoding="ISO-8859-1"?><html>ö',
      'windows-1252',
    ],
    ['GBK', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), 'text/html; charset=gb2312', '你好', 'gbk'],
    ['EUC-KR', Buffer.from([0xb0, 0xa1]), 'text/html; charset=ks_c_5601-1987', '가', 'euc-kr'],
    [
      'bytes that do not fit the declared UTF-8',
      Buffer.from([0x61, 0xf6, 0x62]),
      'text/html; charset=utf-8',
      'a\uFFFDb',
      'utf-8',
    ],
  ])('reads %s', (_name, bytes, contentType, text, encoding) => {
    expect(decode(bytes, contentType)).toEqual({ text, encoding });
  });

  test.each([
    ['UTF-8', Buffer.from('\uFEFF<p>ö'), 'utf-8'],
    ['UTF-16LE', Buffer.from('\uFEFF<p>ö', 'utf16le'), 'utf-16le'],
    ['UTF-16BE', Buffer.from('\uFEFF<p>ö', 'utf16le').swap16(), 'utf-16be'],
  ])('a byte-order mark of %s wins over the header, and is no text', (_name, bytes, encoding) => {
    expect(decode(bytes, 'text/html; charset=iso-8859-1')).toEqual({ text: '<p>ö', encoding });
  });
});

describe('sitemaps and robots.txt', () => {
  test('a sitemap is read by its XML declaration, not by a meta', () => {
    expect(
      decode(latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xf6'), 'application/xml', 'sitemap').text,
    ).toMatch(/ö$/);
    expect(decode(Buffer.from('<a><meta charset=koi8-r/>ö'), null, 'sitemap').encoding).toBe('utf-8');
  });

  test.each([
    ['little-endian', Buffer.from('<urlset>ö', 'utf16le'), 'utf-16le'],
    ['big-endian', Buffer.from('<urlset>ö', 'utf16le').swap16(), 'utf-16be'],
  ])('UTF-16 without a mark is recognized when it is %s', (_name, bytes, encoding) => {
    expect(decode(bytes, null, 'sitemap')).toEqual({ text: '<urlset>ö', encoding });
  });

  test('robots.txt is UTF-8 whatever it seems to declare', () => {
    expect(decode(Buffer.from('<meta charset=koi8-r>ö'), null, 'robots').encoding).toBe('utf-8');
  });
});

test('of a truncated body the cut character is dropped', () => {
  const bytes = Buffer.from('aö').subarray(0, 2);
  expect(decodeText(bytes, { contentType: null, accept: 'robots', isTruncated: true })).toEqual({
    text: 'a',
    encoding: 'utf-8',
  });
  expect(decode(bytes).encoding).toBe('windows-1252');
});

test('every text survives the way through UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decode(Buffer.from(text), 'text/html; charset=utf-8').text).toBe(text.replace(/^\uFEFF/, ''));
    }),
  );
});

test('never throws, whatever the bytes and the header', () => {
  fc.assert(
    fc.property(
      fc.uint8Array(),
      fc.option(fc.string()),
      fc.constantFrom<WebAccept>('html', 'robots', 'sitemap'),
      (bytes, charset, accept) => {
        expect(typeof decode(bytes, charset === null ? null : `text/html; charset=${charset}`, accept).text).toBe(
          'string',
        );
      },
    ),
  );
});
