import { randomUUID } from 'node:crypto';
import type { WebDocument } from '../../shared/domain/crawling/web-response.ts';
import {
  addSupports,
  combineSupports,
  type PageFacts,
  type SupportsByIdentity,
} from '../../shared/domain/facts/page-facts.ts';
import { type Reconciled, reconcileFacts, type StoredFact } from '../../shared/domain/facts/reconcile-facts.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { log } from '../../shared/logging/log.ts';
import { type Crawl, crawlRunsCheck } from '../../shared/table/crawls.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import {
  createFactWrites,
  type Fact,
  listIdentities,
  newFact,
  parseClaim,
  readFacts,
  replaceFactWrites,
} from '../../shared/table/facts.ts';
import { confirmPageFacts, deletePageFactsWrite, putPageFacts, readPageFacts } from '../../shared/table/page-facts.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { DocumentReading } from './read-document.ts';
import type { UrlReading } from './read-page.ts';
import type { CrawlServices } from './services.ts';

/** Facts are an extra: a failure of theirs does not stop the crawl. */
async function tolerating(what: string, siteId: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error(what, error, { site_id: siteId });
  }
}

export interface ReadPage extends DocumentReading {
  page: Page;
  document: WebDocument;
}

/** Stores what pages say that have just been read; their facts follow when the crawl is over (`updateFacts`). */
export function recordPageFacts(services: CrawlServices, site: Site, pages: readonly ReadPage[]): Promise<void> {
  return tolerating('the facts of pages could not be stored', site.id, () => {
    const seenAt = services.now().toISOString();
    return putPageFacts(
      services.table,
      factOwner(site),
      pages.flatMap((read) => collectFacts(read, seenAt)),
    );
  });
}

function collectFacts({ page, document, extracted, observations }: ReadPage, seenAt: string): PageFacts[] {
  const { unreadable } = extracted;
  // A notice in the place of the page says nothing of the business, and takes nothing back.
  if (unreadable === 'bot_challenge' || unreadable === 'consent_wall') return [];
  // A page that is read for the first time has nothing to take back.
  if (observations.length === 0 && page.lastCrawlId === null) return [];
  return [{ pageId: page.id, url: page.url ?? document.finalUrl, seenAt, observations }];
}

/** Removes the statements of a page that no longer has content: it is gone, moved, or became a file. */
export const sayNothing: ReadonlySet<string> = new Set(['gone', 'redirect', 'moved_away', 'not_html']);

/** Records requested pages that gave no separate document: unchanged pages, and pages that no longer exist. */
export function recordOtherReadings(
  { table, now }: CrawlServices,
  crawl: Crawl,
  site: Site,
  readings: readonly UrlReading[],
): Promise<void> {
  return tolerating('the facts of pages could not be kept', site.id, async () => {
    const noted = readings.flatMap(({ known, reading }) => {
      const kind = 'outcome' in reading ? reading.outcome.kind : null;
      return known && kind !== null ? [{ kind, pageId: known.id }] : [];
    });
    await runInParallel(noted, WRITERS, async ({ kind, pageId }) => {
      if (kind === 'unchanged') await confirmPageFacts(table, factOwner(site), pageId, now().toISOString());
      else if (sayNothing.has(kind)) await forget(table, crawl, pageId);
    });
  });
}

export const forgetPageFacts = ({ table }: CrawlServices, crawl: Crawl, pageId: number): Promise<void> =>
  tolerating('the facts of a page could not be removed', crawl.siteId, () => forget(table, crawl, pageId));

/** A crawl that is over takes nothing back. */
async function forget(table: Table, crawl: Crawl, pageId: number): Promise<void> {
  await transact(table, [crawlRunsCheck(crawl), deletePageFactsWrite(crawl, pageId)]);
}

const factOwner = (site: Site) => ({ organizationId: site.organizationId, siteId: site.id });

const WRITERS = 8;

/**
 * Brings the site's facts in line with what its pages say now: new ones, citations, and what went stale. Each fact is a
 * separate transaction. Idempotent.
 */
export function updateFacts({ table, now }: CrawlServices, site: Site): Promise<void> {
  return tolerating('the facts of the site could not be updated', site.id, async () => {
    const owner = factOwner(site);
    const supports: SupportsByIdentity = new Map();
    for await (const pages of readPageFacts(table, owner)) for (const page of pages) addSupports(supports, page);
    const stated = combineSupports(supports);
    // Requests and crawls of single pages write facts concurrently: each attempt starts from their results.
    await retryWhileContended('the facts of this site', async () => {
      const known = (await readFacts(table, owner)).map(storedFact);
      const planned = reconcileFacts(known, stated, { now: now().toISOString(), newId: randomUUID });
      const written = await runInParallel(planned, WRITERS, (plan) => transact(table, planWrites(owner, plan)));
      return written.every(({ ok }) => ok) ? true : contended;
    });
  });
}

const storedFact = (fact: Fact): Fact & StoredFact => ({
  ...fact,
  claim: parseClaim(fact),
  identities: listIdentities(fact),
});

function planWrites(owner: ReturnType<typeof factOwner>, plan: Reconciled<Fact & StoredFact>) {
  if (plan.action === 'insert') {
    const { claim, identity, record } = plan;
    const createdAt = record.updatedAt;
    return createFactWrites(newFact({ id: randomUUID(), ...owner, kind: claim.kind, identity, createdAt, ...record }));
  }
  const { claim: _, identities: __, ...fact } = plan.fact;
  return replaceFactWrites(fact, { ...fact, ...plan.record });
}
