import type { ContentVersion } from '../../shared/table/content-versions.ts';

/** A writer that has not settled its edit by then never will: it outlived the time limit of its function. */
const SETTLE_SECONDS_MAX = 30;

/**
 * Whether an edit that names this version as its base was made on what the version is now.
 *
 * The id alone does not tell: an edit that collapses keeps it, and of twenty edits made on one base at the same time one
 * may win. So an edit that was under way when another one collapsed into the version was not made on it. When it was
 * received is compared with when the other one was certainly committed, which its writer records after the commit and
 * before it answers: a client that knows of the edit can only ask later. Until that is recorded, nobody can know of it.
 */
export function isBaseCurrent(current: ContentVersion | null, baseVersionId: number, receivedAt: Date): boolean {
  if (current?.id !== baseVersionId) return false;
  if (current.settledAt === undefined) return true;
  const settledBy = current.settledAt
    ? Date.parse(current.settledAt)
    : Date.parse(current.updatedAt) + SETTLE_SECONDS_MAX * 1000;
  return receivedAt.getTime() > settledBy;
}
