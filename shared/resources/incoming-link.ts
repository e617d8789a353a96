import * as z from 'zod';
import type { LinkSource } from '../domain/issues/linked-pages.ts';
import { pageKey } from '../domain/urls/page-url.ts';
import { integerId } from '../http/schemas.ts';
import type { Table } from '../table/engine/client.ts';
import { getLinksOfPages } from '../table/page-links.ts';
import { getPages } from '../table/pages.ts';
import { pageLinkShape } from './page-link.ts';

/** The fields of a link that leads to a page, which exports have too. */
export const incomingLinkShape = {
  source_page_id: integerId().meta({ description: 'The page of the site that has the link.' }),
  source_url: z.string().nullable(),
  source_title: z.string().nullable(),
  id: pageLinkShape.id,
  href: pageLinkShape.href,
  anchor_text: pageLinkShape.anchor_text,
  context: pageLinkShape.context,
  location: pageLinkShape.location,
  position: pageLinkShape.position,
  rel: z
    .string()
    .nullable()
    .meta({ description: 'As the link has it. Null without one, and of links that an earlier release read.' }),
  nofollow: z.boolean().meta({ description: 'The link, or its page, asks crawlers not to follow it.' }),
};

const incomingLinkRowSchema = z.strictObject(incomingLinkShape);
export const incomingLinkSchema = z.lazy(() => incomingLinkRowSchema.meta({ id: 'IncomingLink' }));
type IncomingLinkRow = z.input<typeof incomingLinkRowSchema>;

/**
 * The links of these pages to a page, as they are now: two reads for a hundred pages, and one for the links that are too long for their
 * rows. A page that was read again since the audit has other links; then those to the page's own address are taken.
 */
export async function readIncomingLinks(
  table: Table,
  { organizationId, siteId }: { organizationId: number; siteId: number },
  targets: readonly { url: string | null; sources: readonly LinkSource[] }[],
): Promise<IncomingLinkRow[][]> {
  const ids = [...new Set(targets.flatMap(({ sources }) => sources.map(({ pageId }) => pageId)))];
  const [pages, linksOf] = await Promise.all([
    getPages(table, organizationId, ids),
    getLinksOfPages(table, organizationId, ids),
  ]);
  const byId = new Map(pages.filter((page) => page.siteId === siteId).map((page) => [page.id, page]));
  return targets.map(({ url, sources }) => {
    const key = url === null ? null : pageKey(url)?.key;
    return sources.flatMap(({ pageId, linkIds }) => {
      const source = byId.get(pageId);
      if (source === undefined) return [];
      const links = linksOf.get(pageId) ?? [];
      const own = links.filter(({ id }) => linkIds.includes(id));
      const shown = own.length > 0 ? own : links.filter((link) => key !== null && pageKey(link.url)?.key === key);
      return shown.map(
        ({ id, href, anchorText, context, location, position, rel, nofollow }): IncomingLinkRow => ({
          source_page_id: pageId,
          source_url: source.url,
          source_title: source.title,
          id,
          href,
          anchor_text: anchorText,
          context,
          location,
          position,
          rel: rel ?? null,
          nofollow,
        }),
      );
    });
  });
}
