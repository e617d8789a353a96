import { printable } from './printable.ts';
import type { Component } from './report-types.ts';
import { scoreBar, scoreColour, wholeScore } from './score-view.ts';
import { columns, type Layout, paint } from './text-layout.ts';

const gradeWidth = 2;
const scoreWidth = 3;
/** Three gaps of two spaces. */
const gapsWidth = 6;

/** The component scores with bars, in the API's order. */
export function componentsSection(components: readonly Component[], layout: Layout): string[] {
  const models = [...new Set(components.map(({ model }) => model ?? '').filter((model) => model !== ''))];
  const gradedBy = models.length === 0 ? '' : paint(layout, 'dim', `  graded by ${models.map(printable).join(', ')}`);
  const head = paint(layout, 'bold', 'Component scores') + gradedBy;
  if (components.length === 0) return [head, 'none'];
  const barWidth = layout.width < 60 ? 10 : 20;
  const labelWidth = Math.min(32, layout.width - gradeWidth - scoreWidth - barWidth - gapsWidth);
  const rows = components.map(({ label, component_type: type, score, grade }) => [
    printable(label ?? type.replaceAll('_', ' ')),
    printable(grade ?? '–'),
    wholeScore(score),
    paint(layout, scoreColour(score), scoreBar(score, barWidth)),
  ]);
  return [
    head,
    ...columns(rows, [
      { width: labelWidth },
      { width: gradeWidth },
      { width: scoreWidth, align: 'right' },
      { width: barWidth },
    ]),
  ];
}
