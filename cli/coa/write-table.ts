import { columns, type Layout, paint } from '../audit/text-layout.ts';
import { cellText } from './cell-text.ts';
import type { Column, ListOutput } from './output.ts';
import type { OutputStream } from './surroundings.ts';
import { fitWidths } from './text-width.ts';

/** The widths of a table are those of its first rows: later rows are cut, so that any number of rows needs no memory. */
const ROWS_MEASURED = 100;

/**
 * Writes rows as a table as wide as the terminal. Elsewhere each row is one line with tabs between its whole values, as
 * `cut` and `grep` like it. Returns false when there was no row.
 */
export async function writeTable(output: ListOutput, stdout: OutputStream, layout: Layout): Promise<boolean> {
  const cells = (item: unknown): string[] => output.columns.map(({ of }) => cellText(of(item as never)));
  if (!stdout.isTerminal) {
    let isEmpty = true;
    for await (const item of output.items) {
      isEmpty = false;
      await stdout.write(`${cells(item).join('\t')}\n`);
    }
    return !isEmpty;
  }
  const table = new TableWriter(output.columns, stdout, layout);
  let rows: string[][] = [];
  for await (const item of output.items) {
    rows.push(cells(item));
    if (rows.length < ROWS_MEASURED) continue;
    await table.write(rows);
    rows = [];
  }
  await table.write(rows);
  return table.hasRows;
}

class TableWriter {
  hasRows = false;
  #widths: readonly number[] | null = null;
  readonly #columns: readonly Column<never>[];
  readonly #stdout: OutputStream;
  readonly #layout: Layout;

  constructor(given: readonly Column<never>[], stdout: OutputStream, layout: Layout) {
    this.#columns = given;
    this.#stdout = stdout;
    this.#layout = layout;
  }

  async write(rows: readonly string[][]): Promise<void> {
    if (rows.length === 0) return;
    this.hasRows = true;
    const head = this.#columns.map(({ title }) => title);
    const isFirst = this.#widths === null;
    this.#widths ??= fitWidths([head, ...rows], this.#layout.width);
    const widths = this.#widths;
    const shown = isFirst ? [head.map((title) => paint(this.#layout, 'bold', title)), ...rows] : rows;
    const lines = columns(
      shown,
      this.#columns.map(({ align }, at) => ({ width: widths[at] ?? 1, ...(align ? { align } : {}) })),
      'cut',
    );
    await this.#stdout.write(lines.map((line) => `${line}\n`).join(''));
  }
}
