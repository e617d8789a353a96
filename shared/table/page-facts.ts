import * as z from 'zod';
import { readClaim } from '../domain/facts/fact-data.ts';
import { factKinds } from '../domain/facts/fact-kinds.ts';
import type { Observation } from '../domain/facts/observation.ts';
import type { PageFacts } from '../domain/facts/page-facts.ts';
import { queryParts, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem, writeItems } from './engine/writes.ts';

interface SiteOfPage {
  organizationId: number;
  siteId: number;
}

const observationSchema = z.object({
  claim: z.object({ kind: z.enum(factKinds), key: z.string().nullable(), data: z.unknown() }),
  source: z.enum(['schema_org', 'crawl']),
  evidence: z.string(),
  locator: z.string(),
});

const pageFactsSchema = z.object({
  pageId: z.number(),
  url: z.string(),
  seenAt: z.string(),
  observations: z.string().transform((text) => z.array(observationSchema).parse(JSON.parse(text))),
});

/**
 * Claims of pages, each page in one item of the site's partition: one write for a page that is read, and one Query for all pages
 * of the site. Storing it again for the same reading changes nothing.
 */
export async function putPageFacts(
  table: Table,
  { organizationId, siteId }: SiteOfPage,
  pages: readonly PageFacts[],
): Promise<void> {
  const puts = pages.map((page) => ({
    ...keys.pageFacts(organizationId, siteId, page.pageId),
    ...page,
    observations: JSON.stringify(page.observations),
  }));
  await writeItems(table, { puts });
}

/** The page was asked for and has not changed: what it said, it says now. */
export async function confirmPageFacts(
  table: Table,
  { organizationId, siteId }: SiteOfPage,
  pageId: number,
  seenAt: string,
): Promise<void> {
  const key = keys.pageFacts(organizationId, siteId, pageId);
  await updateItem(table, key, { set: { seenAt } }, [{ attribute: 'pk', is: 'present' }]);
}

/** The page is no more, and says nothing. */
export const deletePageFactsWrite = ({ organizationId, siteId }: SiteOfPage, pageId: number): Write => ({
  delete: keys.pageFacts(organizationId, siteId, pageId),
});

/** Reads the claims of a site's pages, some at a time. A site of 5,000 pages has about 10 MB of them: for workers, not for requests. */
export async function* readPageFacts(
  table: Table,
  { organizationId, siteId }: SiteOfPage,
): AsyncGenerator<PageFacts[]> {
  const { pk } = keys.pageFacts(organizationId, siteId, 0);
  for await (const items of queryParts(table, { pk, prefix: prefixes.pageFacts })) {
    yield items.map((item) => {
      const { observations, ...page } = pageFactsSchema.parse(item);
      return { ...page, observations: observations.flatMap(toObservation) };
    });
  }
}

/** A claim that a later version no longer takes is left out: the next reading of the page replaces it. */
function toObservation({ claim, ...rest }: z.infer<typeof observationSchema>): Observation[] {
  const read = readClaim(claim.kind, claim.key, claim.data);
  return read.ok ? [{ ...rest, claim: read.claim }] : [];
}
