import type { ContentVersion } from '../../shared/table/content-versions.ts';
import type { CollapsedEdits } from './collapsed-edits.ts';

/** The state of the content when an edit began, for an edit that names its base. */
interface BaseOfEdit {
  versionId: number;
  /** When it was changed last, as the client read it; null where the client does not say. */
  updatedAt: string | null;
  /** When its request began, on the clock of this process. */
  startedAt: number;
  /** The current version as the request read it first; null before that. */
  firstRead: ContentVersion | null;
}

/**
 * Whether an edit that names a version as its base was made on what the version is now.
 *
 * The id alone is not enough: an edit that collapses keeps it, and of twenty edits made on one base at the same time one
 * may win. So an edit is refused when another one collapsed into the version while it was under way: since it read the version
 * first, or, by an edit of this process, since its request began. Neither compares two clocks, which may disagree: an edit
 * that is sent after another one was answered is never refused for that one.
 */
export function isBaseCurrent(current: ContentVersion | null, base: BaseOfEdit, edits: CollapsedEdits): boolean {
  if (current?.id !== base.versionId) return false;
  if (base.updatedAt !== null && base.updatedAt !== current.updatedAt) return false;
  if (base.firstRead !== null && base.firstRead.updatedAt !== current.updatedAt) return false;
  return !edits.cameDuring(current, base.startedAt);
}
