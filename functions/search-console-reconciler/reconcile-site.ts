import { secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import {
  BEAT_SECONDS,
  CYCLE_SECONDS,
  derivedGscUrl,
  PAGES_PER_BEAT,
  REFUSED_SECONDS,
} from '../../shared/domain/search-console/reconciliation.ts';
import { log } from '../../shared/logging/log.ts';
import {
  advanceReconciliation,
  type DueReconciliation,
  endReconciliation,
  type PlacedPage,
  pagesAfter,
  type Reconciliation,
  takeBeat,
} from '../../shared/table/index-reconciliations.ts';
import { pageIsUnchanged } from '../../shared/table/page-changes.ts';
import { getPages, type Page, updatePage } from '../../shared/table/pages.ts';
import { getSite } from '../../shared/table/sites.ts';
import { type Inspection, inspectPages } from './inspect-pages.ts';
import type { ReconcilerServices } from './services.ts';

/** Looked at this lately, a page that moved in the list is not asked about twice. */
const LATELY_MS = 86_400_000;

/**
 * One beat of a site: compares its next pages with the index, and stores how far it came. The beat is taken first, so that the
 * quota holds whoever else is at it, and whatever happens next. Answers how many pages were looked at.
 */
export async function reconcileSite(services: ReconcilerServices, due: DueReconciliation): Promise<number> {
  const { table, siteSearch, now } = services;
  const at = now();
  const beat = await takeBeat(table, due, secondsLater(at, BEAT_SECONDS));
  if (!beat) return 0;
  const site = await getSite(table, beat.organizationId, beat.siteId);
  if (!site?.gscPropertyUrl) {
    await endReconciliation(table, beat);
    return 0;
  }
  const propertyUrl = site.gscPropertyUrl;
  const placed = await pagesAfter(table, beat, PAGES_PER_BEAT);
  const pages = await pagesToInspect(services, beat, placed);
  const { value } =
    pages.length === 0
      ? { value: { inspections: [], endedBy: null } }
      : await siteSearch.read(site, (property) => inspectPages(property, propertyUrl, pages));
  if (value?.endedBy) {
    log.warn('index reconciliation was refused', { site_id: site.id, reason: value.endedBy.message });
  }
  const inspections = value?.inspections ?? [];
  for (const inspection of inspections) await storeInspection(services, inspection);
  const isRefused = value === null || value.endedBy !== null;
  const done = isRefused ? lastBefore(placed, pages[inspections.length]) : placed.at(-1);
  await advanceReconciliation(table, beat, nextBeat(beat, placed, done ?? null, isRefused, at));
  return inspections.length;
}

/** Where the beat stopped: the place before the first page that it did not get to. */
const lastBefore = (placed: readonly PlacedPage[], stopped: Page | undefined): PlacedPage | undefined =>
  stopped === undefined ? placed.at(-1) : placed[placed.findIndex(({ pageId }) => pageId === stopped.id) - 1];

async function pagesToInspect(
  { table, now }: ReconcilerServices,
  { organizationId }: Reconciliation,
  placed: readonly PlacedPage[],
): Promise<Page[]> {
  const rows = await getPages(
    table,
    organizationId,
    placed.map(({ pageId }) => pageId),
  );
  const byId = new Map(rows.map((page) => [page.id, page]));
  const recent = new Date(now().getTime() - LATELY_MS).toISOString();
  return placed.flatMap(({ pageId }) => {
    const page = byId.get(pageId);
    if (!page || page.planned || page.url === null) return [];
    return (page.gscReconciledAt ?? '') < recent ? [page] : [];
  });
}

function nextBeat(
  beat: Reconciliation,
  placed: readonly PlacedPage[],
  done: PlacedPage | null,
  isRefused: boolean,
  at: Date,
): Pick<Reconciliation, 'cursor' | 'cycleStartedAt' | 'dueAt'> {
  const later = (seconds: number): string => secondsLater(at, seconds).toISOString();
  const { cycleStartedAt } = beat;
  if (isRefused) return { cursor: done?.place ?? beat.cursor, cycleStartedAt, dueAt: later(REFUSED_SECONDS) };
  if (placed.length === PAGES_PER_BEAT) return { cursor: done?.place ?? null, cycleStartedAt, dueAt: beat.dueAt };
  const next = secondsLater(new Date(cycleStartedAt), CYCLE_SECONDS).toISOString();
  const dueAt = next > beat.dueAt ? next : beat.dueAt;
  return { cursor: null, cycleStartedAt: dueAt, dueAt };
}

/** Conditional on the `gscUrl` that was read: what a client writes meanwhile stays. */
async function storeInspection({ table, now }: ReconcilerServices, { page, status }: Inspection): Promise<void> {
  if (status === null || page.url === null) return;
  const isOurs = page.gscUrl === null || page.gscUrl === page.derivedGscUrl;
  const derived = isOurs ? derivedGscUrl(page.url, status.canonicalUrl) : null;
  const urls = derived === null || derived === page.gscUrl ? {} : { gscUrl: derived, derivedGscUrl: derived };
  const indexed = status.indexed === null ? {} : { gscIndexed: status.indexed, gscReconciledAt: now().toISOString() };
  await updatePage(table, page, { set: { ...indexed, ...urls } }, pageIsUnchanged(page, 'gscUrl'));
}
