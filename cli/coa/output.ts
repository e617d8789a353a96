/** The output of a command. write-output.ts alone decides how it is written, for a person or a program. */
import type { Layout } from '../audit/text-layout.ts';
import type { Cell } from './cell-text.ts';

/** One document. */
export interface DocumentOutput {
  readonly kind: 'document';
  /** Printed by `--json`: the resource as the API returns it. */
  readonly json: unknown;
  /** Lines for a person. */
  readonly lines: (layout: Layout) => Promise<readonly string[]> | readonly string[];
  /** Printed by `--quiet` in place of the lines. */
  readonly quiet?: readonly string[];
  readonly exitCode?: number;
}

/** Rows, written as they come, however many. */
export interface ListOutput {
  readonly kind: 'list';
  readonly items: AsyncIterable<unknown> | Iterable<unknown>;
  readonly columns: readonly Column<never>[];
  /** The one value of a row that `--quiet` prints. */
  readonly idOf: (item: never) => string | number;
  /** Said on stderr when there is no row. */
  readonly none: string;
}

/** Text as it is, such as the Markdown of a page. `--json` prints `json` in its place. */
interface TextOutput {
  readonly kind: 'text';
  readonly text: string;
  readonly json: unknown;
}

/** Text in parts, the same for a person and a program. */
interface StreamOutput {
  readonly kind: 'stream';
  readonly chunks: AsyncIterable<string>;
}

export type Output = DocumentOutput | ListOutput | TextOutput | StreamOutput;

export interface Column<T> {
  readonly title: string;
  readonly of: (item: T) => string | number | boolean | null | undefined;
  readonly align?: 'left' | 'right';
}

export const list = <T>(given: {
  items: AsyncIterable<T> | Iterable<T>;
  columns: readonly Column<T>[];
  idOf: (item: T) => string | number;
  none: string;
}): ListOutput => ({ kind: 'list', ...given });

/** A document as a list of its fields. */
export const fields = (
  json: unknown,
  rows: readonly (readonly [string, Cell])[],
  more: { quiet?: readonly string[]; exitCode?: number } = {},
): DocumentOutput => ({
  kind: 'document',
  json,
  ...more,
  lines: async (layout) => {
    const { fieldLines } = await import('./field-lines.ts');
    return fieldLines(rows, layout);
  },
});
