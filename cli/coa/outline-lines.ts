import type { Components } from '../../clients/typescript/src/index.ts';
import { printable } from '../audit/printable.ts';
import { type Layout, paint, paragraph } from '../audit/text-layout.ts';
import { fieldLines } from './field-lines.ts';

type Outline = Components['schemas']['Outline'];

/** An outline for a person: its sections with what to write in each. */
export function outlineLines(outline: Outline, layout: Layout): string[] {
  const head = fieldLines(
    [
      ['Outline', outline.id],
      ['Status', outline.status],
      ['Keyword', outline.primary_keyword],
      ['Note', outline.note],
      ['Error', outline.error],
    ],
    layout,
  );
  const sections = outline.sections.flatMap(({ key, level, heading, revised_heading, status, guidance, words }) => [
    '',
    `${'  '.repeat(level - 1)}${paint(layout, 'bold', printable(revised_heading ?? heading))}`,
    paint(
      layout,
      'dim',
      `${'  '.repeat(level)}${key}, ${status}${words ? `, ${words.min} to ${words.max} words` : ''}`,
    ),
    ...paragraph(guidance, layout.width, 2 * level),
  ]);
  return [...head, ...sections];
}
