/**
 * The KEYWORDS lock of a site: its holder alone writes the keywords of the site's pages, a generation or the assignment of a
 * plan. Every other write of keywords is made on the condition that it is free.
 */
import { getItem, type Item, type Table } from './engine/client.ts';
import { type Key, keys } from './engine/keys.ts';
import { heldBy, isHeld, notHeld, readHolder } from './engine/leases.ts';
import type { TransactionResult, Write } from './engine/transaction.ts';
import type { JobLock } from './jobs.ts';

interface SiteReference {
  organizationId: number;
  id: number;
}

const keywordLockKey = ({ organizationId, id }: SiteReference): Key => keys.siteLock(organizationId, id, 'KEYWORDS');

/** The lock as the job that writes the keywords holds it. */
export const keywordLock = (organizationId: number, siteId: number, holder: string): JobLock => ({
  ...keywordLockKey({ organizationId, id: siteId }),
  holder,
});

const findWriter = (lock: Item | null, now: Date): string | null =>
  lock && isHeld(lock, now) ? readHolder(lock) : null;

/** The job id of the run that writes the keywords of the site's pages now; null when none does. */
export const keywordWriter = async (table: Table, site: SiteReference, now: Date): Promise<string | null> =>
  findWriter(await getItem(table, keywordLockKey(site)), now);

const NAME = 'keywordWriter';

/** Holds while the lock is free: part of every write of keywords that is not the holder's. */
export const noKeywordWriterCheck = (site: SiteReference, now: Date): Write => ({
  name: NAME,
  check: keywordLockKey(site),
  if: notHeld(now),
});

/** The holder that `noKeywordWriterCheck` met, by job id; null when the check held. */
export const metKeywordWriter = (result: TransactionResult): string | null =>
  result.ok || !result.failed.includes(NAME) ? null : readHolder(result.items[NAME]);

/** Holds while this job has the lock: part of every write of the holder. */
export const isKeywordWriterCheck = (site: SiteReference, jobId: string): Write => ({
  name: 'lock',
  check: keywordLockKey(site),
  if: heldBy(jobId),
});
