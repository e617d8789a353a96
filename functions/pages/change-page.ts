import { changedAttributes, type PageChange, writesKeywords } from '../../shared/domain/pages/page-change.ts';
import { requirePage } from '../../shared/http/require.ts';
import { keywordGenerationRuns } from '../../shared/resources/keyword-generation-runs.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { metKeywordWriter, noKeywordWriterCheck } from '../../shared/table/keyword-lock.ts';
import { pageIsUnchanged, placeInList } from '../../shared/table/page-changes.ts';
import { getPage, type Page, updatePage, updatePageWrite } from '../../shared/table/pages.ts';

/**
 * Changes a live page and returns its row as of the update.
 * @throws not_found when it is not live any more; keyword_generation_in_progress for a keyword write while the site's
 * keywords are being generated.
 */
export async function changePage(table: Table, page: Page, change: PageChange, now: Date): Promise<Page> {
  return retryWhileContended('this page', async (attemptsBefore) => {
    // A recrawl may move the page, or delete it, since it was read.
    const known = attemptsBefore === 0 ? page : await requirePage(table, page.organizationId, page.id);
    return (await tryChange(table, known, change, now)) ?? contended;
  });
}

/** Null when the page is not live, or not at its path, any more. */
async function tryChange(table: Table, page: Page, change: PageChange, now: Date): Promise<Page | null> {
  const set = { ...changedAttributes(change), ...indexKey(page, change), updatedAt: now.toISOString() };
  // The page's place in the list has its path in it: it is only right while the page is there.
  const conditions = change.isPriority === undefined ? [] : pageIsUnchanged(page, 'path');
  if (!writesKeywords(change)) return updatePage(table, page, { set }, conditions);
  // The gate has to hold at the moment of the write, so it is checked with it; a transaction returns no item, hence the read.
  const result = await transact(table, [
    updatePageWrite(page, { set }, conditions),
    noKeywordWriterCheck(pageSite(page), now),
  ]);
  if (result.ok) return getPage(table, page.organizationId, page.id);
  const writer = metKeywordWriter(result);
  if (writer === null || result.failed.includes('page')) return null;
  throw keywordGenerationRuns(page.siteId, writer);
}

const indexKey = (page: Page, { isPriority }: PageChange): Record<string, string> =>
  isPriority === undefined ? {} : placeInList({ ...page, isPriority });

export const pageSite = ({ organizationId, siteId }: Page): { organizationId: number; id: number } => ({
  organizationId,
  id: siteId,
});
