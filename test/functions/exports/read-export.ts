import { parse } from 'csv-parse/sync';
import type { ApiClient } from '../../harness/api-client.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read any column of any row
export type Row = Record<string, any>;

/** Where the header `Link` says that the next part is, below `/v1`. */
export const nextPart = (headers: Headers): string | null =>
  /^<\/v1(\/[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;

const PARTS_MAX = 5_000;

/** All parts of an export as strings. `between` runs before each part but the first. */
export async function readParts(
  api: ApiClient,
  path: string,
  {
    accept = 'application/jsonl',
    between = async () => {},
  }: { accept?: string; between?: (at: number) => Promise<void> } = {},
): Promise<string[]> {
  const parts: string[] = [];
  for (let next: string | null = path; next !== null; ) {
    if (parts.length > 0) await between(parts.length);
    if (parts.length > PARTS_MAX) throw new Error('the export does not end');
    const answer = await api.raw('GET', next, { headers: { accept } });
    if (answer.status !== 200) throw new Error(`${next}: ${answer.status} ${answer.text}`);
    parts.push(answer.text);
    next = nextPart(answer.headers);
  }
  return parts;
}

export const rowsOf = (parts: readonly string[]): Row[] =>
  parts
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** By a CSV parser that others wrote. Cells are strings; an empty cell is null, an empty string is ''. */
export const csvRowsOf = (parts: readonly string[]): Row[] =>
  parse(parts.join(''), {
    columns: true,
    record_delimiter: '\r\n',
    cast: (value, { quoting }) => (value === '' && !quoting ? null : readCell(value)),
  });

/** As the documentation says that a program reads a cell: without the `'` before each sign that may begin a formula. */
function readCell(cell: string): string {
  const text = cell.replace(/(?<=(?:^|[,;\t\r\n])[\s\p{Cc}\p{Cf}"']*)'(?=[=+\-@＝＋－＠])/gu, '');
  return /^[[{]/.test(text) ? rewriteJson(text) : text;
}

/** JSON has several ways to write the same text. */
function rewriteJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** A value as its cell says it. */
const cellOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value);

export const asCells = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]));
