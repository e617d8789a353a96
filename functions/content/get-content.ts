import * as z from 'zod';
import { contentDocumentSchema } from '../../shared/domain/markdown/content-document.ts';
import type { documentOfBody } from '../../shared/domain/markdown/stored-document.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requirePage } from '../../shared/http/require.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { type ContentVersionWithBody, getLatestContentVersion } from '../../shared/table/content-versions.ts';
import { contentSchema } from './content-version.ts';

type Content = z.input<typeof contentSchema>;

const emptyContent = (pageId: number): Content => ({
  page_id: pageId,
  content_version_id: null,
  markdown: '',
  doc: null,
  word_count: null,
  source: null,
  updated_at: null,
});

const toContent = (version: ContentVersionWithBody, read: typeof documentOfBody): Content => ({
  page_id: version.pageId,
  content_version_id: version.id,
  markdown: version.body.markdown,
  doc: contentDocumentSchema.parse(read(version.body)),
  word_count: version.wordCount,
  source: version.source,
  updated_at: version.updatedAt,
});

export const getContent = defineOperation({
  operationId: 'getContent',
  method: 'GET',
  path: '/pages/{pageId}/content',
  tag: 'Content',
  summary: 'Get the current content of a page',
  description:
    'Returns the latest content version, as Markdown and as a structured document. ' +
    'Send its `content_version_id` as the `base_version_id` of a later `POST`. ' +
    'For a page without a body, `content_version_id` is null, `markdown` is empty and `doc` is null.',
  access: 'sites:read',
  params: z.object({ pageId: pathId('Page') }),
  responses: { 200: detailSchema(contentSchema) },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const [page, version, { documentOfBody: read }] = await Promise.all([
    requirePage(table, caller.organizationId, params.pageId),
    getLatestContentVersion(table, caller.organizationId, params.pageId),
    // Loaded while the rows are read: a Markdown parser comes with it, which most operations of the group do not need.
    import('../../shared/domain/markdown/stored-document.ts'),
  ]);
  return { status: 200, body: { data: version ? toContent(version, read) : emptyContent(page.id) } };
});
