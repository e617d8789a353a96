import { changedAttributes, type PageChange, writesKeywords } from '../../shared/domain/pages/page-change.ts';
import { notFound } from '../../shared/http/api-error.ts';
import { keywordGenerationRuns } from '../../shared/resources/keyword-generation-runs.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { Conditions } from '../../shared/table/engine/expressions.ts';
import { keys, sitePagesIndexKey } from '../../shared/table/engine/keys.ts';
import { holderOf } from '../../shared/table/engine/leases.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { getPage, type Page, updatePage, updatePageWrite } from '../../shared/table/pages.ts';

/** When a recrawl moves the page concurrently, the change starts again; a recrawl moves a page once. */
const ATTEMPTS_MAX = 3;

/**
 * Changes a live page and returns its row as of the update.
 * @throws not_found when it is not live any more; keyword_generation_in_progress for a keyword write while the site's
 * keywords are being generated.
 */
export async function changePage(table: Table, page: Page, change: PageChange, now: Date): Promise<Page> {
  let known: Page | null = page;
  for (let attempt = 0; known && attempt < ATTEMPTS_MAX; attempt += 1) {
    const changed = await tryChange(table, known, change, now);
    if (changed) return changed;
    known = await getPage(table, page.organizationId, page.id);
  }
  if (known) throw new Error(`page ${page.id} moved ${ATTEMPTS_MAX} times while it was changed`);
  throw notFound('Page');
}

/** Null when the page is not live, or not at its path, any more. */
async function tryChange(table: Table, page: Page, change: PageChange, now: Date): Promise<Page | null> {
  const set = { ...changedAttributes(change), ...indexKey(page, change), updatedAt: now.toISOString() };
  const conditions = conditionsOf(page, change);
  if (!writesKeywords(change)) return updatePage(table, page, { set }, conditions);
  // The gate has to hold at the moment of the write, so it is checked with it; a transaction returns no item, hence the read.
  const result = await transact(table, [
    updatePageWrite(page, { set }, conditions),
    {
      name: 'keywordGeneration',
      check: keys.siteLock(page.organizationId, page.siteId, 'KEYWORDS'),
      if: [
        [
          { attribute: 'pk', is: 'missing' },
          { attribute: 'leaseUntil', is: '<', value: now.toISOString() },
        ],
      ],
    },
  ]);
  if (result.ok) return getPage(table, page.organizationId, page.id);
  if (result.failed.includes('page')) return null;
  throw keywordGenerationRuns(page.siteId, holderOf(result.items['keywordGeneration']));
}

/** The page's place in the list has its path in it: it is only right while the page is there. */
const indexKey = (page: Page, { isPriority }: PageChange): Record<string, string> =>
  isPriority === undefined ? {} : sitePagesIndexKey({ ...page, isPriority });
const conditionsOf = (page: Page, { isPriority }: PageChange): Conditions =>
  isPriority === undefined ? [] : [{ attribute: 'path', is: '=', value: page.path }];

export const siteOf = ({ organizationId, siteId }: Page): { organizationId: number; id: number } => ({
  organizationId,
  id: siteId,
});
