import { printable } from './printable.ts';
import { checkMarks } from './report-checks.ts';
import type { Checks } from './report-types.ts';
import { scoreColour, wholeScore } from './score-view.ts';
import { columns, type Layout, paint } from './text-layout.ts';

/** One page of a site in the overview. */
export interface PageRow {
  readonly path: string;
  readonly score: number | null;
  readonly grade: string | null;
  readonly wordCount: number | null;
  readonly summary: Checks['summary'];
  /** Why the page has no score. */
  readonly problem: string | null;
}

const numberWidths = { grade: 5, score: 5, words: 6, count: 3 };
/** Six gaps of two spaces. */
const gapsWidth = 12;

/** The pages of a site, worst first; pages without a score stand at the end with the reason. */
export function renderPageTable(rows: readonly PageRow[], layout: Layout): string {
  const { mark: pass } = checkMarks.pass;
  const { mark: warn } = checkMarks.warn;
  const { mark: fail } = checkMarks.fail;
  const head = ['Grade', 'Score', 'Words', pass, warn, fail, 'Page'].map((text) => paint(layout, 'bold', text));
  const { grade, score, words, count } = numberWidths;
  const pathWidth = Math.max(layout.width - grade - score - words - 3 * count - gapsWidth, 10);
  const lines = columns(
    [head, ...worstFirst(rows).map((row) => cells(row, layout))],
    [
      { width: grade },
      { width: score, align: 'right' },
      { width: words, align: 'right' },
      { width: count, align: 'right' },
      { width: count, align: 'right' },
      { width: count, align: 'right' },
      { width: pathWidth },
    ],
  );
  return `${lines.join('\n')}\n`;
}

function cells({ path, score, grade, wordCount, summary, problem }: PageRow, layout: Layout): string[] {
  const note = problem === null ? '' : ` (${printable(problem)})`;
  return [
    paint(layout, scoreColour(score), printable(grade ?? '–')),
    wholeScore(score),
    wordCount === null ? '–' : String(wordCount),
    String(summary.pass),
    String(summary.warn),
    String(summary.fail),
    printable(path) + note,
  ];
}

function worstFirst(rows: readonly PageRow[]): PageRow[] {
  return rows.toSorted(
    (a, b) =>
      (a.score ?? Number.POSITIVE_INFINITY) - (b.score ?? Number.POSITIVE_INFINITY) ||
      a.path.localeCompare(b.path, 'en'),
  );
}
