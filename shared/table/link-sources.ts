/** The links that lead to the pages of a site, in parts beside its audit. */
import * as z from 'zod';
import type { LinkSource } from '../domain/issues/linked-pages.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';
import { partOfShare, type SiteAudit, type SiteKey } from './site-audits.ts';

/** A page that links lead to. */
export interface LinkedPage {
  readonly pageId: number;
  readonly sources: readonly LinkSource[];
}

/** The first of a list of numbers is the page, the others are its links. */
const storedSchema = z.array(z.object({ pageId: z.number(), sources: z.array(z.array(z.number())) }));

export async function putLinkSources(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, part }: { crawlId: number; part: number },
  pages: readonly LinkedPage[],
): Promise<void> {
  const stored: z.infer<typeof storedSchema> = pages.map(({ pageId, sources }) => ({
    pageId,
    sources: sources.map((source) => [source.pageId, ...source.linkIds]),
  }));
  await putItem(table, { ...keys.linkSources(organizationId, siteId, crawlId, part), pages: await packInline(stored) });
}

/**
 * The linked pages of a part, by their ids.
 * @param place - of the part among all of the audit.
 */
export async function getLinkSources(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, linkPartsByTask }: Pick<SiteAudit, 'crawlId' | 'linkPartsByTask'>,
  place: number,
): Promise<LinkedPage[]> {
  const part = toPartNumber(linkPartsByTask, place);
  const item = await getItem(table, keys.linkSources(organizationId, siteId, crawlId, part));
  if (!item) return [];
  const stored = storedSchema.parse(await readBlob(table, blobPointerSchema.parse(item['pages'])));
  return stored.map(({ pageId, sources }) => ({
    pageId,
    sources: sources.map(([source = 0, ...linkIds]) => ({ pageId: source, linkIds })),
  }));
}

function toPartNumber(partsByTask: readonly number[], place: number): number {
  let at = place;
  for (const [task, parts] of partsByTask.entries()) {
    if (at < parts) return partOfShare(task, at);
    at -= parts;
  }
  return at;
}

/** The links to one page; none of a page that no link leads to. */
export async function getSourcesOfPage(
  table: Table,
  site: SiteKey,
  audit: SiteAudit,
  pageId: number,
): Promise<readonly LinkSource[]> {
  const part = audit.linkParts.findLastIndex((first) => first <= pageId);
  if (part < 0) return [];
  const pages = await getLinkSources(table, site, audit, part);
  return pages.find((page) => page.pageId === pageId)?.sources ?? [];
}
