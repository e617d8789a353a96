/** Pages of a large site, digested for its audit in parts by several workers. docs/decisions/0094-a-large-site-is-audited-in-parts.md */
import * as z from 'zod';
import type { PageState } from '../domain/issues/audited-url.ts';
import type { PageDigest } from '../domain/issues/page-digest.ts';
import type { ComparedPage } from '../domain/issues/whole-site.ts';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { putItem, updateItem } from './engine/writes.ts';
import { listedPageSchema } from './listed-pages.ts';
import { type CrawlKey, frontierExpiry } from './seen-urls.ts';

const pageToAuditSchema = listedPageSchema.pick({ id: true, url: true, createdAt: true, latestGrade: true });
export type PageToAudit = z.infer<typeof pageToAuditSchema>;

export interface DigestedPage {
  readonly digest: PageDigest;
  readonly state: PageState;
  /** Of the response that brought it. */
  readonly status: number;
}

/** All that a share needs of the pages of others. */
export type SummarizedPage = ComparedPage & Pick<DigestedPage, 'status'>;

const summarizedSchema = z.array(
  z.custom<SummarizedPage>((value) => z.looseObject({ key: z.string(), status: z.number() }).safeParse(value).success),
);

/** We wrote them ourselves, in this crawl; a value of another form is not taken for one. */
const digestedSchema = z.array(
  z.custom<DigestedPage>(
    z.looseObject({ digest: z.looseObject({ targets: z.array(z.unknown()) }), state: z.looseObject({}) }).safeParse,
  ),
);

/** Stores which pages a part has. Written again it has no digests. */
export async function putPagesToDigest(
  table: Table,
  crawl: CrawlKey,
  part: number,
  { pages, now }: { pages: readonly PageToAudit[]; now: Date },
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  const pointer = await storeExpiringBlob(table, pages, expiresAtSeconds);
  await putItem(table, {
    ...keys.digestedPages(crawl.organizationId, crawl.id, part),
    part,
    pages: pointer,
    expiresAtSeconds,
  });
}

/** The numbers of the parts without digests. */
export async function listUndigestedParts(table: Table, crawl: CrawlKey): Promise<number[]> {
  const { pk } = keys.digestedPages(crawl.organizationId, crawl.id, 0);
  const items = await queryItems(table, { pk, prefix: prefixes.digestedPages, attributes: ['part', 'digests'] });
  return items.filter((item) => item['digests'] === undefined).map((item) => z.number().parse(item['part']));
}

/** Null of a part that is not there. */
export async function getDigestedPart(
  table: Table,
  crawl: CrawlKey,
  part: number,
): Promise<{ pages: PageToAudit[]; digests: readonly DigestedPage[] | null } | null> {
  const item = await getItem(table, keys.digestedPages(crawl.organizationId, crawl.id, part));
  if (item === null) return null;
  const pages = z.array(pageToAuditSchema).parse(await readBlob(table, blobPointerSchema.parse(item['pages'])));
  const pointer = blobPointerSchema.optional().parse(item['digests']);
  return { pages, digests: pointer ? digestedSchema.parse(await readBlob(table, pointer)) : null };
}

/** The summaries of a part that has digests. */
export async function getSummarizedPart(table: Table, crawl: CrawlKey, part: number): Promise<SummarizedPage[]> {
  const item = await getItem(table, keys.digestedPages(crawl.organizationId, crawl.id, part));
  if (item === null) throw new Error(`part ${part} of the pages of crawl ${crawl.id} is missing`);
  return summarizedSchema.parse(await readBlob(table, blobPointerSchema.parse(item['summaries'])));
}

/** Stores the digests of a part. Written again they are the same. */
export async function putDigests(
  table: Table,
  crawl: CrawlKey,
  part: number,
  { digests, now }: { digests: readonly DigestedPage[]; now: Date },
): Promise<void> {
  const summarized = digests.map(({ digest: { summary }, status }): SummarizedPage => {
    const { sample: _, ...page } = summary;
    return { ...page, status };
  });
  const set = {
    digests: await storeExpiringBlob(table, digests, frontierExpiry(now)),
    summaries: await storeExpiringBlob(table, summarized, frontierExpiry(now)),
  };
  const key = keys.digestedPages(crawl.organizationId, crawl.id, part);
  await updateItem(table, key, { set }, [{ attribute: 'pk', is: 'present' }]);
}
