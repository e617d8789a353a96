import * as z from 'zod';
import { integerId } from '../../../shared/http/schemas.ts';
import { incomingLinkShape, readIncomingLinks } from '../../../shared/resources/incoming-link.ts';
import { getLinkSources } from '../../../shared/table/link-sources.ts';
import { getPages } from '../../../shared/table/pages.ts';
import { getSiteAudit } from '../../../shared/table/site-audits.ts';
import type { Exporter } from '../exporter.ts';

const exportedIncomingLink = z
  .strictObject({ page_id: integerId(), page_url: z.string().nullable(), ...incomingLinkShape })
  .meta({ id: 'ExportedIncomingLink' });

/** `crawlId`: whose audit it is. A position counts the linking pages of a part, and the links of one. */
const positionSchema = z
  .string()
  .regex(/^\d{1,15}(?:\.\d{1,15})*$/)
  .transform((text) => {
    const [crawlId, part, source, link] = text.split('.').map(Number);
    return { crawlId, part: part ?? 0, source: source ?? 0, link: link ?? 0 };
  });

/** Their links are one compressed value each. */
const SOURCES_READ = 25;

/** By the linked page, then by the page that links. */
export const incomingLinksExporter: Exporter = {
  row: exportedIncomingLink,
  async read({ table }, { organizationId, siteId, from }) {
    const site = { organizationId, siteId };
    const position =
      from === null ? { crawlId: null, part: 0, source: 0, link: 0 } : positionSchema.safeParse(from).data;
    if (!position) return null;
    const audit = await getSiteAudit(table, site);
    if (!audit) return position.crawlId === null ? { rows: [], end: null } : null;
    // A later crawl has replaced what the parts before were of.
    if (position.crawlId !== null && position.crawlId !== audit.crawlId) return null;
    const { part, source: first } = position;
    const linked = part < audit.linkParts.length ? await getLinkSources(table, site, audit, part) : [];
    const all = linked.flatMap(({ pageId, sources }) => sources.map((source) => ({ pageId, source })));
    const read = all.slice(first, first + SOURCES_READ);
    const pages = await getPages(table, organizationId, [...new Set(read.map(({ pageId }) => pageId))]);
    const urls = new Map(pages.map(({ id, url }) => [id, url]));
    const targets = read.map(({ pageId, source }) => ({ url: urls.get(pageId) ?? null, sources: [source] }));
    const found = await readIncomingLinks(table, site, targets);
    const rows = read.flatMap(({ pageId }, at) => {
      if (!urls.has(pageId)) return [];
      const skipped = at === 0 ? position.link : 0;
      return (found[at] ?? []).slice(skipped).map((link, later) => ({
        row: {
          page_id: pageId,
          page_url: urls.get(pageId) ?? null,
          ...link,
        } satisfies z.input<typeof exportedIncomingLink>,
        next: `${audit.crawlId}.${part}.${first + at}.${skipped + later + 1}`,
      }));
    });
    const next = first + read.length;
    const isLast = next >= all.length;
    const isEnd = isLast && part + 1 >= audit.linkParts.length;
    return { rows, end: isEnd ? null : `${audit.crawlId}.${isLast ? part + 1 : part}.${isLast ? 0 : next}.0` };
  },
};
