import type { RowKind } from '../../table/engine/row-kinds.ts';
import type { Row } from '../../table/engine/writes.ts';

/** How the rows of a kind get from one version to the next. Pure: it may be called twice for a row, and for a row that is left as it is. */
export interface Migration {
  /** Names its progress, for ever. */
  name: string;
  kind: RowKind;
  from: number;
  to: number;
  /** The row in its new form, without a version; its key stays. */
  migrate(row: Row): Row;
}

/** In the order in which they run. One stays here until no stage and no backup has rows of its version. */
export const migrations: readonly Migration[] = [];
