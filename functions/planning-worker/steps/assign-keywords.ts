import { CREDITS_PER_PAGE } from '../../../shared/domain/keywords/keyword-credits.ts';
import { TakenSearches } from '../../../shared/domain/keywords/taken-searches.ts';
import { detectLanguage } from '../../../shared/domain/language/detect-language.ts';
import { textOrNull } from '../../../shared/domain/pages/page-change.ts';
import { chooseKeyword, keywordCandidates, keywordNeed } from '../../../shared/domain/planning/page-keywords.ts';
import { slugOfPath } from '../../../shared/domain/planning/slug.ts';
import { usageMonth } from '../../../shared/domain/plans/plans.ts';
import { transact, type Write } from '../../../shared/table/engine/transaction.ts';
import { isKeywordWriterCheck } from '../../../shared/table/keyword-lock.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION, readKeywordMetrics } from '../../../shared/table/keyword-metrics.ts';
import { listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { spendCreditsWrite } from '../../../shared/table/organizations.ts';
import { pageIsUnchanged } from '../../../shared/table/page-changes.ts';
import { primaryKeywordIs } from '../../../shared/table/page-keywords.ts';
import { type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import { pagesWithoutKeywordWrite } from '../../../shared/table/planning.ts';
import { type KeywordJob, type KeywordRun, pagesToAssign, reportKeywordRun } from '../keyword-run.ts';
import type { PlanningWorkerServices } from '../services.ts';

/** A few seconds of model calls, and far below the writes of a transaction. */
const PAGES_PER_BATCH = 20;

interface Assignment {
  page: Page;
  keyword: string | null;
  /** False for a page that no visitor searches for: without a keyword it has not failed. */
  isSearched: boolean;
}

/**
 * Gives a batch of pages their keywords, and counts the credits, in one transaction that only the lock's holder can write.
 * Idempotent: a repetition continues with the remaining pages. Returns whether any remain.
 */
export async function assignKeywords(
  services: PlanningWorkerServices,
  job: KeywordJob,
): Promise<{ remaining: boolean }> {
  const run = await reportKeywordRun(services, job);
  const waiting = pagesToAssign(run);
  if (waiting.length === 0) return { remaining: false };
  const assignments = await chooseKeywords(services, run, waiting.slice(0, PAGES_PER_BATCH));
  await storeAssignments(services, job, run, assignments);
  // Read again: a page that was deleted or changed since does not block the next batch.
  return { remaining: true };
}

/** One after the other, because no two pages of a site should aim at one keyword. */
async function chooseKeywords(
  { table, planner }: PlanningWorkerServices,
  { site, plan }: KeywordRun,
  pages: readonly Page[],
): Promise<Assignment[]> {
  const all = await listAllSitePages(table, site.organizationId, site.id);
  const taken = new TakenSearches(all.flatMap(({ primaryKeyword }) => primaryKeyword ?? []));
  // Searches are counted by language: those of the brief's say more than those of the provider's default.
  const languages = [...new Set([detectLanguage(plan.brief ?? '').language ?? DEFAULT_LANGUAGE, DEFAULT_LANGUAGE])];
  const assignments: Assignment[] = [];
  for (const page of pages) {
    const name = textOrNull(page.name) ?? slugOfPath(page.path);
    const subject = {
      brief: plan.brief ?? '',
      siteName: site.name ?? site.domain,
      location: site.location,
      page: { name, path: page.path, purpose: page.purpose },
    };
    if (keywordNeed(subject) === 'unsearched') {
      assignments.push({ page, keyword: null, isSearched: false });
      continue;
    }
    // A page of the plan came with its keywords: no call for it.
    const planned = page.suggestion?.keywords ?? [];
    const candidates =
      planned.length > 0
        ? [...new Set([...planned, ...keywordCandidates(subject)])]
        : await planner.suggestKeywords(subject);
    const volumes = await readVolumes(table, candidates, site.location.countryCode ?? DEFAULT_LOCATION, languages);
    const keyword = chooseKeyword(
      candidates,
      (candidate) => volumes.get(candidate) ?? null,
      (candidate) => taken.has(candidate, null),
    );
    if (keyword !== null) taken.add(keyword);
    assignments.push({ page, keyword, isSearched: true });
  }
  return assignments;
}

/** Searches a month from the shared cache, where it has them in one of the languages, the first one first. */
async function readVolumes(
  table: PlanningWorkerServices['table'],
  keywords: readonly string[],
  location: number,
  languages: readonly string[],
): Promise<Map<string, number | null>> {
  const volumes = await Promise.all(
    keywords.map(async (keyword) => {
      const metrics = await Promise.all(
        languages.map((language) => readKeywordMetrics(table, { keyword, location, language })),
      );
      return [keyword, metrics.find((found) => found?.searchVolume != null)?.searchVolume ?? null] as const;
    }),
  );
  return new Map(volumes);
}

async function storeAssignments(
  { table, now }: PlanningWorkerServices,
  job: KeywordJob,
  { plan }: KeywordRun,
  assignments: readonly Assignment[],
): Promise<void> {
  const at = now();
  const found = assignments.filter(({ keyword }) => keyword !== null);
  const without = assignments.filter(({ keyword }) => keyword === null);
  const listPageIds = (isSearched: boolean): number[] =>
    without.flatMap((assignment) => (assignment.isSearched === isSearched ? assignment.page.id : []));
  // Refused when the lock or one of the pages changed: then nothing is written or counted, and the next batch reads anew.
  await transact(table, [
    isKeywordWriterCheck(job, job.jobId),
    ...found.map((assignment) => keywordWrite(assignment, at)),
    ...(found.length > 0
      ? [spendCreditsWrite(job.organizationId, found.length * CREDITS_PER_PAGE, usageMonth(at))]
      : []),
    ...(without.length > 0
      ? [
          pagesWithoutKeywordWrite(job, plan.keywordRun, {
            failedPageIds: [...plan.failedPageIds, ...listPageIds(true)],
            unsearchedPageIds: [...plan.unsearchedPageIds, ...listPageIds(false)],
          }),
        ]
      : []),
  ]);
}

const keywordWrite = ({ page, keyword }: Assignment, now: Date): Write => ({
  ...updatePageWrite(page, { set: { primaryKeyword: keyword, updatedAt: now.toISOString() } }, [
    ...pageIsUnchanged(page, 'planned'),
    primaryKeywordIs(null),
  ]),
  name: `page:${page.id}`,
});
