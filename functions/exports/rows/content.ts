import * as z from 'zod';
import { integerId, timestamp } from '../../../shared/http/schemas.ts';
import { getStoredVersions, readMarkdown, type StoredVersion } from '../../../shared/table/content-versions.ts';
import { getPages, type Page } from '../../../shared/table/pages.ts';
import type { ExportedRow, Exporter } from '../exporter.ts';
import { batchOfPages } from '../site-pages.ts';
import { PART_BYTES_MAX } from '../write-part.ts';

const exportedContent = z
  .strictObject({
    page_id: integerId(),
    page_url: z.string().nullable(),
    content_version_id: z.number().int().nullable(),
    source: z.string().nullable(),
    word_count: z.number().int().nullable(),
    updated_at: timestamp().nullable(),
    markdown: z.string(),
  })
  .meta({ id: 'ExportedContent' });

/** Bodies that are in memory at once: each has a million characters at most. */
const BODIES_AT_ONCE = 16;

const toRow = (page: Page, version: StoredVersion | undefined, markdown: string): z.input<typeof exportedContent> => ({
  page_id: page.id,
  page_url: page.url,
  content_version_id: version?.id ?? null,
  source: version?.source ?? null,
  word_count: version?.wordCount ?? null,
  updated_at: version?.updatedAt ?? null,
  markdown,
});

export const contentExporter: Exporter = {
  row: exportedContent,
  isOfPages: true,
  read: ({ table, ...services }, request) =>
    batchOfPages({ table, ...services }, request, async (ids, place) => {
      const wanted = ids.slice(place.page, place.page + request.limit);
      const pages = new Map((await getPages(table, request.organizationId, wanted)).map((page) => [page.id, page]));
      const versions = await getStoredVersions(table, request.organizationId, [...pages.values()]);
      const rows: { row: ExportedRow['row']; next: { page: number; row: number } }[] = [];
      let at = 0;
      for (let bytes = 0; at < wanted.length && bytes < PART_BYTES_MAX; at += BODIES_AT_ONCE) {
        const group = wanted.slice(at, at + BODIES_AT_ONCE);
        const bodies = await readMarkdown(table, versions, group);
        for (const [later, id] of group.entries()) {
          const page = pages.get(id);
          if (page?.siteId !== request.siteId) continue;
          const markdown = bodies.get(id) ?? '';
          bytes += Buffer.byteLength(markdown);
          rows.push({
            row: toRow(page, versions.get(id), markdown),
            next: { page: place.page + at + later + 1, row: 0 },
          });
        }
      }
      return { rows, end: { page: place.page + Math.min(at, wanted.length), row: 0 } };
    }),
};
