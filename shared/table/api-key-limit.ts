/** How many keys an organization has at a time. Each has its own rate limits, so their number bounds what an organization may ask for. */
import { type ApiKey, createApiKey, listApiKeys, type NewApiKey } from './api-keys.ts';
import { getItem, type Table } from './engine/client.ts';
import { contended, retryWhileContended } from './engine/contention.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';

/** Those that were revoked or have expired do not count. */
export const ACTIVE_KEYS_MAX = 50;

/** A check that was given with the key has failed: nothing was written. */
export class KeyNotWantedError extends Error {
  override name = 'KeyNotWantedError';
}

const isActive = ({ revokedAt, expiresAt }: ApiKey, at: string): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > at);

/**
 * Stores a new key; false when the organization has `ACTIVE_KEYS_MAX` at the time of its creation.
 * @param checks - what must hold at that time
 * @throws KeyNotWantedError where a named one of them does not
 *
 * Keys expire without a write, so they are counted, not subtracted. Each creation moves `keyRevision` of the organization from the value
 * that was read before the count: of two that count the same keys, the later one fails its condition and counts again.
 */
export async function createApiKeyWithinLimit(
  table: Table,
  key: NewApiKey,
  checks: readonly Write[] = [],
): Promise<boolean> {
  const { organizationId, createdAt } = key;
  return retryWhileContended('the keys of this organization', async () => {
    const organization = await getItem(table, keys.organization(organizationId));
    if (!organization) throw new Error(`organization ${organizationId} does not exist`);
    const listed = await listApiKeys(table, organizationId);
    if (listed.filter((other) => isActive(other, createdAt)).length >= ACTIVE_KEYS_MAX) return false;
    const revision = organization['keyRevision'];
    const result = await createApiKey(
      table,
      key,
      {
        name: 'keyRevision',
        update: keys.organization(organizationId),
        changes: { add: { keyRevision: 1 } },
        if: [
          { attribute: 'pk', is: 'present' },
          revision === undefined
            ? { attribute: 'keyRevision', is: 'missing' }
            : { attribute: 'keyRevision', is: '=', value: revision },
        ],
      },
      ...checks,
    );
    if (result.ok) return true;
    if (result.failed.includes('keyRevision')) return contended;
    if (checks.some(({ name }) => name !== undefined && result.failed.includes(name))) throw new KeyNotWantedError();
    throw new Error(`key ${key.keyId} was there already`);
  });
}
