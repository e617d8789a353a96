import { printable } from './printable.ts';
import type { Checks } from './report-types.ts';
import { type Colour, columns, type Layout, paint, paragraph } from './text-layout.ts';

type Check = Checks['checks'][number];

export const checkMarks: Record<Check['status'], { mark: string; colour: Colour; word: string }> = {
  pass: { mark: '✓', colour: 'green', word: 'pass' },
  warn: { mark: '!', colour: 'yellow', word: 'warn' },
  fail: { mark: '✗', colour: 'red', word: 'fail' },
  not_applicable: { mark: '–', colour: 'dim', word: 'not applicable' },
};

/** The longest key, meta_description_has_primary_keyword. */
const keyWidth = 36;
const valueWidth = 14;
const narrowWidth = 76;

/** The fifteen checks in their order: mark, key, value with its target, and what to do. */
export function checksSection({ checks, summary }: Checks, layout: Layout): string[] {
  const counts = (['pass', 'warn', 'fail', 'not_applicable'] as const)
    .map((status) => `${checkMarks[status].mark} ${summary[status]} ${checkMarks[status].word}`)
    .join('  ');
  const head = paint(layout, 'bold', 'Checks');
  const fits = 'Checks  '.length + counts.length <= layout.width;
  const headLines = fits ? [`${head}  ${counts}`] : [head, ...paragraph(counts, layout.width, 0)];
  return [...headLines, ...checkLines(checks, layout)];
}

function checkLines(checks: readonly Check[], layout: Layout): string[] {
  const mark = ({ status }: Check) => paint(layout, checkMarks[status].colour, checkMarks[status].mark);
  const message = (check: Check) => printable(check.message ?? '');
  if (layout.width < narrowWidth) {
    // Too narrow for columns: the message goes below its check.
    const rows = checks.flatMap((check) => [
      [mark(check), keyWithValue(check)],
      ...(message(check) === '' ? [] : [['', message(check)]]),
    ]);
    return columns(rows, [{ width: 1 }, { width: layout.width - 3 }]);
  }
  const messageWidth = layout.width - 1 - keyWidth - valueWidth - 6;
  if (messageWidth < 24) {
    const rows = checks.map((check) => [mark(check), printable(check.key), message(check)]);
    return columns(rows, [{ width: 1 }, { width: keyWidth }, { width: layout.width - 1 - keyWidth - 4 }]);
  }
  const rows = checks.map((check) => [mark(check), printable(check.key), valueText(check), message(check)]);
  return columns(rows, [{ width: 1 }, { width: keyWidth }, { width: valueWidth }, { width: messageWidth }]);
}

function keyWithValue(check: Check): string {
  const value = valueText(check);
  return printable(check.key) + (value === '' ? '' : `: ${value}`);
}

/** "66 (30-60)", without a target too long for its column; a yes or no says nothing that the mark does not say. */
function valueText({ value, target }: Check): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  const withTarget = `${value} (${target})`;
  return printable(target === null || withTarget.length > valueWidth ? String(value) : withTarget);
}
