import * as z from 'zod';
import type { outlineSummarySchema } from '../../shared/resources/brief.ts';
import { type SerpSnapshot, serpSnapshotSchema } from '../../shared/resources/serp-snapshot.ts';
import { queryItems, type Table } from '../../shared/table/client.ts';
import { keys, prefixes } from '../../shared/table/keys.ts';

const outlineRow = z.object({
  id: z.number(),
  status: z.string(),
  primaryKeyword: z.string().nullable(),
  sections: z.array(z.unknown()),
  completedAt: z.string().nullable(),
  serpSnapshot: serpSnapshotSchema.nullish(),
});

/** What the brief and the report show of the page's latest outline. */
export interface LatestOutline {
  summary: z.input<typeof outlineSummarySchema>;
  serpSnapshot: SerpSnapshot | null;
}

/** The page's latest outline in any status; null when it never had one. */
export async function getLatestOutline(
  table: Table,
  organizationId: number,
  pageId: number,
): Promise<LatestOutline | null> {
  const { pk } = keys.page(organizationId, pageId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.outline, newestFirst: true, limit: 1 });
  if (!item) return null;
  const { id, status, primaryKeyword, sections, completedAt, serpSnapshot } = outlineRow.parse(item);
  return {
    summary: {
      id,
      status,
      primary_keyword: primaryKeyword,
      section_count: sections.length,
      completed_at: completedAt,
    },
    serpSnapshot: serpSnapshot ?? null,
  };
}
