import { log } from '../logging/log.ts';
import { foldPageChanges, type KeptList, LISTED_PAGES_MIN, rebuildPageList } from '../pages/page-list-writer.ts';

/**
 * Adds what has changed to the list of a site; writes it whole where there is none, or where more has changed than there is. Does
 * nothing of a small site, and while another process is at it. A failure costs the list nothing that is in it.
 */
export async function keepPageList(
  { table, now }: Pick<KeptList, 'table' | 'now'>,
  { organizationId, id, pageCount }: { organizationId: number; id: number; pageCount: number },
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<void> {
  if (pageCount < LISTED_PAGES_MIN) return;
  try {
    const kept = { table, now, site: { organizationId, siteId: id } };
    await (isWhole ? rebuildPageList(kept) : foldPageChanges(kept));
  } catch (error) {
    // Lists are right without it.
    log.error('the list of pages could not be kept up to date', error, { site_id: id });
  }
}

/** Each analysis of so many takes in what changed: there is no row that all of them write to say so. */
const ANALYSES_PER_LIST = 128;

/** Called by an analysis for the list of its site, once the result is stored. */
export async function keepPageListAfterAnalysis(
  services: Pick<KeptList, 'table' | 'now'>,
  site: { organizationId: number; id: number; pageCount: number },
  analysisId: number,
): Promise<void> {
  if (analysisId % ANALYSES_PER_LIST === 0) await keepPageList(services, site);
}
