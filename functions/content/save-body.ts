import { randomBytes } from 'node:crypto';
import { ApiError } from '../../shared/http/api-error.ts';
import { conflictReasons } from '../../shared/http/conflict-reasons.ts';
import { requirePage } from '../../shared/http/require.ts';
import {
  type ContentVersion,
  type ContentVersionWithBody,
  contentVersionPageChanges,
  contentVersionWrites,
  getLatestContentVersion,
  versionCreated,
} from '../../shared/table/content-versions.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { pageIsUnchanged } from '../../shared/table/page-changes.ts';
import { type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { eventWrites, expectEvents } from '../../shared/webhooks/announce.ts';
import { isBaseCurrent } from './base-version.ts';
import { bodyAfter, type PostedBody } from './posted-body.ts';
import type { ContentServices } from './services.ts';
import { settleEdit } from './settle-edit.ts';

export interface Edit {
  organizationId: number;
  pageId: number;
  posted: PostedBody;
  /** Null: the last writer wins. */
  baseVersionId: number | null;
  /** The base's `updatedAt` as the client read it; null: the id alone decides. */
  baseUpdatedAt: string | null;
  /** When its request began, on the clock of this process. */
  startedAt: number;
}

export interface SavedBody {
  version: ContentVersion;
  collapsed: boolean;
}

interface Current {
  page: Page;
  version: ContentVersionWithBody | null;
}

/**
 * Stores an edit of a page's body. A writer that loses a race reads again: an edit with a base then meets another version
 * and is refused, one without goes on top. It needs more round trips than a read has: block ids come from the body that
 * is replaced, which is read first, and the new body is stored before the row that points at it.
 * @throws ApiError 404 without a live page, 409 when the base is not current.
 */
export async function saveBody(services: ContentServices, edit: Edit): Promise<SavedBody> {
  let firstRead: ContentVersion | null = null;
  return retryWhileContended('the content of this page', async () => {
    const current = await readCurrent(services, edit);
    if (!current) return contended;
    const base =
      edit.baseVersionId === null
        ? null
        : { ...edit, versionId: edit.baseVersionId, updatedAt: edit.baseUpdatedAt, firstRead };
    if (base && !isBaseCurrent(current.version, base, services.collapsedEdits)) {
      throw new ApiError('conflict', 'base_version_id is not the current content version', {
        details: { reason: conflictReasons.otherVersion },
      });
    }
    firstRead ??= current.version;
    return tryToSave(services, edit, current);
  });
}

/** The page and its newest version; null when a write came between the two reads. */
async function readCurrent({ table }: ContentServices, { organizationId, pageId }: Edit): Promise<Current | null> {
  const [page, version] = await Promise.all([
    requirePage(table, organizationId, pageId),
    getLatestContentVersion(table, organizationId, pageId),
    expectEvents(table, organizationId),
  ]);
  return page.latestContentVersionId === (version?.id ?? null) ? { page, version } : null;
}

/** `contended` when another writer changed the body, or the page, since it was read. */
async function tryToSave(
  services: ContentServices,
  edit: Edit,
  current: Current,
): Promise<SavedBody | typeof contended> {
  const { table, now, collapsedEdits } = services;
  const { page, version: replaced } = current;
  const at = laterThan(replaced?.updatedAt ?? null, now());
  const collapsed = replaced?.source === 'manual_edit';
  const version = collapsed
    ? collapsedVersion(replaced, edit.posted, at)
    : await newVersion(services, page, edit.posted, at);
  const [{ writes }, events] = await Promise.all([
    contentVersionWrites(
      table,
      edit.organizationId,
      version,
      bodyAfter(edit.posted, replaced?.body ?? null, blockIdSource()),
      at,
      // The row was read beside the page, not with it: it may be older than the page's revision.
      collapsed ? replaced : null,
    ),
    collapsed ? [] : eventWrites(table, edit.organizationId, [versionCreated(page, version)], at),
  ]);
  const changes = contentVersionPageChanges(page, { versionId: version.id, now: at, isNew: !collapsed });
  const commit = () =>
    transact(table, [...writes, updatePageWrite(page, changes, pageIsUnchanged(page, 'contentRevision')), ...events]);
  if (!collapsed) return (await commit()).ok ? { version, collapsed } : contended;
  const collapsedEdit = collapsedEdits.begin(version);
  let isCommitted = false;
  try {
    isCommitted = (await commit()).ok;
  } finally {
    if (!isCommitted) collapsedEdit.forget();
  }
  if (!isCommitted) return contended;
  await settleEdit(services, collapsedEdit, replaced);
  return { version, collapsed };
}

async function newVersion(
  { ids }: ContentServices,
  page: Page,
  { wordCount }: PostedBody,
  at: Date,
): Promise<ContentVersion> {
  const id = await ids.next('contentVersion', { above: page.latestContentVersionId ?? 0 });
  const createdAt = at.toISOString();
  return { id, pageId: page.id, source: 'manual_edit', wordCount, createdAt, updatedAt: createdAt };
}

const collapsedVersion = (
  { id, pageId, source, createdAt }: ContentVersion,
  { wordCount }: PostedBody,
  at: Date,
): ContentVersion => ({ id, pageId, source, wordCount, createdAt, updatedAt: at.toISOString() });

/** Now, and after an earlier time even where two clocks disagree. */
const laterThan = (earlier: string | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), earlier === null ? 0 : Date.parse(earlier) + 1));

/** Random once an edit: a random part of each id took most of the time of an edit of hundreds of thousands of blocks. */
function blockIdSource(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
