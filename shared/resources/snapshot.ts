import * as z from 'zod';
import type { Messages } from '../domain/messages/render-message.ts';
import { integerId, timestamp } from '../http/schemas.ts';
import type { LeanSnapshot } from '../table/lean-rows.ts';
import type { Snapshot, SnapshotBody } from '../table/snapshots.ts';
import { brokenBlocksSchema } from './broken-blocks.ts';

const leanShape = {
  id: integerId(),
  title: z.string().nullable(),
  meta_description: z.string().nullable(),
  h1: z.string().nullable().meta({ description: 'The first H1.' }),
  word_count: z.number().int().nullable(),
  status_code: z.number().int().nullable().meta({ description: 'HTTP status when fetched.' }),
  created_at: timestamp().nullable(),
  reading: z.lazy(() =>
    z
      .strictObject({
        share: z.number().meta({
          description: 'Characters of `content` by characters that a visitor sees on the whole page, 0 to 1.',
        }),
        confidence: z.number().meta({ description: 'That `content` is the main text of the page, 0 to 1.' }),
        doubt: z
          .string()
          .nullable()
          .meta({ description: 'Why the main text was probably not read. Such a page is not graded by its body.' }),
      })
      .nullable()
      .meta({
        description: 'How much of the page was read. Null in snapshots that were stored before this was measured.',
      }),
  ),
};

export const leanSnapshotSchema = z.lazy(() => z.strictObject(leanShape).meta({ id: 'LeanSnapshot' }));

export const snapshotSchema = z.lazy(() =>
  z
    .strictObject({
      ...leanShape,
      page_id: z.number().int().nullable(),
      url: z.string().nullable(),
      path: z.string().nullable(),
      status: z
        .string()
        .nullable()
        .meta({ description: 'Processing status: `completed`, or `unreadable: ` and the reason.' }),
      schema: z.record(z.string(), z.unknown()).nullable().meta({
        description:
          'Captured structured data: one JSON-LD object, or `@graph` with several. Null when the page has no JSON-LD that can be read.',
      }),
      broken_blocks: brokenBlocksSchema,
      content: z.string().meta({ description: 'The body as Markdown; empty when unavailable.' }),
      updated_at: timestamp().nullable(),
      rendered: z.boolean().meta({
        description: 'A browser ran the scripts of the page before it was read. Set by `render` of the site.',
      }),
    })
    .meta({ id: 'Snapshot' }),
);

export const leanSnapshot = (snapshot: LeanSnapshot, messages: Messages): z.input<typeof leanSnapshotSchema> => ({
  id: snapshot.id,
  title: snapshot.title,
  meta_description: snapshot.metaDescription,
  h1: snapshot.h1,
  word_count: snapshot.wordCount,
  status_code: snapshot.statusCode,
  created_at: snapshot.createdAt,
  reading: snapshot.reading && wordReading(snapshot.reading, messages),
});

const wordReading = (
  { share, confidence, doubt, doubtSaid }: NonNullable<LeanSnapshot['reading']>,
  messages: Messages,
): NonNullable<z.input<typeof leanSnapshotSchema>['reading']> => ({
  share,
  confidence,
  doubt: doubt === null ? null : messages.renderKept(doubtSaid, doubt),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fullSnapshot = (
  snapshot: Snapshot,
  body: SnapshotBody,
  messages: Messages,
): z.input<typeof snapshotSchema> => ({
  ...leanSnapshot(snapshot, messages),
  page_id: snapshot.pageId,
  url: snapshot.url,
  path: snapshot.path,
  status: snapshot.status,
  schema: isObject(body.schema) ? body.schema : null,
  broken_blocks: [...body.brokenBlocks],
  content: body.markdown,
  updated_at: snapshot.updatedAt,
  rendered: snapshot.rendered,
});
