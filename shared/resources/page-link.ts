import * as z from 'zod';
import { shownLinks } from '../domain/pages/shown-links.ts';
import { integerId } from '../http/schemas.ts';
import type { Table } from '../table/engine/client.ts';
import { getPageLinks, type PageLink } from '../table/page-links.ts';
import { findLinkTargets, type LinkTarget } from '../table/page-places.ts';
import type { Page } from '../table/pages.ts';
import { siteIdByHost } from '../table/sites.ts';

/** The fields of a link, which exports have too. */
export const pageLinkShape = {
  id: integerId(),
  href: z.string().meta({
    description:
      'Absolute and normalized: in lower case, with a trailing slash on paths without an extension, without query and fragment.',
  }),
  anchor_text: z.string().nullable(),
  context: z.string().nullable(),
  location: z.string().meta({ description: 'For example `nav`, `body` or `footer`.' }),
  position: z.number().int().min(0).meta({ description: 'Position in document order, from 0.' }),
  target_page_id: z.number().int().nullable().meta({ description: "The organization's page that the link points to." }),
  target_path: z.string().nullable().meta({ description: 'Null whenever `target_page_id` is null.' }),
};

const pageLinkSchema = z.lazy(() => z.strictObject(pageLinkShape).meta({ id: 'PageLink' }));

/** `{data: […], meta: {total, truncated}}`; the brief and the report carry it too. */
export const pageLinksSchema = z.lazy(() =>
  z
    .strictObject({
      data: z.array(pageLinkSchema),
      meta: z.strictObject({
        total: z.number().int().min(0).meta({ description: 'Number of rows returned.' }),
        truncated: z.boolean().meta({ description: 'True when the page has more links than were returned.' }),
      }),
    })
    .meta({ id: 'PageLinks' }),
);
export type PageLinks = z.input<typeof pageLinksSchema>;

export const linkRow = (link: PageLink, target: LinkTarget | undefined): PageLinks['data'][number] => ({
  id: link.id,
  href: link.href,
  anchor_text: link.anchorText,
  context: link.context,
  location: link.location,
  position: link.position,
  target_page_id: target?.pageId ?? null,
  target_path: target?.path ?? null,
});

interface LinkSources {
  links: PageLink[];
  siteByHost: Map<string, number>;
}

/** Reads the sources of `pageLinks`; needs no page, so it can be read together with it. */
export async function readLinkSources(table: Table, organizationId: number, pageId: number): Promise<LinkSources> {
  const [links, siteByHost] = await Promise.all([
    getPageLinks(table, organizationId, pageId),
    siteIdByHost(table, organizationId),
  ]);
  return { links, siteByHost };
}

/** The links of the page's latest crawl. Their targets are looked up now: pages come and go between crawls. */
export async function pageLinks(
  table: Table,
  page: Pick<Page, 'organizationId' | 'siteId' | 'url'>,
  { links, siteByHost }: LinkSources,
): Promise<PageLinks> {
  const { shown, truncated } = shownLinks(links);
  const urls = shown.map(({ url }) => url);
  const targets = await findLinkTargets(table, page, urls, siteByHost);
  return {
    data: shown.map((link) => linkRow(link, targets.get(link.url))),
    meta: { total: shown.length, truncated },
  };
}
