/** A content system that drafts are sent to: what the rest of `coa publish` knows of it. */

export type PublishField = 'title' | 'meta_description' | 'h1' | 'body';

/** A page of a content system. */
export interface TargetItem {
  /** Names it within the system: `pages/12`, or the path of a file. */
  readonly key: string;
  readonly url: string;
}

/** One stored value of an item, by the system's own name. Null where there is none. */
export interface SlotChange {
  readonly slot: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Wanted {
  readonly field: PublishField;
  readonly value: string;
  /** The value that it began from. */
  readonly original: string;
}

/** The decision on a wanted field. */
export interface FieldPlan {
  readonly outcome: 'same' | 'planned' | 'conflict' | 'unwritable' | 'failed';
  readonly detail?: string;
  /** As visitors get it now, where the system says so. */
  readonly live?: string;
}

/** The values to store for the wanted fields. */
export interface Prepared {
  readonly changes: readonly SlotChange[];
  readonly plans: ReadonlyMap<PublishField, FieldPlan>;
}

/** An item as it was read, with what a write needs. */
export interface LiveItem extends TargetItem {
  /** Changes with every edit. */
  readonly revision: string;
  /** The stored value of a slot; null where there is none. */
  readSlot(slot: string): string | null;
  prepare(wanted: readonly Wanted[]): Prepared;
}

export interface PublishTarget {
  /** Its kind and place, which the journal remembers. */
  readonly name: string;
  /** Whether visitors see a write at once. A folder has to be deployed first. */
  readonly isLive: boolean;
  list(): AsyncIterable<TargetItem>;
  read(item: TargetItem): Promise<LiveItem>;
  /**
   * Stores the values, if the item is still of this revision, and returns them as the system has them then. To undo, the
   * former values are written. @throws CommandError with the exit code of a conflict for an item that was edited in the meantime.
   */
  write(item: LiveItem, changes: readonly SlotChange[]): Promise<readonly SlotChange[]>;
  /** After the last write. */
  finish(): Promise<void>;
}
