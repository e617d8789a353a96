import type { ContentOptimizationClient, ExportedRows } from '../../../clients/typescript/src/index.ts';
import { normalizeBody, normalizeField, type PageDocument } from './page-document.ts';

/** A page as the service has it, in the form of its file, with what an edit of it needs to know. */
export interface RemotePage {
  readonly document: PageDocument;
  /** Of the latest crawl: a draft that says the same is not needed. */
  readonly crawled: { readonly title: string; readonly description: string };
}

const oneLine = (text: string | null | undefined): string => normalizeField(text ?? '');

/** The title and the description are those of the active drafts, else of the latest crawl, as in an analysis. */
export async function readRemotePage(api: ContentOptimizationClient, pageId: number): Promise<RemotePage> {
  const [{ data: page }, { data: content }] = await Promise.all([api.getPage({ pageId }), api.getContent({ pageId })]);
  const crawled = {
    title: oneLine(page.latest_snapshot?.title),
    description: oneLine(page.latest_snapshot?.meta_description),
  };
  const draftValue = (field: string): string =>
    oneLine(page.drafts.find((draft) => draft.field === field)?.draft_value);
  return {
    crawled,
    document: {
      pageId,
      url: page.url ?? '',
      version: content.content_version_id,
      title: draftValue('title') || crawled.title,
      description: draftValue('meta_description') || crawled.description,
      keyword: oneLine(page.primary_keyword),
      body: normalizeBody(content.markdown),
      extras: {},
    },
  };
}

/** The page of a row of the export, with the body that its content has: the same as `readRemotePage` reads of it. */
export const toPageDocument = (
  row: ExportedRows['pages'],
  { version, markdown }: { version: number | null; markdown: string },
): PageDocument => ({
  pageId: row.id,
  url: row.url ?? '',
  version,
  title: oneLine(row.draft_title) || oneLine(row.title),
  description: oneLine(row.draft_meta_description) || oneLine(row.meta_description),
  keyword: oneLine(row.primary_keyword),
  body: normalizeBody(markdown),
  extras: {},
});
