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
  begin(version: Written): void;
  /** Nothing was committed, as far as is known. */
  forget(version: Written): void;
  settle(version: Written): void;
  /** Whether the request that began then was under way when this body was written here. */
  cameDuring(version: Written, startedAt: number): boolean;
}

const nameOf = ({ id, updatedAt }: Written): string => `${id} ${updatedAt}`;

export function rememberCollapsedEdits(clock: () => number = () => performance.now()): CollapsedEdits {
  const settledAt = new Map<string, number>();
  const dropOld = (): void => {
    for (const [name, at] of settledAt) if (at < clock() - REMEMBERED_MS) settledAt.delete(name);
  };
  return {
    begin: (version) => {
      dropOld();
      settledAt.set(nameOf(version), Number.POSITIVE_INFINITY);
    },
    forget: (version) => void settledAt.delete(nameOf(version)),
    settle: (version) => void settledAt.set(nameOf(version), clock()),
    cameDuring: (version, startedAt) => startedAt <= (settledAt.get(nameOf(version)) ?? Number.NEGATIVE_INFINITY),
  };
}
