import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedLines, cutText, READ_LINE_CHARACTERS_MAX } from '../../../../shared/domain/language/text-limits.ts';

describe('cutText', () => {
  test('leaves a text alone that is not longer', () => {
    expect(cutText('Opening hours', 13)).toBe('Opening hours');
  });

  test('keeps the beginning of a longer one', () => {
    expect(cutText('Opening hours', 7)).toBe('Opening');
  });

  test('cuts no character in two', () => {
    expect(cutText('ab😀cd', 3)).toBe('ab');
    expect(cutText('ab😀cd', 4)).toBe('ab😀');
  });
});

describe('boundedLines', () => {
  test('are those of the text where none is too long', () => {
    expect(boundedLines('a\n\nb c\n')).toEqual(['a', '', 'b c', '']);
  });

  test('divide a longer one between words', () => {
    const lines = boundedLines('word '.repeat(5_000));

    expect(lines.map(({ length }) => length)).toEqual([10_000, 10_000, 5_000]);
    expect(lines.every((line) => line.startsWith('word '))).toBe(true);
  });

  test('leave nothing out, and are none of them too long', () => {
    const anyLine = fc.string({ unit: fc.constantFrom('a', ' ', '😀', 'é'), maxLength: 30 });

    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), fc.integer({ min: 1, max: 2_000 }), (lines, times) => {
        const given = lines.map((line) => line.repeat(times));
        const read = boundedLines(given.join('\n'));

        expect(read.join('')).toBe(given.join(''));
        expect(read.every((line) => line.length <= READ_LINE_CHARACTERS_MAX && line.isWellFormed())).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
