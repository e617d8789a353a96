import { api } from '../app/client.ts';
import type { PageFilter, PageRow } from './use-pages.ts';

const PART = 100;

/** All pages that pass a filter, however many. */
export async function readMatching(siteId: number, filter: PageFilter): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await api.listPages({ ...filter, siteId, page, limit: PART });
    rows.push(...data);
    if (data.length === 0 || rows.length >= meta.total) return rows;
  }
}
