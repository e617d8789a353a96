import { pathOfSlug } from '../domain/planning/slug.ts';
import { pagePathKey } from '../domain/urls/page-url.ts';
import type { BaseServices } from '../http/api-handler.ts';
import { JobOverError } from '../jobs/worker-errors.ts';
import type { PlannedPages, Planner } from '../providers/model/planner.ts';
import { contended, retryWhileContended } from '../table/engine/contention.ts';
import type { IdAllocator } from '../table/engine/ids.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { findPageIdsByPaths } from '../table/page-ids.ts';
import { newPage, type Page, storedSuggestion } from '../table/pages.ts';
import {
  createPlannedPagesWrites,
  deletePlannedPagesWrites,
  generationWrite,
  isUntouched,
  listPlannedPages,
  type Plan,
  readPlan,
} from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import { readBriefLanguage } from './brief-language.ts';
import { planInput } from './plan-input.ts';

/** A page takes two writes, and a transaction 100. */
const PAGES_PER_TRANSACTION = 45;

interface PlanningServices extends BaseServices {
  ids: IdAllocator;
  planner: Planner;
}

/**
 * The site's planned pages; generated when there are none, or when they are to be generated anew. Of two generations at
 * once one is written, and both return its pages. `note` says when rules took the place of a language model.
 */
export async function generatePages(
  services: PlanningServices,
  site: Site,
  plan: Plan,
  { regenerate }: { regenerate: boolean },
): Promise<{ pages: Page[] } & Pick<PlannedPages, 'note' | 'dropped'>> {
  const existing = await listPlannedPages(services.table, site, plan);
  if (existing.length > 0 && !regenerate) return { pages: existing, note: null, dropped: [] };
  // Planned before anything is deleted: a planner that fails leaves the pages as they are.
  const { pages: planned, note, dropped } = await planSitePages(services, { site, plan, existing });
  const stored = await storePlannedPages(services, { site, plan, existing, planned });
  return {
    pages: stored ?? (await listPlannedPages(services.table, site, await readPlan(services.table, site))),
    note,
    dropped,
  };
}

interface Generation {
  site: Site;
  plan: Plan;
  /** Planned pages as of its beginning: those without a body and without a draft are replaced. */
  existing: readonly Page[];
}

/**
 * Plans the pages; stores nothing. Existing pages are never replaced by a plan of the rules that a model failed at.
 * @throws ModelError
 */
export const planSitePages = (
  { planner }: Pick<PlanningServices, 'planner'>,
  { site, plan, existing }: Generation,
  budget: { budgetMs?: number } = {},
): Promise<PlannedPages> => planner.planPages(planInput(site, plan), { mayFallBack: existing.length === 0, ...budget });

/**
 * Replaces the existing pages by the planned ones. Of two generations of one plan the first is written; null for the other
 * one.
 * @param ending The end of the job whose pages they are, written with them.
 * @throws JobOverError when that job has ended already.
 */
export async function storePlannedPages(
  services: Omit<PlanningServices, 'planner'>,
  { site, plan, existing, planned }: Generation & { planned: PlannedPages['pages'] },
  ending: (pages: readonly Page[]) => Promise<Write[]> = async () => [],
): Promise<Page[] | null> {
  const { table } = services;
  // The language of the brief also holds for outlines, keywords and ideas of its pages.
  const language = await readBriefLanguage(plan.brief);
  const deletedIds = new Set(await deleteUntouched(services, site, existing));
  const kept = existing.filter(({ id }) => !deletedIds.has(id));
  return retryWhileContended<Page[] | null>('the plan of this site', async () => {
    const taken = await findPageIdsByPaths(
      table,
      site.organizationId,
      site.id,
      planned.map(({ slug }) => pagePathKey(pathOfSlug(slug))),
    );
    // A page that stayed, or that a client added, is the page of that slug.
    const missing = planned.filter(({ slug }) => !taken.has(pagePathKey(pathOfSlug(slug))));
    const ids = await services.ids.many('page', missing.length);
    const createdAt = services.now().toISOString();
    const created = missing.map(({ name, slug, purpose, ...suggestion }, at) =>
      newPage({
        id: ids[at] ?? 0,
        organizationId: site.organizationId,
        siteId: site.id,
        url: null,
        path: pathOfSlug(slug),
        planned: true,
        name,
        purpose,
        suggestion: storedSuggestion(suggestion),
        language,
        discoveredVia: 'plan',
        createdAt,
      }),
    );
    const pages = [...kept, ...created];
    const result = await transact(table, [
      ...createPlannedPagesWrites(site, created),
      generationWrite(site, plan, ids),
      ...(await ending(pages)),
    ]);
    if (result.ok) return pages;
    if (result.failed.includes('job')) throw new JobOverError(`the job that planned site ${site.id} is over`);
    return result.failed.includes('plan') ? null : contended;
  });
}

/** Deletes pages without a body and without a draft; one that gets either in the meantime stays. Returns the deleted ids. */
async function deleteUntouched({ table, now }: BaseServices, site: Site, pages: readonly Page[]): Promise<number[]> {
  const deleted: number[] = [];
  let untouched = pages.filter(isUntouched);
  while (untouched.length > 0) {
    const group = untouched.slice(0, PAGES_PER_TRANSACTION);
    const deletion = { deletedAt: now().toISOString(), ifUntouched: true };
    const result = await transact(table, deletePlannedPagesWrites(site, group, deletion));
    const failed = new Set(result.ok ? [] : result.failed);
    const changed = group.filter(({ id }) => failed.has(`page:${id}`));
    if (!result.ok && changed.length === 0) throw new Error(`planned pages of site ${site.id} could not be deleted`);
    if (result.ok) deleted.push(...group.map(({ id }) => id));
    const settled = new Set(result.ok ? group : changed);
    untouched = untouched.filter((page) => !settled.has(page));
  }
  return deleted;
}
