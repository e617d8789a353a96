import { SharedNeeds } from '../../../shared/domain/issues/share-needs.ts';
import { isUrlOfShare } from '../../../shared/domain/issues/share-of-site.ts';
import { SiteShare } from '../../../shared/domain/issues/site-share.ts';
import {
  type FoundPage,
  getGathered,
  getGatheredOfShare,
  getShare,
  putShareResult,
  type ShareRow,
} from '../../../shared/table/audit-shares.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { getColumns, getPagesToDigest, type OwnPage, type PageToAudit } from '../../../shared/table/digested-pages.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { CrawlServices } from '../services.ts';
import { beginAudit } from './begin-audit.ts';
import { acceptPages } from './digest-pages.ts';
import { finishShare, PagesOfShare } from './finish-share.ts';

/** Compares a share of a large site with all its pages, whose summaries go by one after the other. Idempotent. */
export async function compareShare(
  services: CrawlServices,
  { crawl, site, parts }: { crawl: Crawl; site: Site; parts: number },
  number: number,
): Promise<void> {
  const { table, now } = services;
  const [gathered, row, { places, likePages }] = await Promise.all([
    getGathered(table, crawl),
    getShare(table, crawl, number),
    getGatheredOfShare(table, crawl, number),
  ]);
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
  const needs = new SharedNeeds(begun.input, row.share, {
    likePages: likePages.map(([, pairs]) => pairs),
    checks: gathered.checks,
  });
  for (const { page } of own.pages) needs.addPage(page);
  const share = new SiteShare(begun.input, row.share, needs);
  const found: FoundPage[] = [];
  const pages = new PagesOfShare(async (issueId, page) => {
    found.push([issueId, page]);
  });
  const accept = acceptPages(begun);
  const [from, to] = row.parts;
  for (let part = 0; part < parts; part += 1) {
    const isOwn = part >= from && part < to;
    if (isOwn && part > from) continue;
    if (!isOwn) {
      const { summaries } = await getColumns(table, crawl, part, ['summaries']);
      for (const page of summaries) if (accept(page)) share.addPage(page, []);
      continue;
    }
    for (const { page, state, issues, named } of own.pages) {
      if (!accept(page)) continue;
      share.addPage(page, named);
      await pages.addPage(page.key, state, issues);
    }
  }
  const result = await finishShare(table, crawl, begun, {
    number,
    share,
    gathered: { checks: gathered.checks, places, likePages: new Map(likePages) },
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
    const [toDigest, { digests }] = await Promise.all([
      getPagesToDigest(table, crawl, part),
      getColumns(table, crawl, part, ['digests']),
    ]);
    listed.push(...toDigest);
    pages.push(...digests);
  }
  return { pages, listed };
}
