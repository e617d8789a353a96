import type { Components } from '../../clients/typescript/src/index.ts';
import { printable } from '../audit/printable.ts';
import { columns, type Layout, paint } from '../audit/text-layout.ts';
import { cellText } from './cell-text.ts';
import { fieldLines } from './field-lines.ts';
import { fitWidths } from './text-width.ts';

/** A plan for a person. */
export function planLines(plan: Components['schemas']['PlanStatus'], layout: Layout): string[] {
  const head = fieldLines(
    [
      ['Pages', plan.total],
      ['With a keyword', plan.with_keyword],
      ['Keywords', plan.keywords_running ? 'being assigned' : 'idle'],
      ['Crawl', plan.crawl_status ?? 'not live'],
      ...plan.open_questions.map(({ about, question }) => [`Open: ${printable(about)}`, question] as const),
    ],
    layout,
  );
  const rows = [
    ['Id', 'Path', 'Name', 'Keyword', 'Purpose'],
    ...plan.pages.map((page) => [page.id, page.path, page.name, page.primary_keyword, page.purpose].map(cellText)),
  ];
  const widths = fitWidths(rows, layout.width);
  const painted = rows.map((row, at) => (at === 0 ? row.map((title) => paint(layout, 'bold', title)) : row));
  return [
    ...head,
    '',
    ...columns(
      painted,
      widths.map((width) => ({ width })),
      'cut',
    ),
  ];
}
