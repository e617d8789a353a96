/** A list that the API returns in parts: the first is read at once, further ones when the person asks for more. */
import { useRef, useState } from 'preact/hooks';
import { showError } from '../app/toasts.ts';
import { type Query, useQuery } from '../app/use-query.ts';

export interface Part<Row> {
  readonly rows: readonly Row[];
  /** Names the part behind this one; null at the end. */
  readonly next: string | null;
}

export interface Parts<Row> {
  readonly query: Query<Part<Row>>;
  /** Of all parts that were read. */
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly busy: boolean;
  readMore(): void;
}

interface Further<Row> {
  /** The first part that these follow. They are dropped when it was read again: they may not fit it any longer. */
  readonly first: Part<Row> | undefined;
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** @param key - as of `useQuery`; it names the filters too */
export function useParts<Row>(
  key: string | null,
  load: (cursor: string | null, signal?: AbortSignal) => Promise<Part<Row>>,
): Parts<Row> {
  const query = useQuery(key, (signal) => load(null, signal));
  const [further, setFurther] = useState<Further<Row>>({ first: undefined, rows: [], next: null });
  const [busy, setBusy] = useState(false);
  const latest = useRef<Part<Row> | undefined>(undefined);
  const first = query.data;
  latest.current = first;
  const fits = further.first === first && first !== undefined;
  const next = fits ? further.next : (first?.next ?? null);
  const readMore = async (): Promise<void> => {
    if (busy || next === null || first === undefined) return;
    setBusy(true);
    try {
      const part = await load(next);
      if (latest.current !== first) return;
      setFurther({ first, rows: [...(fits ? further.rows : []), ...part.rows], next: part.next });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    query,
    rows: first === undefined ? [] : fits ? [...first.rows, ...further.rows] : first.rows,
    hasMore: next !== null,
    busy,
    readMore: () => void readMore(),
  };
}
