/** A site's planning rows beside its pages, and the writes of planned pages. */
import * as z from 'zod';
import { pagePathKey } from '../domain/urls/page-url.ts';
import { getItem, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { sitePagesIndexKey } from './engine/indexes.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { listAllSitePages } from './listed-pages.ts';
import { createPageWrites, getPages, type Page, uniquePathKey, updatePageWrite } from './pages.ts';
import { type Site, siteHostWrite, updateSiteWrite } from './sites.ts';

const planSchema = z.object({
  /** Null on a site that was never planned. */
  brief: z.string().nullable().default(null),
  /** The pages of the latest generation: the index of pages may not show them yet. */
  generatedPageIds: z.array(z.number()).default([]),
  /** Rises with each generation: of two at once, one is written. */
  generation: z.number().default(0),
  /** Rises with each run of keyword assignment; part of the run's name. */
  keywordRun: z.number().default(0),
  /** Pages that the latest run found no keyword for. */
  failedPageIds: z.array(z.number()).default([]),
  /** Pages that the latest run left without a keyword because no visitor searches for them. */
  unsearchedPageIds: z.array(z.number()).default([]),
});
export type Plan = z.infer<typeof planSchema>;

type SiteReference = Pick<Site, 'organizationId' | 'id'>;
const planKey = ({ organizationId, id }: SiteReference) => keys.planBrief(organizationId, id);

export async function readPlan(table: Table, site: SiteReference): Promise<Plan> {
  return planSchema.parse((await getItem(table, planKey(site))) ?? {});
}

export const createPlanWrite = (site: SiteReference, brief: string): Write => ({ put: { ...planKey(site), brief } });

/** Replaces the brief within a transaction. */
export const replaceBriefWrite = (site: SiteReference, brief: string): Write => ({
  update: planKey(site),
  changes: { set: { brief } },
});

/** Replaces the brief and returns the plan as of the update. */
export async function storeBrief(table: Table, site: SiteReference, brief: string): Promise<Plan> {
  const result = await updateItem(table, planKey(site), { set: { brief } });
  if (!result.ok) throw new Error(`the brief of site ${site.id} could not be written`);
  return planSchema.parse(result.item);
}

const unchangedSince = (attribute: 'generation' | 'keywordRun', value: number): Conditions => [
  value === 0
    ? [
        { attribute, is: 'missing' },
        { attribute, is: '=', value },
      ]
    : { attribute, is: '=', value },
];

/** Counts a generation. The write named `plan` fails when another one was written since the plan was read. */
export const generationWrite = (site: SiteReference, plan: Plan, pageIds: readonly number[]): Write => ({
  name: 'plan',
  update: planKey(site),
  changes: { set: { generation: plan.generation + 1, generatedPageIds: pageIds } },
  if: unchangedSince('generation', plan.generation),
});

/** Counts a run of keyword assignment, and forgets what the one before failed at. The write named `plan` fails after another one. */
export const keywordRunWrite = (site: SiteReference, plan: Plan): Write => ({
  name: 'plan',
  update: planKey(site),
  changes: { set: { keywordRun: plan.keywordRun + 1, failedPageIds: [], unsearchedPageIds: [] } },
  if: unchangedSince('keywordRun', plan.keywordRun),
});

/** The pages that a run leaves without a keyword. */
export const pagesWithoutKeywordWrite = (
  site: SiteReference,
  run: number,
  pages: Partial<Pick<Plan, 'failedPageIds' | 'unsearchedPageIds'>>,
): Write => ({
  name: 'plan',
  update: planKey(site),
  changes: { set: { ...pages } },
  if: [{ attribute: 'keywordRun', is: '=', value: run }],
});

/** Whether the latest run still has to look at the page. */
export const isUndecided = ({ failedPageIds, unsearchedPageIds }: Plan, { id, primaryKeyword }: Page): boolean =>
  primaryKeyword === null && !failedPageIds.includes(id) && !unsearchedPageIds.includes(id);

/** The site's live planned pages in the order in which they were planned. */
export async function listPlannedPages(table: Table, site: SiteReference, plan: Plan): Promise<Page[]> {
  const listed = await listAllSitePages(table, site.organizationId, site.id);
  const ids = listed.filter(({ planned }) => planned).map(({ id }) => id);
  // The rows themselves: an index has no consistent reads, and no purposes.
  const pages = await getPages(table, site.organizationId, [...new Set([...ids, ...plan.generatedPageIds])]);
  return pages.filter(({ planned, siteId }) => planned && siteId === site.id).toSorted((a, b) => a.id - b.id);
}

/** Planned pages and the site's count of pages. A write named `path` or `path:<n>` fails when a live page is at that path. */
export const createPlannedPagesWrites = (site: SiteReference, pages: readonly Page[]): Write[] => [
  ...pages.flatMap(createPageWrites),
  updateSiteWrite(site.organizationId, site.id, { add: { pageCount: pages.length } }),
];

const isPlanned = { attribute: 'planned', is: '=', value: true } as const;

/** Changes a page that is still planned, and moves it when the change has a path: `path` fails when a live page is there. */
export function changePlannedPageWrites(
  page: Page,
  change: { set: Record<string, unknown>; path: string | null },
): Write[] {
  const { organizationId, siteId, id } = page;
  const update = (changes: Changes): Write =>
    updatePageWrite(page, changes, [
      isPlanned,
      { attribute: 'path', is: '=', value: page.path },
      { attribute: 'isPriority', is: '=', value: page.isPriority },
    ]);
  if (change.path === null || change.path === page.path) return [update({ set: change.set })];
  const { path } = change;
  return [
    update({ set: { ...change.set, path, pathKey: pagePathKey(path), ...sitePagesIndexKey({ ...page, path }) } }),
    {
      name: 'path',
      put: { ...keys.pagePath(organizationId, siteId, pagePathKey(path)), pageId: id, path },
      if: [{ attribute: 'pk', is: 'missing' }],
    },
    { delete: keys.pagePath(organizationId, siteId, uniquePathKey(page)) },
  ];
}

/**
 * Deletes planned pages: out of every list, their paths free, pages and drafts counted off the site's totals. The write
 * named `page:<id>` fails when that page changed in a way that counts. `ifUntouched`: only pages without a body and without a draft.
 */
export function deletePlannedPagesWrites(
  site: SiteReference,
  pages: readonly Page[],
  { deletedAt, ifUntouched }: { deletedAt: string; ifUntouched: boolean },
): Write[] {
  const draftCount = pages.reduce((sum, page) => sum + page.draftCount, 0);
  return [
    ...pages.flatMap((page): Write[] => [
      {
        ...updatePageWrite(
          page,
          { set: { deletedAt, updatedAt: deletedAt }, remove: ['sitePagesKey', 'sitePagesSort'] },
          [
            isPlanned,
            { attribute: 'path', is: '=', value: page.path },
            { attribute: 'draftCount', is: '=', value: page.draftCount },
            ...(ifUntouched ? [{ attribute: 'contentVersionCount', is: '=', value: 0 } as const] : []),
          ],
        ),
        name: `page:${page.id}`,
      },
      { delete: keys.pagePath(page.organizationId, page.siteId, uniquePathKey(page)) },
    ]),
    updateSiteWrite(site.organizationId, site.id, { add: { pageCount: -pages.length, draftCount: -draftCount } }),
  ];
}

/** True when the page has neither a body nor a draft. */
export const isUntouched = (page: Page): boolean => page.contentVersionCount === 0 && page.draftCount === 0;

/** Makes a planned site live under its domain. The write named `site` fails when it is live already. */
export const goLiveWrites = (
  site: SiteReference,
  live: { domain: string; latestCrawlId: number; updatedAt: string },
): Write[] => [
  {
    name: 'site',
    update: keys.site(site.organizationId, site.id),
    changes: { set: { ...live, planned: false, backgroundStatus: 'discovering' } },
    if: [{ attribute: 'pk', is: 'present' }, isPlanned],
  },
  siteHostWrite({ ...site, domain: live.domain }),
];
