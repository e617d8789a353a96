import type * as z from 'zod';
import type { StoredBody } from '../../shared/domain/markdown/stored-document.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { requirePageWithDrafts } from '../../shared/http/require.ts';
import { getLatestContentVersion } from '../../shared/table/content-versions.ts';
import { getLatestOutline, type Outline } from '../../shared/table/outlines.ts';
import { currentBody } from '../../shared/table/page-content.ts';
import { type outlineSchema, outlineView } from './outline.ts';

/**
 * The latest outline of a live page, and the page's body; null when it never had an outline.
 * @throws ApiError 404 when the page is missing, deleted or foreign.
 */
export async function readOutline(
  { table, now }: BaseServices,
  organizationId: number,
  pageId: number,
): Promise<{ outline: Outline; body: StoredBody | null } | null> {
  const [page, outline, contentVersion] = await Promise.all([
    requirePageWithDrafts(table, organizationId, pageId),
    getLatestOutline(table, { organizationId, pageId }, now()),
    getLatestContentVersion(table, organizationId, pageId),
  ]);
  return outline && { outline, body: currentBody(page.drafts, contentVersion) };
}

/** The outline with the blocks that its sections became in the body as it is now. The body is parsed only where it can matter. */
export async function showOutline(outline: Outline, body: StoredBody | null): Promise<z.input<typeof outlineSchema>> {
  const isDecided = outline.sections.some(({ status }) => status === 'accepted' || status === 'revised');
  if (!isDecided || body === null) return outlineView(outline, new Map());
  const { findSectionNodes } = await import('./find-section-nodes.ts');
  return outlineView(outline, findSectionNodes(outline.sections, body));
}
