import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import type { Site } from '../../../shared/table/sites.ts';
import type { TestSystem } from '../../harness/system.ts';

/** Keyword generation that runs for the site until then. */
export async function holdKeywordLock(system: TestSystem, site: Site, leaseUntil: string): Promise<void> {
  const key = keys.siteLock(site.organizationId, site.id, 'KEYWORDS');
  await putItem(system.table, { ...key, holder: 'gen_kw_1_1', leaseUntil });
}
