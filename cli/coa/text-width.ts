const GAP = 2;
/** A column is not made narrower than this for the sake of others. */
const WIDTH_MIN = 8;

/** Columns of a terminal, at most: East Asian characters and emoji take two. */
const textWidth = (text: string): number =>
  text.length +
  (text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g)?.length ?? 0);

/** Widths of columns for these rows, together no wider than the terminal: the widest are made narrower first. */
export function fitWidths(rows: readonly (readonly string[])[], terminalWidth: number): number[] {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(1, ...rows.map((row) => textWidth(row[at] ?? ''))));
  const room = terminalWidth - GAP * (widths.length - 1);
  for (let total = sum(widths); total > room; total = sum(widths)) {
    const widest = Math.max(...widths);
    if (widest <= WIDTH_MIN) break;
    const next = Math.max(WIDTH_MIN, ...widths.filter((width) => width < widest));
    const among = widths.filter((width) => width === widest).length;
    const less = Math.max(1, Math.min(widest - next, Math.ceil((total - room) / among)));
    for (const [at, width] of widths.entries()) if (width === widest) widths[at] = Math.max(WIDTH_MIN, width - less);
  }
  return widths;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
