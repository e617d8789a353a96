import { type Editable, editable, type PageDocument } from './page-document.ts';

interface Merge {
  /** With the edits of both sides; those of `mine` where both changed the same. */
  readonly merged: PageDocument;
  /** Changed on both sides, and not to the same. */
  readonly conflicts: readonly Editable[];
  /** Changed here, and not yet there. */
  readonly mine: readonly Editable[];
}

/** Three sides, field by field. Without a base every difference is a conflict. */
export function mergeDocuments(base: PageDocument | null, mine: PageDocument, theirs: PageDocument): Merge {
  const differs = editable.filter((field) => mine[field] !== theirs[field]);
  const changedHere = differs.filter((field) => mine[field] !== base?.[field]);
  const conflicts = changedHere.filter((field) => theirs[field] !== base?.[field]);
  const kept = Object.fromEntries(changedHere.map((field) => [field, mine[field]]));
  return {
    merged: { ...theirs, ...kept, extras: mine.extras },
    conflicts,
    mine: changedHere.filter((field) => !conflicts.includes(field)),
  };
}

export const isSame = (a: PageDocument, b: PageDocument): boolean => editable.every((field) => a[field] === b[field]);
