import type { ContentOptimizationClient } from '../../../clients/typescript/src/index.ts';
import { type Editable, editable, type PageDocument } from './page-document.ts';
import type { RemotePage } from './remote-page.ts';

/**
 * Sends what differs, the body first: it alone can be refused for another person's edit. It is sent with the version that was
 * just read as its base. The title and the description are drafts; one that says what the live page says is removed.
 */
export async function sendEdits(
  api: ContentOptimizationClient,
  { document: theirs, crawled }: RemotePage,
  wanted: PageDocument,
): Promise<{ version: number | null; fields: Editable[] }> {
  const { pageId } = theirs;
  const fields = editable.filter((field) => wanted[field] !== theirs[field]);
  let { version } = theirs;
  if (fields.includes('body')) {
    const { data } = await api.postContent({ pageId, body: { markdown: wanted.body, base_version_id: version } });
    version = data.content_version_id;
  }
  for (const [field, draft] of [
    ['title', 'title'],
    ['description', 'meta_description'],
  ] as const) {
    if (!fields.includes(field)) continue;
    const value = wanted[field];
    if (value === '' || value === crawled[field]) await api.deleteDraft({ pageId, field: draft });
    else await api.putDraft({ pageId, field: draft, body: { draft_value: value } });
  }
  if (fields.includes('keyword')) await api.updatePage({ pageId, body: { primary_keyword: wanted.keyword || null } });
  return { version, fields };
}
