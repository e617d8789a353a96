import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { log } from '../../shared/logging/log.ts';
import { listDueReconciliations } from '../../shared/table/index-reconciliations.ts';
import { reconcileSite } from './reconcile-site.ts';
import type { ReconcilerServices } from './services.ts';

/** A site takes some seconds; those that are not reached stay due, and come first the next time. */
const SITES_AT_ONCE = 8;
const SITES_MAX = 500;
/** Leaves a minute of the function's time to the sites that have begun. */
const WORK_MS = 240_000;

/** Compares the next pages of every site that is due with the search engine's index. */
export async function reconcileDueSites(
  services: ReconcilerServices,
): Promise<{ sites: number; pages: number; failed: number }> {
  const until = services.now().getTime() + WORK_MS;
  const result = { sites: 0, pages: 0, failed: 0 };
  const due = await listDueReconciliations(services.table, services.now(), SITES_MAX);
  await runInParallel(due, SITES_AT_ONCE, async (site) => {
    if (services.now().getTime() > until) return;
    try {
      result.pages += await reconcileSite(services, site);
      result.sites += 1;
    } catch (error) {
      // One site's trouble must not keep the others from their beat.
      log.error('index reconciliation of a site failed', error, { site_id: site.workId });
      result.failed += 1;
    }
  });
  return result;
}
