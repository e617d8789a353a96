import { describe, expect, test } from 'vitest';
import { faultAt, readJson } from '../../../../shared/domain/structured-data/json-fault.ts';

describe('a text that is no JSON', () => {
  const faultOf = (text: string) => {
    const read = readJson(text);
    return read.ok ? null : read.fault;
  };

  test('is read where it is JSON', () => {
    expect(readJson(' {"a": [1]} ')).toEqual({ ok: true, value: { a: [1] } });
  });

  test.each([
    ['{"a": 1 "b": 2}', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, 3],
    ['{\r  "a": 1\r  "b": 2\r}', 3, 3],
    ['[1,\n  2,\n  three]', 3, 3],
    ['{"a": 1,}', 1, 9],
    ['{\n  // a comment\n  "a": 1}', 2, 3],
    ['{"a": ', 1, 7],
    ['', 1, 1],
  ])('has its fault where it is: %j at line %i, column %i', (text, line, column) => {
    expect(faultOf(text)).toMatchObject({ line, column });
  });

  test.each(['{"a": 1 "b": 2}', '[1, two]', '{"a": ', `[${'x'.repeat(500)}]`])(
    'says why in a few words, without the place and the text: %j',
    (text) => {
      const reason = faultOf(text)?.reason ?? '';
      expect(reason).toMatch(/^(Expected|Unexpected) .{3,60}$/);
      expect(reason).not.toMatch(/position|xxx|\.\.\./);
    },
  );

  test('has its fault at a line and a column', () => {
    expect(faultAt('{\n"a"', 4, 'Expected a colon')).toMatchObject({ line: 2, column: 3, reason: 'Expected a colon' });
    expect(faultAt('ab', 0, '')).toEqual({ reason: '', offset: 0, line: 1, column: 1 });
  });
});
