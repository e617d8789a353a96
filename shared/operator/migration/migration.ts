import type { Table } from '../../table/engine/client.ts';
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

/** How the rows of a partition get other keys. Each row of its former kinds that a scan meets is given to it. */
export interface Repacking {
  /** Names its progress, for ever. */
  name: string;
  kind: RowKind;
  formerKinds: readonly RowKind[];
  /** Gives all such rows of the row's partition their new keys. Idempotent. False when there was nothing left to do. */
  repack(services: { table: Table; now: () => Date }, row: Row): Promise<boolean>;
}
