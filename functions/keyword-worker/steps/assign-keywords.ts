import { matchable } from '../../../shared/domain/fields/keyword-match.ts';
import {
  assignKeywords as chooseKeywords,
  type KeywordAssignment,
} from '../../../shared/domain/keywords/assign-keywords.ts';
import { CREDITS_PER_PAGE } from '../../../shared/domain/keywords/keyword-credits.ts';
import { candidatesOfPage } from '../../../shared/domain/keywords/page-candidates.ts';
import { collectSiteNames } from '../../../shared/domain/keywords/site-names.ts';
import { usageMonth } from '../../../shared/domain/plans/plans.ts';
import { freshMetrics } from '../../../shared/providers/keyword-data/fresh-metrics.ts';
import { transact, type Write } from '../../../shared/table/engine/transaction.ts';
import { countBatchWrite, type KeywordGeneration, pendingPageIds } from '../../../shared/table/keyword-generations.ts';
import { isKeywordWriterCheck } from '../../../shared/table/keyword-lock.ts';
import { siteMarket } from '../../../shared/table/keyword-metrics.ts';
import { spendCreditsWrite } from '../../../shared/table/organizations.ts';
import { primaryKeywordIs } from '../../../shared/table/page-keywords.ts';
import { getPages, type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { type GenerationJob, reportGeneration } from '../active-generation.ts';
import { incomingAnchors } from '../incoming-anchors.ts';
import { readPageTexts } from '../read-page-text.ts';
import type { KeywordWorkerServices } from '../services.ts';
import { sitePages, takenKeywords } from '../site-pages.ts';

/** Their candidates are one paid call of the provider (700 keywords), their writes one transaction (100). */
const PAGES_PER_BATCH = 40;
/** Batches whose keywords the row repeats, because the index of pages may not show them yet. */
const RECENT_KEYWORDS_MAX = PAGES_PER_BATCH * 5;

/**
 * Gives a batch of pages their keywords, and counts the credits, in one transaction that only the lock's holder can write.
 * Idempotent: a repetition continues where the row says. Returns whether pages remain.
 */
export async function assignKeywords(
  services: KeywordWorkerServices,
  job: GenerationJob,
): Promise<{ remaining: boolean }> {
  const { generation, site } = await reportGeneration(services, job);
  const ids = (await pendingPageIds(services.table, generation)).slice(0, PAGES_PER_BATCH);
  if (ids.length === 0) return { remaining: false };
  const pages = await pagesWithoutKeyword(services, job.organizationId, ids);
  const assignments = await chooseForPages(services, { site, generation, pages, jobId: job.jobId });
  await storeBatch(services, job, { generation, lookedAt: ids.length, pages, assignments });
  // Read anew in the next step, also when this one was refused because a page changed concurrently.
  return { remaining: true };
}

/** In the order of the ids. Pages that are gone or got a keyword since the run began are done. */
async function pagesWithoutKeyword(
  { table }: KeywordWorkerServices,
  organizationId: number,
  ids: readonly number[],
): Promise<Page[]> {
  const pages = new Map((await getPages(table, organizationId, ids)).map((page) => [page.id, page]));
  return ids.flatMap((id) => {
    const page = pages.get(id);
    return page?.primaryKeyword === null ? [page] : [];
  });
}

async function chooseForPages(
  services: KeywordWorkerServices,
  {
    site,
    generation,
    pages,
    jobId,
  }: { site: Site; generation: KeywordGeneration; pages: readonly Page[]; jobId: string },
): Promise<KeywordAssignment[]> {
  if (pages.length === 0) return [];
  const listed = await sitePages(services.table, site);
  const anchors = await incomingAnchors(services.table, site, jobId, listed);
  const read = await readPageTexts(services, site, pages, anchors);
  const names = collectSiteNames({
    domain: site.planned ? null : site.domain,
    known: [site.name, ...read.flatMap((page) => page?.names.names ?? [])],
    places: read.flatMap((page) => page?.names.places ?? []),
    titles: listed.flatMap(({ title }) => title ?? []),
  });
  const candidates = pages.map((page, at) => {
    const text = read[at]?.text;
    return { pageId: page.id, language: text?.language ?? null, candidates: text ? candidatesOfPage(text, names) : [] };
  });
  const metrics = await freshMetrics(services, {
    organizationId: site.organizationId,
    market: siteMarket(site),
    keywords: candidates.flatMap((page) => page.candidates.map(({ keyword }) => keyword)),
  });
  return chooseKeywords(
    candidates,
    (keyword) => metrics.get(keyword)?.searchVolume ?? null,
    takenKeywords(listed, generation),
  );
}

async function storeBatch(
  { table, now }: KeywordWorkerServices,
  job: GenerationJob,
  batch: {
    generation: KeywordGeneration;
    lookedAt: number;
    pages: readonly Page[];
    assignments: readonly KeywordAssignment[];
  },
): Promise<void> {
  const at = now();
  const found = batch.assignments.filter(({ primaryKeyword }) => primaryKeyword !== null);
  const failed = batch.assignments.length - found.length;
  const keywords = found.map(({ primaryKeyword }) => matchable(primaryKeyword ?? ''));
  await transact(table, [
    isKeywordWriterCheck(job, job.jobId),
    countBatchWrite(batch.generation, {
      looked: batch.lookedAt,
      completed: batch.lookedAt - failed,
      failed,
      recentKeywords: [...keywords, ...batch.generation.recentKeywords].slice(0, RECENT_KEYWORDS_MAX),
    }),
    ...found.map((assignment) => keywordWrite(batch.pages, assignment, at)),
    ...(found.length > 0
      ? [spendCreditsWrite(job.organizationId, found.length * CREDITS_PER_PAGE, usageMonth(at))]
      : []),
  ]);
}

/** Keywords that a page has are kept: also secondary ones, where only the primary keyword is missing. */
function keywordWrite(pages: readonly Page[], assignment: KeywordAssignment, now: Date): Write {
  const page = pages.find(({ id }) => id === assignment.pageId);
  if (!page) throw new Error(`page ${assignment.pageId} is not of this batch`);
  const hasSecondary = (page.secondaryKeywords ?? []).length > 0;
  const write = updatePageWrite(
    page,
    {
      set: {
        primaryKeyword: assignment.primaryKeyword,
        ...(hasSecondary ? {} : { secondaryKeywords: assignment.secondaryKeywords }),
        updatedAt: now.toISOString(),
      },
    },
    [primaryKeywordIs(null)],
  );
  return { ...write, name: `page:${page.id}` };
}
