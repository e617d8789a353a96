import type { ContentOptimizationClient, ExportedRows } from '../../../clients/typescript/src/index.ts';
import type { FolderState } from './folder-state.ts';
import type { PageDocument } from './page-document.ts';
import { toPageDocument } from './remote-page.ts';

type PageRow = ExportedRows['pages'];

/** A page as the service has it, and as it was when both sides were the same. */
export interface PulledPage {
  readonly row: PageRow;
  readonly theirs: PageDocument;
  readonly base: PageDocument | null;
}

const PART = 1_000;
const PAGE_IDS_MAX = 200;

/** The rows of a site's pages, by path: a request for a thousand, with a search one more for each hundred that it finds. */
export async function listPageRows(
  api: ContentOptimizationClient,
  siteId: number,
  search: string | undefined,
): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  if (search === undefined) {
    for await (const row of api.exportRows({ siteId, what: 'pages', limit: PART })) rows.push(row);
  } else {
    const ids: number[] = [];
    for await (const { id } of api.each.listPages({ siteId, limit: 100, search })) ids.push(id);
    for (const pageIds of chunksOf(ids)) {
      for await (const row of api.exportRows({ siteId, what: 'pages', limit: PART, pageIds })) rows.push(row);
    }
  }
  const place = ({ path, id }: PageRow): string => path ?? `page-${id}`;
  return rows.toSorted((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : a.id - b.id));
}

/** Every page with its body. Those whose body is that of the folder's base are not read; the others come in parts, by id. */
export async function* readPages(
  api: ContentOptimizationClient,
  state: FolderState,
  rows: readonly PageRow[],
  isWholeSite: boolean,
): AsyncGenerator<PulledPage, void, undefined> {
  const wanted = new Map<number, PageRow>();
  for (const row of rows) {
    const tracked = state.pages.get(row.id);
    const base = tracked ? await state.readBase(row.id) : null;
    if (base === null || tracked?.revision !== row.content_revision) wanted.set(row.id, row);
    else yield { row, base, theirs: toPageDocument(row, { version: row.content_version_id, markdown: base.body }) };
  }
  const isMostOfAll = isWholeSite && wanted.size * 2 > rows.length;
  for (const pageIds of isMostOfAll ? [undefined] : chunksOf([...wanted.keys()])) {
    const parts = { siteId: state.siteId, what: 'content', limit: PART, ...(pageIds ? { pageIds } : {}) } as const;
    for await (const { page_id: pageId, content_version_id: version, markdown } of api.exportRows(parts)) {
      const row = wanted.get(pageId);
      if (!row) continue;
      const base = state.pages.has(pageId) ? await state.readBase(pageId) : null;
      yield { row, base, theirs: toPageDocument(row, { version, markdown }) };
    }
  }
}

const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE_IDS_MAX) }, (_, at) =>
    ids.slice(at * PAGE_IDS_MAX, (at + 1) * PAGE_IDS_MAX),
  );
