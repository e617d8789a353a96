/** The pages of a site by the API's own filters and order, read in parts as they come in sight. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, type Item } from '../app/client.ts';

export type PageRow = Item<'listPages'>;
export type PageFilter = Omit<Parameters<typeof api.listPages>[0], 'siteId' | 'page' | 'limit' | 'include'>;
interface GradeCount {
  readonly grade: string | null;
  readonly pages: number;
}

interface PagesState {
  /** As long as the whole list; `undefined` where a row was not read yet. Null before the first part came. */
  readonly rows: readonly (PageRow | undefined)[] | null;
  readonly grades: readonly GradeCount[];
  readonly error: unknown;
  /** Another filter's rows are shown until this one's come. */
  readonly stale: boolean;
}

interface Pages extends PagesState {
  /** Rows that are in sight. */
  show(first: number, last: number): void;
  reload(): void;
  /** Shows a row as it is after a write. */
  update(changed: readonly PageRow[]): void;
}

const PART = 100;
/** While the list is dragged past, parts that are in sight for a moment only are not read. */
const REST_MS = 60;

const empty: PagesState = { rows: null, grades: [], error: undefined, stale: true };

export function usePages(siteId: number, filter: PageFilter): Pages {
  const [state, setState] = useState<PagesState>(empty);
  const key = JSON.stringify([siteId, filter]);
  const reader = useMemo(() => createReader(siteId, filter, setState), [key]);
  const latest = useRef(reader);
  latest.current = reader;
  useEffect(() => {
    setState((before) => ({ ...before, stale: true }));
    reader.start();
    addEventListener('online', reader.start);
    return () => {
      removeEventListener('online', reader.start);
      reader.stop();
    };
  }, [reader]);
  return {
    ...state,
    show: (first, last) => latest.current.show(first, last),
    reload: () => latest.current.start(),
    update: (changed) =>
      setState((before) => {
        const byId = new Map(changed.map((row) => [row.id, row]));
        return { ...before, rows: before.rows?.map((row) => row && (byId.get(row.id) ?? row)) ?? null };
      }),
  };
}

type SetState = (change: (before: PagesState) => PagesState) => void;

function createReader(siteId: number, filter: PageFilter, setState: SetState) {
  let controller = new AbortController();
  let asked = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fresh = true;
  let inSight = { first: 0, last: 0 };

  async function read(part: number): Promise<void> {
    if (asked.has(part)) return;
    asked.add(part);
    const { signal } = controller;
    try {
      const include = part === 0 ? ({ include: 'grades' } as const) : {};
      const { data, meta } = await api.listPages(
        { ...filter, siteId, page: part + 1, limit: PART, ...include },
        { signal },
      );
      if (signal.aborted) return;
      setState((before) => ({
        rows: merge(fresh ? null : before.rows, data, part * PART, meta.total),
        grades: meta.grades ?? before.grades,
        error: undefined,
        stale: false,
      }));
      if (fresh) {
        fresh = false;
        readInSight();
      }
    } catch (error) {
      if (signal.aborted) return;
      asked.delete(part);
      setState((before) => ({ ...before, error, stale: false }));
    }
  }

  function readInSight(): void {
    const { first, last } = inSight;
    for (let part = Math.floor(first / PART); part <= Math.floor(last / PART); part += 1) void read(part);
  }

  return {
    start(): void {
      controller.abort();
      controller = new AbortController();
      asked = new Set();
      fresh = true;
      void read(0);
    },
    stop(): void {
      clearTimeout(timer);
      controller.abort();
    },
    show(first: number, last: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        inSight = { first, last };
        if (!fresh) readInSight();
      }, REST_MS);
    },
  };
}

function merge(
  before: PagesState['rows'],
  data: readonly PageRow[],
  start: number,
  total: number,
): readonly (PageRow | undefined)[] {
  const rows: (PageRow | undefined)[] = before?.length === total ? [...before] : Array.from({ length: total });
  for (const [index, row] of data.entries()) if (start + index < total) rows[start + index] = row;
  return rows;
}
