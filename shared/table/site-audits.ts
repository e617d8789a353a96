/** The issues of a site as the latest crawl left them: a summary, and in parts the pages of each issue and the site's URLs. */
import * as z from 'zod';
import { urlOutcomes } from '../domain/crawling/crawled-url.ts';
import type { AuditedUrl } from '../domain/issues/audited-url.ts';
import type { CheckCounts, KnownCheck } from '../domain/issues/check-list.ts';
import type { HealthPoint } from '../domain/issues/site-health.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, getItems, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { putItem, writeItems } from './engine/writes.ts';
import { messageSchema } from './stored-message.ts';

export interface SiteKey {
  organizationId: number;
  siteId: number;
}

const issueSummarySchema = z.object({
  id: z.string(),
  pages: z.number(),
  /** Null where the crawl before did not look for it. */
  new: z.number().nullable(),
  fixed: z.number().nullable(),
  parts: z.number(),
});
export type IssueSummary = z.infer<typeof issueSummarySchema>;

const checkCountsSchema = z.object({
  named: z.number(),
  checked: z.number(),
  known: z.number(),
  left: z.number(),
  unjudged: z.number().default(0),
}) satisfies z.ZodType<CheckCounts>;

const healthPointSchema: z.ZodType<HealthPoint> = z.object({
  crawlId: z.number(),
  at: z.string(),
  pages: z.number(),
  groups: z.array(z.object({ errors: z.array(z.string()), pages: z.number(), addresses: z.number() })),
});

const siteAuditSchema = z.object({
  crawlId: z.number(),
  /** The crawl that it was compared with. */
  previousCrawlId: z.number().nullable(),
  computedAt: z.string(),
  /** The crawl read all that it met. */
  isComplete: z.boolean(),
  pages: z.number(),
  /** Parts of the URLs, by share; one number where the site was compared at once. */
  urlParts: z.union([z.number(), z.array(z.number())]),
  /** The list that the places in `AuditedUrl.issues` are of. */
  typeIds: z.array(z.string()),
  issues: z.array(issueSummarySchema),
  /** Parts of what is known of addresses that are no pages of the site. */
  checkParts: z.number().default(0),
  /** Null of an audit that an earlier release made. */
  checkCounts: checkCountsSchema.nullable().default(null),
  /** The first page of each part of the links that lead to pages. */
  linkParts: z.array(z.number()).default([]),
  /** How many of them each of several tasks wrote; empty where one wrote all. */
  linkPartsByTask: z.array(z.number()).default([]),
  /** How search data were read, and the days that they are of; null of an audit that an earlier release made. */
  search: z
    .object({
      status: z.enum(['available', 'not_connected', 'unavailable']),
      window: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
    })
    .nullable()
    .default(null),
  /** The course of the site's health, this crawl last; empty of an audit that an earlier release made. */
  health: z.array(healthPointSchema).default([]),
});
export type SiteAudit = z.infer<typeof siteAuditSchema>;

export async function getSiteAudit(table: Table, { organizationId, siteId }: SiteKey): Promise<SiteAudit | null> {
  const item = await getItem(table, keys.siteAudit(organizationId, siteId));
  return item ? siteAuditSchema.parse(await readBlob(table, blobPointerSchema.parse(item['audit']))) : null;
}

/** Makes an audit the site's: its parts are there before. */
export const siteAuditWrite = async ({ organizationId, siteId }: SiteKey, audit: SiteAudit): Promise<Write> => ({
  put: { ...keys.siteAudit(organizationId, siteId), crawlId: audit.crawlId, audit: await packInline(audit) },
});

const pageOfIssueSchema = z.object({
  url: z.string(),
  pageId: z.number().nullable(),
  /** In English. */
  message: z.string(),
  /** The same for other languages; rows from before this was kept have none. */
  evidence: messageSchema.exactOptional(),
  urls: z.array(z.string()),
});
export type PageOfIssue = z.infer<typeof pageOfIssueSchema>;

/** Pages of a part. With evidence as long as it may be they have 325 KB, so a part fits an item however little they compress. */
export const PART_PAGES = 40;
/** A list that shows as many reads 14 parts in one call. */
export const LISTED_ISSUE_PAGES_MAX = 500;

interface IssuePart {
  crawlId: number;
  issueId: string;
  part: number;
}

export async function putIssuePages(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, issueId, part }: IssuePart,
  pages: readonly PageOfIssue[],
): Promise<void> {
  const key = keys.issuePages(organizationId, siteId, crawlId, issueId, part);
  await putItem(table, { ...key, pages: await packInline(pages) });
}

/** Some parts of the pages of an issue, in their order. */
export async function getIssuePages(
  table: Table,
  { organizationId, siteId }: SiteKey,
  parts: readonly IssuePart[],
): Promise<PageOfIssue[][]> {
  const partKeys = parts.map(({ crawlId, issueId, part }) =>
    keys.issuePages(organizationId, siteId, crawlId, issueId, part),
  );
  const items = await getItems(table, partKeys);
  const bySortKey = new Map(items.map((item) => [String(item['sk']), item]));
  return Promise.all(
    partKeys.map(async ({ sk }) => {
      const item = bySortKey.get(sk);
      return item
        ? z.array(pageOfIssueSchema).parse(await readBlob(table, blobPointerSchema.parse(item['pages'])))
        : [];
    }),
  );
}

const auditedUrlSchema: z.ZodType<AuditedUrl> = z.object({
  url: z.string(),
  outcome: z.enum(urlOutcomes).exclude(['not_read']),
  reason: z.string().nullable(),
  statusCode: z.number().nullable(),
  finalUrl: z.string().nullable(),
  redirects: z.array(z.string()),
  redirectStatuses: z.array(z.number()).exactOptional(),
  foundOn: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  page: z
    .object({
      id: z.number().nullable(),
      title: z.string().nullable(),
      canonical: z.string().nullable(),
      noindex: z.boolean(),
      words: z.number(),
      contentHash: z.string().nullable(),
      grade: z.string().nullable(),
    })
    .nullable(),
  issues: z.array(z.number()),
});

export async function putAuditedUrls(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, part }: Omit<IssuePart, 'issueId'>,
  urls: readonly AuditedUrl[],
): Promise<void> {
  const key = keys.auditedUrls(organizationId, siteId, crawlId, part);
  await putItem(table, { ...key, urls: await packInline(urls) });
}

/** The parts of a share follow each other; those of the next one have numbers far from them. */
export const partOfShare = (share: number, part: number): number => share * 100_000 + part;

/** All URLs that an audit left, part by part. */
export async function* auditedUrls(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, urlParts }: Pick<SiteAudit, 'crawlId' | 'urlParts'>,
): AsyncGenerator<readonly AuditedUrl[]> {
  for (const [share, parts] of [urlParts].flat().entries())
    for (let at = 0; at < parts; at += 1) {
      const part = partOfShare(share, at);
      const item = await getItem(table, keys.auditedUrls(organizationId, siteId, crawlId, part));
      if (!item) throw new Error(`part ${part} of the URLs of crawl ${crawlId} is missing`);
      yield z.array(auditedUrlSchema).parse(await readBlob(table, blobPointerSchema.parse(item['urls'])));
    }
}

const knownCheckSchema: z.ZodType<KnownCheck> = z.object({
  url: z.string(),
  kind: z.enum(['link', 'image', 'file', 'spelling', 'reference', 'probe', 'copy']),
  statusCode: z.number().nullable(),
  reason: z.string().nullable(),
  bytes: z.number().nullable(),
  redirectsTo: z.string().nullable(),
  isCopy: z.boolean().default(false),
  checkedAt: z.string(),
});

export async function putAuditedChecks(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, part }: Omit<IssuePart, 'issueId'>,
  checks: readonly KnownCheck[],
): Promise<void> {
  const key = keys.auditedChecks(organizationId, siteId, crawlId, part);
  await putItem(table, { ...key, checks: await packInline(checks) });
}

/** Reads the results of addresses that are no pages of the site, by address. */
export async function getAuditedChecks(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, checkParts }: Pick<SiteAudit, 'crawlId' | 'checkParts'>,
): Promise<Map<string, KnownCheck>> {
  const checks = new Map<string, KnownCheck>();
  for (let part = 0; part < checkParts; part += 1) {
    const item = await getItem(table, keys.auditedChecks(organizationId, siteId, crawlId, part));
    if (!item) throw new Error(`part ${part} of the checks of crawl ${crawlId} is missing`);
    const stored = await readBlob(table, blobPointerSchema.parse(item['checks']));
    for (const check of z.array(knownCheckSchema).parse(stored)) checks.set(check.url, check);
  }
  return checks;
}

/** Deletes the parts of crawls whose audit is neither the site's nor the one before, which lists may still be read from. */
export async function deleteOldAudits(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, previousCrawlId }: Pick<SiteAudit, 'crawlId' | 'previousCrawlId'>,
): Promise<void> {
  const { pk } = keys.auditedUrls(organizationId, siteId, 0, 0);
  const families = await Promise.all(
    prefixes.auditParts.map((prefix) => queryItems(table, { pk, prefix, attributes: ['pk', 'sk'] })),
  );
  const kept = new Set([crawlId, previousCrawlId].map(Number));
  const deletes = families
    .flat()
    .map(({ pk: partition, sk }) => ({ pk: String(partition), sk: String(sk) }))
    .filter(({ sk }) => !kept.has(Number(sk.split('#')[1])) && Number(sk.split('#')[1]) < crawlId);
  await writeItems(table, { deletes });
}
