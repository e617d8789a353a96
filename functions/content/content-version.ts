import * as z from 'zod';
import { contentDocumentSchema } from '../../shared/domain/markdown/content-document.ts';
import { integerId, timestamp } from '../../shared/http/schemas.ts';
import type { ContentVersion } from '../../shared/table/content-versions.ts';

const contentSource = z.lazy(() =>
  z.string().meta({
    id: 'ContentSource',
    description:
      'An open set: `manual_edit` (posted), `crawl`, `action` (written by the service). `outline` is reserved: no operation writes an outline into the body, and content posted from an outline is a `manual_edit`.',
  }),
);
const source = () => contentSource;
const wordCount = () => z.number().int().nullable();

const leanShape = {
  id: integerId(),
  source: source(),
  status: z.string().meta({ description: 'Currently always `draft`.' }),
  word_count: wordCount(),
  created_at: timestamp(),
  updated_at: timestamp().meta({
    description: 'Updated when a manual edit collapses into the version.',
  }),
};

export const leanContentVersionSchema = z.lazy(() => z.strictObject(leanShape).meta({ id: 'LeanContentVersion' }));

export const contentVersionSchema = z.lazy(() =>
  z
    .strictObject({
      ...leanShape,
      body_markdown: z.string().meta({ description: 'Byte for byte as posted, or derived from the posted document.' }),
    })
    .meta({ id: 'ContentVersion' }),
);

/** Of `GET /pages/{pageId}/content`. A page without a body has no version, and an empty body. */
export const contentSchema = z.lazy(() =>
  z
    .strictObject({
      page_id: integerId(),
      content_version_id: z.number().int().nullable(),
      markdown: z.string(),
      doc: contentDocumentSchema.nullable().meta({
        description: 'The body as an mdast tree. Each block has an `id` that is stable across edits of other blocks.',
      }),
      word_count: wordCount(),
      source: source().nullable(),
      updated_at: timestamp().nullable(),
    })
    .meta({ id: 'Content' }),
);

/** Of `POST /pages/{pageId}/content`. */
export const savedContentSchema = z.lazy(() =>
  z
    .strictObject({
      page_id: integerId(),
      content_version_id: integerId(),
      collapsed: z.boolean().meta({ description: 'True when the edit collapsed into the current version.' }),
      word_count: wordCount(),
      source: source(),
      created_at: timestamp(),
      updated_at: timestamp(),
    })
    .meta({ id: 'SavedContent' }),
);

export const leanContentVersion = (version: ContentVersion): z.input<typeof leanContentVersionSchema> => ({
  id: version.id,
  source: version.source,
  status: 'draft',
  word_count: version.wordCount,
  created_at: version.createdAt,
  updated_at: version.updatedAt,
});

export const savedContent = (version: ContentVersion, collapsed: boolean): z.input<typeof savedContentSchema> => ({
  page_id: version.pageId,
  content_version_id: version.id,
  collapsed,
  word_count: version.wordCount,
  source: version.source,
  created_at: version.createdAt,
  updated_at: version.updatedAt,
});
