/**
 * Grants of OAuth: each is one API key of the organization, with its limits, its counters and its line in the list of keys. Its secret is the
 * access token, which a refresh replaces, so that refreshing gains no more requests a minute.
 */
import type { ApiKey, KeyGrant, ListedApiKey } from './api-keys.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';

/** A grant that is not refreshed ends. */
const GRANT_DAYS = 30;
export const ACCESS_SECONDS = 3_600;

/** The ends of what is granted or refreshed now. */
export const grantEnds = (now: Date): { expiresAt: string; secretExpiresAt: string } => ({
  expiresAt: new Date(now.getTime() + GRANT_DAYS * 86_400_000).toISOString(),
  secretExpiresAt: new Date(now.getTime() + ACCESS_SECONDS * 1_000).toISOString(),
});

/** The key whose secret is the access token, whether it has expired or not. */
export async function findBySecret(
  table: Table,
  secretHash: string,
): Promise<Pick<ApiKey, 'organizationId' | 'keyId'> | null> {
  const item = await getItem(table, keys.apiKey(secretHash));
  return item ? { organizationId: Number(item['organizationId']), keyId: Number(item['keyId']) } : null;
}

/**
 * Replaces the tokens of a grant; false when it was refreshed or revoked since it was read. The counters move on to the new secret; requests that
 * are counted between the read and the write are not.
 */
export async function refreshGrant(
  table: Table,
  key: ListedApiKey & { grant: KeyGrant },
  next: { secretHash: string; prefix: string; refreshHash: string; scopes: ApiKey['scopes']; now: Date },
): Promise<boolean> {
  const { secretHash, prefix, refreshHash, scopes, now } = next;
  const { expiresAt, secretExpiresAt } = grantEnds(now);
  const counted = await getItem(table, keys.apiKey(key.secretHash));
  if (!counted) return false;
  const result = await transact(table, [
    {
      update: keys.organizationKey(key.organizationId, key.keyId),
      changes: { set: { secretHash, prefix, expiresAt, grant: { ...key.grant, refreshHash } } },
      if: [
        { attribute: 'secretHash', is: '=', value: key.secretHash },
        { attribute: 'revokedAt', is: '=', value: null },
      ],
    },
    { delete: keys.apiKey(key.secretHash) },
    {
      put: { ...counted, ...keys.apiKey(secretHash), prefix, scopes, expiresAt: secretExpiresAt },
      if: [{ attribute: 'pk', is: 'missing' }],
    },
  ]);
  return result.ok;
}
