import type { ContentVersion } from '../../shared/table/content-versions.ts';

/** No request is under way for longer. */
const REMEMBERED_MS = 60_000;

type Written = Pick<ContentVersion, 'id' | 'updatedAt'>;

/**
 * When the edits of this process that collapsed into a version were settled, on the process's own clock. It is compared with
 * when a request of the same process began, and with no other clock: none can disagree.
 */
export interface CollapsedEdits {
  /** Before the commit: a request that reads this body before it is settled cannot know of it. */
  begin(version: Written): CollapsedEdit;
  /** Whether the request that began then was under way when this body was written here. */
  cameDuring(version: Written, startedAt: number): boolean;
}

export interface CollapsedEdit {
  settle(): void;
  /** Nothing was committed, as far as is known. */
  forget(): void;
}

/** Edits of the same millisecond have the same name; one of them at most is committed. */
interface Entry {
  underWay: number;
  settledAt: number | null;
}

const editName = ({ id, updatedAt }: Written): string => `${id} ${updatedAt}`;

export function rememberCollapsedEdits(clock: () => number = () => performance.now()): CollapsedEdits {
  const entries = new Map<string, Entry>();
  const dropOld = (): void => {
    for (const [name, { settledAt }] of entries) {
      if (settledAt !== null && settledAt < clock() - REMEMBERED_MS) entries.delete(name);
    }
  };
  return {
    begin: (version) => {
      dropOld();
      const name = editName(version);
      const entry = entries.get(name) ?? { underWay: 0, settledAt: null };
      entry.underWay += 1;
      entries.set(name, entry);
      return {
        settle: () => {
          entry.underWay -= 1;
          entry.settledAt = clock();
        },
        forget: () => {
          entry.underWay -= 1;
          if (entry.underWay === 0 && entry.settledAt === null) entries.delete(name);
        },
      };
    },
    cameDuring: (version, startedAt) => {
      const entry = entries.get(editName(version));
      return entry !== undefined && (entry.settledAt === null || startedAt <= entry.settledAt);
    },
  };
}
