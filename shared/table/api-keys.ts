import { createHash } from 'node:crypto';
import * as z from 'zod';
import { countUse, monthCounterName, readLastUse } from './counted-use.ts';
import { getItem, getItems, type Item, queryItems, type Table } from './engine/client.ts';
import { contended, retryWhileContended } from './engine/contention.ts';
import { keys, prefixes } from './engine/keys.ts';
import { type TransactionResult, transact, type Write } from './engine/transaction.ts';

/** Fixed prefix and 43 base64url characters: 32 random bytes. */
export const API_KEY_PREFIX = 'coa_';
export const apiKeyPattern = /^coa_[A-Za-z0-9_-]{43}$/;

export const hashApiKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The part of a key that `GET /me` shows: the fixed prefix and the first four characters. */
export const shownPrefix = (secret: string): string => secret.slice(0, API_KEY_PREFIX.length + 4);

const apiKeyItemSchema = z.object({
  keyId: z.number(),
  organizationId: z.number(),
  userId: z.number(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(['sites:read', 'content:write', 'cms:publish'])),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeyItemSchema>;

export type AuthenticationResult =
  | { outcome: 'authenticated'; key: ApiKey; used: number }
  /** The bucket is spent. Nothing was written. */
  | { outcome: 'limited'; key: ApiKey }
  | { outcome: 'unknown' | 'revoked' | 'expired' };

/** Finds the key, checks it and counts the request against a bucket, all in one call. A refusal writes nothing. */
export async function authenticateAndCount(
  table: Table,
  request: { secretHash: string; bucket: string; limit: number; now: Date },
): Promise<AuthenticationResult> {
  if (table.writesAreStopped) return authenticateOnly(table, request);
  const { secretHash, ...use } = request;
  const result = await countUse(table, {
    ...use,
    key: keys.apiKey(secretHash),
    validWhen: 'attribute_type(revokedAt, :null) AND (attribute_type(expiresAt, :null) OR expiresAt > :now)',
  });
  if (result.counted) return { outcome: 'authenticated', key: apiKeyItemSchema.parse(result.item), used: result.used };
  const refused = refusal(result.item, request.now);
  if (refused.outcome === 'limited' && result.mayBeCounted) {
    return { outcome: 'authenticated', key: refused.key, used: request.limit };
  }
  return refused;
}

/** While writes are stopped nothing is counted, and no bucket is ever spent. */
async function authenticateOnly(
  table: Table,
  { secretHash, now }: { secretHash: string; now: Date },
): Promise<AuthenticationResult> {
  const refused = refusal(await getItem(table, keys.apiKey(secretHash)), now);
  return refused.outcome === 'limited' ? { ...refused, outcome: 'authenticated', used: 0 } : refused;
}

function refusal(item: Item | null, now: Date): AuthenticationResult {
  if (!item) return { outcome: 'unknown' };
  const key = apiKeyItemSchema.parse(item);
  if (key.revokedAt) return { outcome: 'revoked' };
  if (key.expiresAt && key.expiresAt <= now.toISOString()) return { outcome: 'expired' };
  return { outcome: 'limited', key };
}

/** Requests of a month with these keys, of those that were counted against their buckets. */
export async function countRequests(
  table: Table,
  apiKeys: readonly Pick<ListedApiKey, 'secretHash'>[],
  month: string,
): Promise<number> {
  const counter = monthCounterName(month);
  const items = await getItems(
    table,
    apiKeys.map(({ secretHash }) => keys.apiKey(secretHash)),
    [counter],
  );
  return items.reduce((sum, item) => sum + Number(item[counter] ?? 0), 0);
}

/**
 * A key that a person has granted to a program by OAuth. Its secret, the access token, is replaced at each refresh; only the digests of
 * its tokens are stored, and it cannot be revealed.
 */
const grantSchema = z.object({
  clientId: z.string(),
  /** Of the part that all refresh tokens of the grant have in common. */
  familyHash: z.string(),
  /** Of the part that the valid one alone has. */
  refreshHash: z.string(),
});
export type KeyGrant = z.infer<typeof grantSchema>;

export type NewApiKey = ApiKey & {
  secretHash: string;
  encryptedSecret: string;
  createdAt: string;
  /** When the secret expires, if before the key. */
  secretExpiresAt?: string;
  grant?: KeyGrant;
};

/** Stores a new key: the item that requests look up, and the row of the key list with the encrypted secret. */
export async function createApiKey(table: Table, key: NewApiKey, ...more: Write[]): Promise<TransactionResult> {
  const { secretHash, encryptedSecret, createdAt, secretExpiresAt = key.expiresAt, grant, ...item } = key;
  return transact(table, [
    {
      put: { ...keys.apiKey(secretHash), ...item, expiresAt: secretExpiresAt },
      if: [{ attribute: 'pk', is: 'missing' }],
    },
    {
      put: {
        ...keys.organizationKey(key.organizationId, key.keyId),
        ...item,
        secretHash,
        encryptedSecret,
        createdAt,
        ...(grant ? { grant } : {}),
      },
    },
    { put: { ...keys.apiKeyById(key.keyId), organizationId: key.organizationId } },
    ...more,
  ]);
}

const listedKeySchema = apiKeyItemSchema.extend({
  createdAt: z.string(),
  secretHash: z.string(),
  encryptedSecret: z.string(),
  grant: grantSchema.optional(),
});
export type ListedApiKey = z.infer<typeof listedKeySchema>;

export async function listApiKeys(table: Table, organizationId: number): Promise<ListedApiKey[]> {
  const { pk } = keys.organization(organizationId);
  const items = await queryItems(table, { pk, prefix: prefixes.organizationKey });
  return items.map((item) => listedKeySchema.parse(item));
}

/** The operator names a key by its id alone. */
export async function findApiKey(table: Table, keyId: number): Promise<ListedApiKey | null> {
  const pointer = await getItem(table, keys.apiKeyById(keyId));
  return pointer ? getApiKey(table, Number(pointer['organizationId']), keyId) : null;
}

/** A key of the organization. */
export async function getApiKey(table: Table, organizationId: number, keyId: number): Promise<ListedApiKey | null> {
  const item = await getItem(table, keys.organizationKey(organizationId, keyId));
  return item ? listedKeySchema.parse(item) : null;
}

/** When each key was used last, to the minute, by its id; keys that were never used are not in it. */
export async function lastUses(table: Table, listed: readonly ListedApiKey[]): Promise<ReadonlyMap<number, string>> {
  const items = await getItems(
    table,
    listed.map(({ secretHash }) => keys.apiKey(secretHash)),
  );
  return new Map(
    items.flatMap((item) => {
      const at = readLastUse(item);
      return at === null ? [] : [[Number(item['keyId']), at.toISOString()] as const];
    }),
  );
}

/**
 * Revokes a key and returns the time of revocation. A second revocation keeps the first time. A concurrent refresh has replaced the
 * secret of a grant: then the new one is revoked.
 */
export async function revokeApiKey(table: Table, key: ListedApiKey, revokedAt: string): Promise<string> {
  return retryWhileContended('this key', async () => {
    const current = key.grant ? await getApiKey(table, key.organizationId, key.keyId) : key;
    if (!current) return revokedAt;
    if (current.revokedAt) return current.revokedAt;
    const { secretHash } = current;
    const result = await transact(table, [
      { update: keys.apiKey(secretHash), changes: { set: { revokedAt } } },
      {
        update: keys.organizationKey(key.organizationId, key.keyId),
        changes: { set: { revokedAt } },
        ...(key.grant ? { if: [{ attribute: 'secretHash', is: '=', value: secretHash }] } : {}),
      },
    ]);
    return result.ok ? revokedAt : contended;
  });
}
