import { bodyDraft } from '../domain/fields/resolve-fields.ts';
import type { Message } from '../domain/messages/message.ts';
import { type ContentVersion, getLatestContentVersion } from '../table/content-versions.ts';
import type { Table } from '../table/engine/client.ts';
import type { Page } from '../table/pages.ts';
import type { Draft } from '../table/stored-draft.ts';

/** An analysis needs something to grade: a snapshot, a content version or a draft. */
const hasContent = (page: Page, drafts: readonly Draft[]): boolean =>
  page.latestSnapshot !== null ||
  page.latestContentVersionId !== null ||
  drafts.some((draft) => (draft.draftValue ?? '').trim() !== '');

/** Why the text of a page was not read, in English, and for other languages. */
interface Doubt {
  readonly english: string;
  readonly said: Message | undefined;
}

function readDoubt({ latestSnapshot }: Page): Doubt | null {
  const { doubt = null, doubtSaid } = latestSnapshot?.reading ?? {};
  return doubt === null ? null : { english: doubt, said: doubtSaid };
}

/** Whether drafts decide: those of a page without other content, or whose text was not read. */
export const draftsDecide = (page: Page): boolean => !hasContent(page, []) || readDoubt(page) !== null;

/** Why there is nothing to grade, as a sentence; null when there is something. Costs a read only for a page in doubt. */
export async function noContentReason(table: Table, page: Page, drafts: readonly Draft[]): Promise<string | null> {
  if (!hasContent(page, drafts)) return 'The page has no snapshot, content version or draft to analyze';
  if (readDoubt(page) === null) return null;
  const contentVersion = await getLatestContentVersion(table, page.organizationId, page.id);
  const doubt = unreadBody({ page, drafts, contentVersion });
  return doubt === null ? null : `The text of the page was not read, so it cannot be graded. ${doubt.english}`;
}

interface Content {
  readonly page: Page;
  readonly drafts: readonly Draft[];
  readonly contentVersion: Pick<ContentVersion, 'source'> | null;
}

/**
 * Why the body is probably not what the page says, null when it is, and of a body that a client wrote. Such a
 * body is not graded: what is missing from it may be on the page.
 */
export function unreadBody({ page, drafts, contentVersion }: Content): Doubt | null {
  const isDraft = contentVersion === null && bodyDraft(drafts) !== null;
  if (isDraft) return null;
  // A crawl that could not read the page adds no version: the newest one is another body.
  const isOfSnapshot = contentVersion === null || (contentVersion.source === 'crawl' && page.unreadable === null);
  return isOfSnapshot ? readDoubt(page) : null;
}
