import { type Colour, type Layout, paint } from '../audit/text-layout.ts';

const lineColours: readonly (readonly [RegExp, Colour])[] = [
  [/^(?:---|\+\+\+)/, 'bold'],
  [/^@@/, 'cyan'],
  [/^\+/, 'green'],
  [/^-/, 'red'],
];

/** A unified diff for a terminal, without what a terminal would obey. */
export const diffLines = (diff: string, layout: Layout): string[] =>
  diff
    .trimEnd()
    .split('\n')
    .map((line) => {
      // Of a diff the space at the start of a line counts.
      const safe = line.replace(/(?!\t)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '');
      const colour = lineColours.find(([start]) => start.test(safe))?.[1];
      return colour ? paint(layout, colour, safe) : safe;
    });
