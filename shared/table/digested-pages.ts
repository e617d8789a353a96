/** Pages of a large site, digested for its audit in parts by several workers. docs/decisions/0094-a-large-site-is-audited-in-parts.md */
import * as z from 'zod';
import type { PageState } from '../domain/issues/audited-url.ts';
import type { PageText } from '../domain/issues/gathered-texts.ts';
import type { CountedPage } from '../domain/issues/link-graph.ts';
import { type PackedLinks, packKeys, packLinks } from '../domain/issues/packed-links.ts';
import type { PageDigest } from '../domain/issues/page-digest.ts';
import { type ComparedPage, isIndexable } from '../domain/issues/whole-site.ts';
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
type SummarizedPage = ComparedPage & Pick<DigestedPage, 'status'>;

/** All that is needed of a page where it is compared: its links and its text are gathered by themselves. */
export interface OwnPage {
  readonly page: SummarizedPage;
  readonly state: PageState;
  readonly issues: PageDigest['issues'];
  readonly named: PageDigest['named'];
}

/** The pages of a part, by which their links are read: an entry a page. */
export interface CountedPart {
  /** As `packKeys` has them. */
  readonly keys: string;
  readonly pages: readonly CountedPage[];
  /** How many links have a target. */
  readonly links: number;
  readonly homeKey: string | null;
}

/** We wrote them ourselves, in this crawl; a value of another form is not taken for one. */
const list = <Entry>() => z.custom<readonly Entry[]>(Array.isArray);
const isCountedPart = z.looseObject({ keys: z.string(), pages: z.array(z.unknown()), links: z.number() });

/** The pages of a part as they are stored, in columns: each task needs one or two of them. */
const columns = z.object({
  digests: list<OwnPage>(),
  summaries: list<SummarizedPage>(),
  counted: z.custom<CountedPart>((value) => isCountedPart.safeParse(value).success),
  links: list<PackedLinks>(),
  texts: list<PageText>(),
});
type Columns = z.infer<typeof columns>;

export function toColumns(digests: readonly DigestedPage[]): Columns {
  const own = digests.map(({ digest: { summary, issues, named }, state, status }): OwnPage => {
    const { sample: _, ...page } = summary;
    return { page: { ...page, status }, state, issues, named };
  });
  return {
    digests: own,
    summaries: own.map(({ page }) => page),
    counted: {
      keys: packKeys(own.map(({ page }) => page.key)),
      pages: digests.map(({ digest: { summary, links, external } }) => ({
        pageId: summary.id,
        outgoing: links,
        external,
        isRead: summary.isCurrent && summary.isReadable,
      })),
      links: digests.reduce((sum, { digest }) => sum + digest.targets.length, 0),
      homeKey: own.find(({ page }) => page.isHome)?.page.key ?? null,
    },
    links: digests.map(({ digest }) => packLinks(digest.targets)),
    texts: digests.map(({ digest: { summary, lines } }) => ({
      contentHash: summary.contentHash,
      sample: summary.sample,
      lines,
      isIndexable: isIndexable(summary),
    })),
  };
}

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
  const items = await queryItems(table, { pk, prefix: prefixes.digestedPages, attributes: ['part', 'counted'] });
  return items.filter((item) => item['counted'] === undefined).map((item) => z.number().parse(item['part']));
}

async function requirePart(table: Table, crawl: CrawlKey, part: number) {
  const item = await getItem(table, keys.digestedPages(crawl.organizationId, crawl.id, part));
  if (item === null) throw new Error(`part ${part} of the pages of crawl ${crawl.id} is missing`);
  return item;
}

export async function getPagesToDigest(table: Table, crawl: CrawlKey, part: number): Promise<PageToAudit[]> {
  const { pages } = await requirePart(table, crawl, part);
  return z.array(pageToAuditSchema).parse(await readBlob(table, blobPointerSchema.parse(pages)));
}

/** Columns of a part that has digests. */
export async function getColumns<Name extends keyof Columns>(
  table: Table,
  crawl: CrawlKey,
  part: number,
  names: readonly Name[],
): Promise<Pick<Columns, Name>> {
  const item = await requirePart(table, crawl, part);
  const read = await Promise.all(
    names.map(async (name) => {
      const column = await readBlob(table, blobPointerSchema.parse(item[name]));
      return [name, columns.shape[name].parse(column)] as const;
    }),
  );
  return Object.fromEntries(read) as Pick<Columns, Name>;
}

/** Stores the digests of a part, once: all tasks that read them see the same. */
export async function putDigests(
  table: Table,
  crawl: CrawlKey,
  part: number,
  { digests, now }: { digests: readonly DigestedPage[]; now: Date },
): Promise<void> {
  const stored = await Promise.all(
    Object.entries(toColumns(digests)).map(
      async ([name, column]) => [name, await storeExpiringBlob(table, column, frontierExpiry(now))] as const,
    ),
  );
  const key = keys.digestedPages(crawl.organizationId, crawl.id, part);
  await updateItem(table, key, { set: Object.fromEntries(stored) }, [
    { attribute: 'pk', is: 'present' },
    { attribute: 'counted', is: 'missing' },
  ]);
}
