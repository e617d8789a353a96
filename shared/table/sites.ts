import * as z from 'zod';
import { renderModes } from '../domain/crawling/render-mode.ts';
import { scoreCurves } from '../domain/rubric/score-curves.ts';
import { removeWww } from '../domain/urls/domain.ts';
import { getItem, getItems, queryItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Page } from './engine/pagination.ts';
import { queryPage } from './engine/pagination.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';

export const runScopes = ['none', 'homepage', 'top', 'all'] as const;
export type RunScope = (typeof runScopes)[number];
export const backgroundStatuses = ['discovering', 'enriching', 'crawling', 'generating_context'] as const;

const siteSchema = z.object({
  id: z.number(),
  organizationId: z.number(),
  domain: z.string(),
  name: z.string().nullable(),
  planned: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Put aside: lists for people leave it out. */
  archivedAt: z.string().nullable().default(null),
  lastCrawledAt: z.string().nullable(),
  latestCrawlId: z.number().nullable(),
  pageCount: z.number(),
  draftCount: z.number(),
  backgroundStatus: z.enum(backgroundStatuses).nullable(),
  businessContext: z.string().nullable(),
  voiceTone: z.string().nullable(),
  gscConnected: z.boolean().nullable(),
  gscPropertyUrl: z.string().nullable(),
  scoreCurve: z.enum(scoreCurves),
  location: z.object({
    countryCode: z.number().nullable(),
    countryName: z.string().nullable(),
    cityCode: z.number().nullable(),
    cityName: z.string().nullable(),
  }),
  llmsTxt: z.string().nullable(),
  setupCompletedAt: z.string().nullable(),
  discoveryCompletedAt: z.string().nullable(),
  autoRunKeywordScope: z.enum(runScopes),
  autoRunAnalysisScope: z.enum(runScopes),
  /** The homepage's one free audit of an unsubscribed organization (spec, Limits 6). */
  homepagePreviewUsed: z.boolean(),
  /** The schedule refreshes the site's content ideas. */
  autoRefresh: z.boolean().default(false),
  /** Null: as the service is set. */
  render: z.enum(renderModes).nullable().default(null),
});
export type Site = z.infer<typeof siteSchema>;

/** The row of a site that has just been registered. */
export const newSite = (given: Pick<Site, 'id' | 'organizationId' | 'domain' | 'createdAt'> & Partial<Site>): Site => ({
  name: null,
  planned: false,
  updatedAt: given.createdAt,
  archivedAt: null,
  lastCrawledAt: null,
  latestCrawlId: null,
  pageCount: 0,
  draftCount: 0,
  backgroundStatus: null,
  businessContext: null,
  voiceTone: null,
  gscConnected: null,
  gscPropertyUrl: null,
  scoreCurve: 'medium',
  location: { countryCode: null, countryName: null, cityCode: null, cityName: null },
  llmsTxt: null,
  setupCompletedAt: null,
  discoveryCompletedAt: null,
  autoRunKeywordScope: 'none',
  autoRunAnalysisScope: 'none',
  homepagePreviewUsed: false,
  autoRefresh: false,
  render: null,
  ...given,
});

/**
 * The writes that register a site: its row, its host entry for look-ups by URL, the operator's pointer, and the
 * organization's count. `siteLimit` makes the write named `siteLimit` fail when the organization has that many.
 */
export const createSiteWrites = (site: Site, siteLimit: number | null): Write[] => [
  { put: { ...keys.site(site.organizationId, site.id), ...site }, if: [{ attribute: 'pk', is: 'missing' }] },
  ...(site.planned ? [] : [siteHostWrite(site)]),
  { put: { ...keys.owner('SITE', site.id), organizationId: site.organizationId } },
  {
    name: 'siteLimit',
    update: keys.organization(site.organizationId),
    changes: { add: { siteCount: 1 } },
    if:
      siteLimit === null
        ? [{ attribute: 'pk', is: 'present' }]
        : [{ attribute: 'siteCount', is: '<', value: siteLimit }],
  },
];

/** The entry that finds a site by the host of a URL; the host has no `www.`. */
export const siteHostWrite = (site: Pick<Site, 'organizationId' | 'id' | 'domain'>): Write => {
  const host = removeWww(site.domain);
  return { put: { ...keys.siteHost(site.organizationId, host, site.id), siteId: site.id, host } };
};

export async function getSite(table: Table, organizationId: number, siteId: number): Promise<Site | null> {
  const item = await getItem(table, keys.site(organizationId, siteId));
  return item ? siteSchema.parse(item) : null;
}

/** Those of the sites that exist, in no order. */
export async function findSites(table: Table, organizationId: number, siteIds: readonly number[]): Promise<Site[]> {
  const items = await getItems(
    table,
    siteIds.map((id) => keys.site(organizationId, id)),
  );
  return items.map((item) => siteSchema.parse(item));
}

/** Newest first: site ids are leased one at a time, so they follow creation order. */
export async function readSites(table: Table, organizationId: number, page: Page): Promise<Site[]> {
  const { pk } = keys.organization(organizationId);
  const items = await queryPage(table, { pk, prefix: prefixes.site, newestFirst: true }, page);
  return items.map((item) => siteSchema.parse(item));
}

/** The organization's sites on this host, most recently added first. */
export async function siteIdsByHost(table: Table, organizationId: number, host: string): Promise<number[]> {
  const { pk } = keys.organization(organizationId);
  const items = await queryItems(table, { pk, prefix: prefixes.siteHost(removeWww(host)), newestFirst: true });
  return items.map((item) => z.number().parse(item['siteId']));
}

/** Hosts (without `www.`) of all of the organization's sites, with the newest site of each. */
export async function siteIdByHost(table: Table, organizationId: number): Promise<Map<string, number>> {
  const { pk } = keys.organization(organizationId);
  const items = await queryItems(table, { pk, prefix: 'HOST#' });
  return new Map(items.map((item) => [z.string().parse(item['host']), z.number().parse(item['siteId'])]));
}

/** Returns the site as of the update; null when it does not exist or a condition fails. */
export async function updateSite(
  table: Table,
  organizationId: number,
  siteId: number,
  changes: Changes,
  conditions: Conditions = [{ attribute: 'pk', is: 'present' }],
): Promise<Site | null> {
  const result = await updateItem(table, keys.site(organizationId, siteId), changes, conditions);
  return result.ok ? siteSchema.parse(result.item) : null;
}

export const updateSiteWrite = (organizationId: number, siteId: number, changes: Changes): Write => ({
  name: 'site',
  update: keys.site(organizationId, siteId),
  changes,
  if: [{ attribute: 'pk', is: 'present' }],
});

/** The organization of a site, for operator commands, which name the site alone. */
export async function findSiteOwner(table: Table, siteId: number): Promise<number | null> {
  const pointer = await getItem(table, keys.owner('SITE', siteId));
  return pointer ? z.number().parse(pointer['organizationId']) : null;
}
