import { pathOfSlug } from '../../shared/domain/planning/slug.ts';
import { pagePathKey } from '../../shared/domain/urls/page-url.ts';
import type { PlannedPages } from '../../shared/providers/model/planner.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { findPageIdsByPaths } from '../../shared/table/page-ids.ts';
import { newPage, type Page, storedSuggestion } from '../../shared/table/pages.ts';
import {
  createPlannedPagesWrites,
  deletePlannedPagesWrites,
  generationWrite,
  isUntouched,
  listPlannedPages,
  type Plan,
  readPlan,
} from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';
import { readBriefLanguage } from './brief-language.ts';
import { planInput } from './plan-input.ts';
import type { PlanningServices } from './services.ts';

/** A page takes two writes, and a transaction 100. */
const PAGES_PER_TRANSACTION = 45;

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
  const { table, planner } = services;
  const existing = await listPlannedPages(table, site, plan);
  if (existing.length > 0 && !regenerate) return { pages: existing, note: null, dropped: [] };
  // Planned before anything is deleted: a planner that fails leaves the pages as they are.
  const {
    pages: suggested,
    note,
    dropped,
  } = await planner.planPages(planInput(site, plan), {
    mayFallBack: existing.length === 0,
  });
  // The language of the brief also holds for outlines, keywords and ideas of its pages.
  const language = await readBriefLanguage(plan.brief);
  const deletedIds = new Set(await deleteUntouched(services, site, existing));
  const kept = existing.filter(({ id }) => !deletedIds.has(id));
  const pages = await retryWhileContended('the plan of this site', async () => {
    const taken = await findPageIdsByPaths(
      table,
      site.organizationId,
      site.id,
      suggested.map(({ slug }) => pagePathKey(pathOfSlug(slug))),
    );
    // A page that stayed, or that a client added, is the page of that slug.
    const missing = suggested.filter(({ slug }) => !taken.has(pagePathKey(pathOfSlug(slug))));
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
    const result = await transact(table, [
      ...createPlannedPagesWrites(site, created),
      generationWrite(site, plan, ids),
    ]);
    if (result.ok) return [...kept, ...created];
    if (result.failed.includes('plan')) return listPlannedPages(table, site, await readPlan(table, site));
    return contended;
  });
  return { pages, note, dropped };
}

/** Deletes pages without a body and without a draft; one that gets either in the meantime stays. Returns the deleted ids. */
async function deleteUntouched(
  { table, now }: PlanningServices,
  site: Site,
  pages: readonly Page[],
): Promise<number[]> {
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
