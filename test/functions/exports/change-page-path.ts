import { pagePathKey } from '../../../shared/domain/urls/page-url.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { movePathWrites } from '../../../shared/table/page-changes.ts';
import { type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import type { TestSystem } from '../../harness/system.ts';

/** Gives a page another path, as a recrawl of a renamed page does. */
export async function changePagePath({ table }: TestSystem, page: Page, path: string): Promise<void> {
  const result = await transact(table, [
    ...movePathWrites(page, { path, pathKey: pagePathKey(path) }),
    updatePageWrite(page, { set: { path } }),
  ]);
  if (!result.ok) throw new Error(`the path could not be changed: ${result.failed.join()}`);
}
