import { matchable } from '../domain/fields/keyword-match.ts';
import type { KeywordMetrics } from '../table/keyword-metrics.ts';

export type KeywordRow = Pick<
  KeywordMetrics,
  'keyword' | 'searchVolume' | 'keywordDifficulty' | 'cpc' | 'competition' | 'searchIntent'
>;
type Parsed<T> = { ok: true; value: T } | { ok: false; reason: string };

const KEYWORD_CHARACTERS_MAX = 200;
const INTENT_CHARACTERS_MAX = 50;

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });
const no = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });

function keyword(text: string): Parsed<string> {
  const normalized = matchable(text);
  if (normalized === '') return no('is blank');
  return Array.from(normalized).length > KEYWORD_CHARACTERS_MAX
    ? no(`is longer than ${KEYWORD_CHARACTERS_MAX} characters`)
    : ok(normalized);
}

const number =
  ({ max, whole = false }: { max: number; whole?: boolean }) =>
  (text: string): Parsed<number | null> => {
    const trimmed = text.trim();
    if (trimmed === '') return ok(null);
    const kind = whole ? 'a whole number' : 'a number';
    const pattern = whole ? /^\d{1,15}$/ : /^\d{1,15}(\.\d{1,15})?$/;
    if (!pattern.test(trimmed) || Number(trimmed) > max) return no(`must be ${kind} from 0 to ${max}, or blank`);
    return ok(Number(trimmed));
  };

function intent(text: string): Parsed<string | null> {
  const normalized = matchable(text);
  if (normalized.length > INTENT_CHARACTERS_MAX) return no(`is longer than ${INTENT_CHARACTERS_MAX} characters`);
  return ok(normalized === '' ? null : normalized);
}

/** The columns of a keyword file. */
const columns = {
  keyword: { field: 'keyword', parse: keyword },
  search_volume: { field: 'searchVolume', parse: number({ max: 1_000_000_000_000, whole: true }) },
  keyword_difficulty: { field: 'keywordDifficulty', parse: number({ max: 100 }) },
  cpc: { field: 'cpc', parse: number({ max: 1_000_000 }) },
  competition: { field: 'competition', parse: number({ max: 1 }) },
  search_intent: { field: 'searchIntent', parse: intent },
} as const;
type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];

const isColumnName = (name: string): name is ColumnName => Object.hasOwn(columns, name);

/** Which column stands where. A column that is missing counts as blank; `keyword` must be there. */
export function parseHeader(fields: readonly string[]): Parsed<ColumnName[]> {
  const names = fields.map((field) => field.trim().toLowerCase());
  const known = names.filter(isColumnName);
  const stranger = names.find((name) => !isColumnName(name));
  const expected = `the columns are ${columnNames.join(', ')}, separated by commas`;
  if (stranger !== undefined) return no(`unknown column "${stranger.slice(0, 100)}"; ${expected}`);
  if (new Set(known).size < known.length) return no(`a column is named twice; ${expected}`);
  if (!known.includes('keyword')) return no(`there is no column keyword; ${expected}`);
  return ok(known);
}

const fieldCountProblem = (count: number, wanted: number): string =>
  `has ${count} ${count === 1 ? 'field' : 'fields'}, and the header has ${wanted}`;

/** One row under this header. */
export function parseRow(header: readonly ColumnName[], fields: readonly string[]): Parsed<KeywordRow> {
  if (fields.length !== header.length) return no(fieldCountProblem(fields.length, header.length));
  const row: Record<string, unknown> = {
    keyword: '',
    searchVolume: null,
    keywordDifficulty: null,
    cpc: null,
    competition: null,
    searchIntent: null,
  };
  for (const [at, name] of header.entries()) {
    const { field, parse } = columns[name];
    const parsed = parse(fields[at] ?? '');
    if (!parsed.ok) return no(`${name} ${parsed.reason}`);
    row[field] = parsed.value;
  }
  return ok(row as KeywordRow);
}
