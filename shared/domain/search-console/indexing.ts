/** A reconciliation with the index that is older than this says nothing any more (spec, Search-console data). */
const RECONCILED_DAYS_MAX = 7;

/** True when the page has no search data because it is not in the index: a planned page, or one that was lately found to be out. */
export function isKnownUnindexed(
  page: { planned: boolean; gscIndexed: boolean | null; gscReconciledAt: string | null },
  now: Date,
): boolean {
  if (page.planned) return true;
  if (page.gscIndexed !== false || page.gscReconciledAt === null) return false;
  return now.getTime() - Date.parse(page.gscReconciledAt) < RECONCILED_DAYS_MAX * 86_400_000;
}
