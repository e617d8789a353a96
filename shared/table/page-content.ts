import { bodyDraft, type ResolvedFields, resolveFields } from '../domain/fields/resolve-fields.ts';
import type { StoredBody } from '../domain/markdown/stored-document.ts';
import { type ContentVersionWithBody, getLatestContentVersion } from './content-versions.ts';
import type { Table } from './engine/client.ts';
import { getPageWithDrafts, type Page } from './pages.ts';
import { getNewestSnapshot, type Snapshot, type SnapshotBody, snapshotOfPage } from './snapshots.ts';
import type { Draft } from './stored-draft.ts';

/** A page with the content that the checks, the analysis and the brief are about. */
export interface PageContent {
  page: Page;
  drafts: Draft[];
  snapshot: { snapshot: Snapshot; body: SnapshotBody } | null;
  contentVersion: ContentVersionWithBody | null;
  fields: ResolvedFields;
  /** The body of `fields` with the ids of its blocks. */
  body: StoredBody | null;
}

/** The rows side by side, then their bodies: two dependent round trips. Null when the page is missing or foreign. */
export async function getPageContent(
  table: Table,
  organizationId: number,
  pageId: number,
): Promise<PageContent | null> {
  const [found, newest, contentVersion] = await Promise.all([
    getPageWithDrafts(table, organizationId, pageId),
    getNewestSnapshot(table, organizationId, pageId),
    getLatestContentVersion(table, organizationId, pageId),
  ]);
  if (!found) return null;
  const snapshot = await snapshotOfPage(table, found.page, newest);
  return {
    ...found,
    snapshot,
    contentVersion,
    fields: resolvePageFields(found, snapshot, contentVersion),
    body: currentBody(found.drafts, contentVersion),
  };
}

/**
 * The body that `resolveFields` resolves. The blocks of a draft have ids made of the write that they are from: once it is
 * written again, no reader takes another block for one of them.
 */
export function currentBody(
  drafts: readonly Draft[],
  contentVersion: Pick<ContentVersionWithBody, 'body'> | null,
): StoredBody | null {
  if (contentVersion) return contentVersion.body;
  const draft = bodyDraft(drafts);
  return draft && { markdown: draft.draftValue, blockIds: { prefix: `d${draft.id}-${Date.parse(draft.updatedAt)}-` } };
}

/** Resolves the page's fields from the rows that were read. */
export function resolvePageFields(
  { page, drafts }: { page: Page; drafts: Draft[] },
  snapshot: PageContent['snapshot'],
  contentVersion: PageContent['contentVersion'],
): ResolvedFields {
  return resolveFields({
    drafts,
    snapshot: snapshot && {
      title: snapshot.snapshot.title,
      metaDescription: snapshot.snapshot.metaDescription,
      h1: snapshot.snapshot.h1,
      schema: snapshot.body.schema === null ? null : JSON.stringify(snapshot.body.schema),
      brokenBlocks: snapshot.body.brokenBlocks,
      markdown: snapshot.body.markdown,
    },
    contentVersion: contentVersion && { id: contentVersion.id, markdown: contentVersion.body.markdown },
    keywords: { primary: page.primaryKeyword, secondary: page.secondaryKeywords },
  });
}
