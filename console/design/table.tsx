/** Tables. `Table` shows every row; `VirtualTable` draws the rows that are in sight, of tens of thousands. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Column<Row> {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  /** Right-aligned, figures of one width. */
  readonly number?: boolean;
  /** Of the column: `96px` or `30%`. Columns without one share what is left. */
  readonly width?: string;
  /** In a `VirtualTable` that is narrow: its width there, or null where it is left out. */
  readonly narrow?: string | null;
  /** Given, the heading is a button that sorts. */
  readonly sort?: { readonly direction: 'ascending' | 'descending' | null; readonly onSort: () => void };
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

function Head<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, label, number, sort }) => (
          <th key={id} scope="col" class={number ? 'number' : undefined} aria-sort={sort?.direction ?? undefined}>
            {sort ? (
              <button type="button" onClick={sort.onSort}>
                {label}
                <span aria-hidden="true">{sort.direction ? (sort.direction === 'ascending' ? ' ↑' : ' ↓') : ''}</span>
              </button>
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cells<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  return (
    <>
      {columns.map(({ id, label, cell, number }) => (
        <td key={id} class={number ? 'number' : undefined} data-label={typeof label === 'string' ? label : undefined}>
          {cell(row)}
        </td>
      ))}
    </>
  );
}

/** A narrow table has room for this many columns: with more, each row is a block, in which a cell has its label. */
const NARROW_COLUMNS = 2;

export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  const look = columns.length > NARROW_COLUMNS ? 'table table--free table--blocks' : 'table table--free';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section class="table-frame" aria-label={label} tabIndex={0}>
      <table class={look}>
        <caption class="visually-hidden">{label}</caption>
        <Head columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** As in `table.css`. */
const NARROW_PX = 560;
/** The height of a row, in CSS `--row`. */
const ROW_PX = 40;
/** Rows drawn beyond the edges, so that a fast scroll finds them there. */
const BEYOND = 12;

interface VirtualTableProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  /** `undefined` stands for a row that is not there yet. */
  readonly rows: readonly (Row | undefined)[];
  /** The least width at which every column is readable; below it the table scrolls sideways, until it is narrow. */
  readonly minWidth: string;
  /** Given, the place of the list is the same when it is opened again. */
  readonly placeKey?: string;
  /** Called with the rows that are in sight, for a list that is read in parts. */
  readonly onRange?: (first: number, last: number) => void;
}

/** The scrolled distance of lists that were left. */
const places = new Map<string, number>();

export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { rows, keyOf, label } = props;
  const [isNarrow, setNarrow] = useState(false);
  const columns = isNarrow ? props.columns.filter(({ narrow }) => narrow !== null) : props.columns;
  const frame = useRef<HTMLElement>(null);
  const [range, setRange] = useState({ first: 0, last: 40 });
  const measure = (): void => {
    const element = frame.current;
    if (!element) return;
    setNarrow(element.clientWidth < NARROW_PX);
    if (props.placeKey !== undefined) places.set(props.placeKey, element.scrollTop);
    const top = Math.floor(element.scrollTop / ROW_PX);
    const inSight = Math.ceil(element.clientHeight / ROW_PX);
    // In steps: most scroll events then change nothing.
    const first = Math.max(0, Math.floor((top - BEYOND) / 4) * 4);
    const last = Math.ceil((top + inSight + BEYOND) / 4) * 4;
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
    props.onRange?.(top, top + inSight);
  };
  useLayoutEffect(() => {
    if (frame.current && props.placeKey !== undefined) frame.current.scrollTop = places.get(props.placeKey) ?? 0;
  }, []);
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [rows.length]);
  const last = Math.min(range.last, rows.length);
  const first = Math.min(range.first, last);
  return (
    <section
      class="table-frame table-frame--tall"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
      tabIndex={0}
      ref={frame}
      onScroll={measure}
      style={{ height: `${(rows.length + 1) * ROW_PX}px` }}
    >
      <table
        class={isNarrow ? 'table table--fixed table--narrow' : 'table table--fixed'}
        style={{ minWidth: isNarrow ? '0' : props.minWidth }}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
      >
        <caption class="visually-hidden">{label}</caption>
        <colgroup>
          {columns.map(({ id, width, narrow }) => (
            <col key={id} style={{ width: (isNarrow ? narrow : null) ?? width ?? 'auto' }} />
          ))}
        </colgroup>
        <Head columns={columns} />
        <tbody>
          <Space key="above" rows={first} columns={columns.length} />
          {rows.slice(first, last).map((row, index) =>
            row === undefined ? (
              <tr key={`row-${first + index}`} aria-rowindex={first + index + 2}>
                <td class="muted" colSpan={columns.length}>
                  …
                </td>
              </tr>
            ) : (
              <tr key={keyOf(row)} aria-rowindex={first + index + 2}>
                <Cells row={row} columns={columns} />
              </tr>
            ),
          )}
          <Space key="below" rows={rows.length - last} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
}

/** In place of the rows that are not drawn. */
function Space({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table takes no focus.
    <tr class="table__space" aria-hidden="true">
      <td colSpan={columns} style={{ height: `${rows * ROW_PX}px` }} />
    </tr>
  );
}
