import type { PageState } from '../../../shared/domain/issues/audited-url.ts';
import type { FoundIssue } from '../../../shared/domain/issues/page-digest.ts';
import { SharedNeeds } from '../../../shared/domain/issues/share-needs.ts';
import { isUrlOfShare } from '../../../shared/domain/issues/share-of-site.ts';
import { SiteShare } from '../../../shared/domain/issues/site-share.ts';
import {
  type FoundPage,
  getGathered,
  getShare,
  putShareResult,
  type ShareRow,
} from '../../../shared/table/audit-shares.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import {
  getDigestedPart,
  getSummarizedPart,
  type PageToAudit,
  type SummarizedPage,
} from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { CrawlServices } from '../services.ts';
import { type BegunAudit, beginAudit } from './begin-audit.ts';
import { acceptPages } from './digest-pages.ts';
import { finishShare, PagesOfShare } from './finish-share.ts';

/** A page of the share with all that is needed of it: its links were gathered. */
interface OwnPage {
  readonly page: SummarizedPage;
  readonly state: PageState;
  readonly issues: readonly FoundIssue[];
}

/** Compares a share of a large site with all its pages, whose summaries go by one after the other. Idempotent. */
export async function compareShare(
  services: CrawlServices,
  { crawl, site, parts }: { crawl: Crawl; site: Site; parts: number },
  number: number,
): Promise<void> {
  const { table, now } = services;
  const [gathered, row] = await Promise.all([getGathered(table, crawl), getShare(table, crawl, number)]);
  if (gathered === null) throw new Error(`nothing was gathered for the audit of crawl ${crawl.id}`);
  const own = await readOwnPages(table, crawl, row);
  const ownKeys = new Set(own.pages.map(({ page }) => page.key));
  const begun = await beginAudit(services, crawl, site, {
    auditedAt: gathered.auditedAt,
    absentBefore: new Map(gathered.absentBefore),
    needsState: (key) => ownKeys.has(key) || isUrlOfShare(key, row.share),
  });
  // The audit was published by now: a task that ran twice.
  if (begun === null) return;
  const share = new SiteShare(begun.input, row.share, listNeeds(begun.input, row, own.pages));
  const found: FoundPage[] = [];
  const pages = new PagesOfShare(async (issueId, page) => {
    found.push([issueId, page]);
  });
  const accept = acceptPages(begun);
  const [from, to] = row.parts;
  for (let part = 0; part < parts; part += 1) {
    const isOwn = part >= from && part < to;
    if (isOwn && part > from) continue;
    const some = isOwn ? own.pages : await readOthers(table, crawl, part);
    for (const { page, state, issues } of some) {
      if (!accept(page)) continue;
      const { status: _, ...compared } = page;
      share.addPage(compared);
      if (state !== null) await pages.addPage(page.key, state, issues);
    }
  }
  const result = await finishShare(table, crawl, begun, {
    number,
    share,
    gathered: { checks: gathered.checks, places: row, likePages: new Map(row.likePages) },
    pages,
    listed: own.listed,
  });
  await putShareResult(table, crawl, number, { result, found, now: now() });
}

async function readOwnPages(
  table: Table,
  crawl: Crawl,
  { parts: [from, to] }: ShareRow,
): Promise<{ pages: OwnPage[]; listed: PageToAudit[] }> {
  const pages: OwnPage[] = [];
  const listed: PageToAudit[] = [];
  for (let part = from; part < to; part += 1) {
    const stored = await getDigestedPart(table, crawl, part);
    listed.push(...(stored?.pages ?? []));
    for (const { digest, state, status } of stored?.digests ?? []) {
      const { sample: _, ...summary } = digest.summary;
      pages.push({ page: { ...summary, status }, state, issues: digest.issues });
    }
  }
  return { pages, listed };
}

const readOthers = async (table: Table, crawl: Crawl, part: number) =>
  (await getSummarizedPart(table, crawl, part)).map((page) => ({ page, state: null, issues: [] }));

function listNeeds(input: BegunAudit['input'], row: ShareRow, own: readonly OwnPage[]): SharedNeeds {
  const likePages = row.likePages.map(([, pairs]) => pairs);
  const needs = new SharedNeeds(input, row.share, likePages);
  for (const { page } of own) needs.addPage(page);
  return needs;
}
