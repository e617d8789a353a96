import {
  type ContentVersion,
  contentVersionPageChanges,
  contentVersionWrites,
} from '../../../shared/table/content-versions.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { getPage, type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import type { TestSystem } from '../../harness/system.ts';

/** A version that no request makes, such as a crawl's; it becomes the page's current one. */
export async function seedVersion(
  { table, operator }: TestSystem,
  { organizationId, id: pageId }: Page,
  { markdown = 'Crawled.', ...given }: Partial<ContentVersion> & { markdown?: string } = {},
): Promise<ContentVersion> {
  const page = await getPage(table, organizationId, pageId);
  if (!page) throw new Error('the page is not there');
  const now = new Date();
  const at = now.toISOString();
  const id = await operator.ids.next('contentVersion', { above: page.latestContentVersionId ?? 0 });
  const version = { id, pageId, source: 'crawl', wordCount: 1, createdAt: at, updatedAt: at, ...given };
  const body = { markdown, document: null, blockIds: [] };
  const { writes } = await contentVersionWrites(table, organizationId, version, body, now, null);
  const changes = contentVersionPageChanges(page, { versionId: id, now, isNew: true });
  const result = await transact(table, [...writes, updatePageWrite(page, changes)]);
  if (!result.ok) throw new Error(`the version could not be written: ${result.failed.join()}`);
  return version;
}
