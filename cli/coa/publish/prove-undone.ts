import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import type { Context } from '../context.ts';
import { recrawlPages } from './recrawl-pages.ts';
import type { PageResult } from './result.ts';

/** Reads restored pages again by a crawl, and says what is live now. The drafts stay as they are. */
export async function proveUndone(
  api: ContentOptimizationClient,
  pages: readonly PageResult[],
  context: Context,
): Promise<PageResult[]> {
  const isRestored = ({ fields }: PageResult): boolean => fields.some(({ outcome }) => outcome === 'restored');
  const restored = pages.filter(isRestored).map(({ page_id: pageId }) => pageId);
  const failures = await recrawlPages(api, restored, context);
  const proven: PageResult[] = [];
  for (const page of pages) {
    if (!isRestored(page)) {
      proven.push(page);
      continue;
    }
    const failure = failures.get(page.page_id) ?? null;
    const { data } = await api.getPage({ pageId: page.page_id });
    const fields = page.fields.map((field) => {
      if (field.outcome !== 'restored') return field;
      if (failure !== null) return { ...field, detail: `not verified: ${failure}` };
      return field.field === 'body' ? field : { ...field, live: data.latest_snapshot?.[field.field] ?? null };
    });
    proven.push({ ...page, fields, snapshot_id: failure === null ? (data.latest_snapshot?.id ?? null) : null });
  }
  return proven;
}
