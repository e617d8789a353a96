import type { Migration, Repacking } from './migration.ts';
import { packResults } from './pack-results.ts';

/** In the order in which they run. One stays here until no stage and no backup has rows of its version. */
export const migrations: readonly (Migration | Repacking)[] = [packResults];
