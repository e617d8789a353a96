import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { UsageError } from '../errors.ts';
import { bodyLetters } from './body/markdown-blocks.ts';
import { isSameText } from './comparable-text.ts';
import type { PublishField, Wanted } from './target.ts';

/** A page with accepted drafts: no job writes them any more, and none has failed. */
export interface DraftedPage {
  readonly pageId: number;
  readonly url: string;
  readonly wanted: readonly Wanted[];
}

const ACCEPTED = 'draft';
const lineFields = ['title', 'meta_description', 'h1'] as const satisfies readonly PublishField[];

interface Selection {
  readonly siteId: number;
  /** Only these pages; all with drafts when it is empty. */
  readonly pageIds: readonly number[];
  /** Also the newest body, where it was edited since the latest crawl. */
  readonly withBody: boolean;
}

export async function readDraftedPages(
  api: ContentOptimizationClient,
  { siteId, pageIds, withBody }: Selection,
): Promise<DraftedPage[]> {
  const ids = [...pageIds];
  if (ids.length === 0)
    for await (const { id } of api.each.listPages({ siteId, has_draft: true, limit: 100 })) ids.push(id);
  const pages: DraftedPage[] = [];
  for (const pageId of new Set(ids)) {
    const { data: page } = await api.getPage({ pageId });
    if (page.site_id !== siteId) throw new UsageError(`page ${pageId} is not of site ${siteId}`);
    const { data: drafts } = await api.listDrafts({ pageId });
    const lines = lineFields.flatMap((field): Wanted[] => {
      const draft = drafts.find((one) => one.field === field && one.status === ACCEPTED);
      const value = draft?.draft_value?.trim() ?? '';
      const original = draft?.original_value ?? '';
      return value === '' || isSameText(value, original) ? [] : [{ field, value, original }];
    });
    const body = withBody ? await readEditedBody(api, pageId) : [];
    if (page.url !== null && lines.length + body.length > 0)
      pages.push({ pageId, url: page.url, wanted: [...lines, ...body] });
  }
  return pages;
}

/** The body that was edited since the latest crawl, and the body of that crawl. */
async function readEditedBody(api: ContentOptimizationClient, pageId: number): Promise<Wanted[]> {
  let newest: number | null = null;
  for await (const { id, source } of api.each.listContentVersions({ pageId })) {
    newest ??= id;
    if (source !== 'crawl') continue;
    if (id === newest) return [];
    const [edited, crawled] = await Promise.all(
      [newest, id].map(async (versionId) => (await api.getContentVersion({ pageId, versionId })).data.body_markdown),
    );
    const [value = '', original = ''] = [edited, crawled];
    return value === original || bodyLetters(value) === '' ? [] : [{ field: 'body', value, original }];
  }
  return [];
}
