import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { USAGE_MONTHS, usageMonth, usageMonthBefore } from '../domain/plans/plans.ts';
import { getItem, getItems, type Item, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { retryConflict, wasRepeated } from './engine/retries.ts';
import { transact } from './engine/transaction.ts';

/** Fixed prefix and 43 base64url characters: 32 random bytes. */
export const API_KEY_PREFIX = 'coa_';
export const apiKeyPattern = /^coa_[A-Za-z0-9_-]{43}$/;
export const RATE_WINDOW_SECONDS = 60;

export const hashApiKey = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What `GET /me` shows of a key: the fixed prefix and the first four characters. */
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

/** The counter attribute of a bucket in a window, e.g. `n.default.29312345`. */
const counterName = (bucket: string, window: number): string => `n.${bucket}.${window}`;
const counterPattern = /^n\.[a-z]+\.(\d+)$/;
/** The counter attribute of the requests of a month, e.g. `m.2026-11`. */
const monthCounterName = (month: string): string => `m.${month}`;
const monthCounterPattern = /^m\.(\d{4}-\d{2})$/;
/** Counters of windows gone by are removed in one sweep once there are this many, so that the item stays below 1 KB. */
const STALE_COUNTERS_MAX = 12;

/**
 * Finds the key, checks it and counts the request against a bucket, all in one conditional UpdateItem.
 *
 * The counter's name holds its window, so a new window needs no reset and costs no second call. A failed condition
 * returns the item, which distinguishes a missing, revoked or expired key and a spent bucket without a read; none of them
 * writes anything.
 */
export async function authenticateAndCount(
  table: Table,
  request: { secretHash: string; bucket: string; limit: number; now: Date },
): Promise<AuthenticationResult> {
  if (table.writesAreStopped) return authenticateOnly(table, request);
  const window = windowAt(request.now);
  const counter = counterName(request.bucket, window);
  const month = usageMonth(request.now);
  try {
    const count = () =>
      table.documents.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.apiKey(request.secretHash),
          UpdateExpression:
            'SET #counter = if_not_exists(#counter, :zero) + :one, #month = if_not_exists(#month, :zero) + :one REMOVE #previous',
          ConditionExpression:
            'attribute_exists(pk) AND attribute_type(revokedAt, :null) AND (attribute_type(expiresAt, :null) OR expiresAt > :now)' +
            ' AND (attribute_not_exists(#counter) OR #counter < :limit)',
          ExpressionAttributeNames: {
            '#counter': counter,
            '#month': monthCounterName(month),
            '#previous': counterName(request.bucket, window - 1),
          },
          ExpressionAttributeValues: {
            ':zero': 0,
            ':one': 1,
            ':null': 'NULL',
            ':now': request.now.toISOString(),
            ':limit': request.limit,
          },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
    const { Attributes = {} } = await retryConflict(count);
    await removeStaleCounters(table, request.secretHash, Attributes, { window, month });
    return { outcome: 'authenticated', key: apiKeyItemSchema.parse(Attributes), used: Number(Attributes[counter]) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const item = error.Item ? unmarshall(error.Item) : null;
    const refused = refusal(item, request.now);
    // The response to a first attempt was lost, and that one may have been the last request that the bucket had room for.
    if (refused.outcome === 'limited' && wasRepeated(error) && item?.[counter] === request.limit) {
      return { outcome: 'authenticated', key: refused.key, used: request.limit };
    }
    return refused;
  }
}

/** While writes are stopped nothing is counted, and no bucket is ever spent. */
async function authenticateOnly(
  table: Table,
  { secretHash, now }: { secretHash: string; now: Date },
): Promise<AuthenticationResult> {
  const refused = refusal(await getItem(table, keys.apiKey(secretHash)), now);
  return refused.outcome === 'limited' ? { ...refused, outcome: 'authenticated', used: 0 } : refused;
}

export const windowAt = (now: Date): number => Math.floor(now.getTime() / 1000 / RATE_WINDOW_SECONDS);
export const windowEndsAt = (now: Date): number => (windowAt(now) + 1) * RATE_WINDOW_SECONDS;

function refusal(item: Item | null, now: Date): AuthenticationResult {
  if (!item) return { outcome: 'unknown' };
  const key = apiKeyItemSchema.parse(item);
  if (key.revokedAt) return { outcome: 'revoked' };
  if (key.expiresAt && key.expiresAt <= now.toISOString()) return { outcome: 'expired' };
  return { outcome: 'limited', key };
}

/** A key that is used now and then leaves a counter behind at each pause, and one for each month. */
async function removeStaleCounters(
  table: Table,
  secretHash: string,
  item: Item,
  { window, month }: { window: number; month: string },
): Promise<void> {
  const oldest = usageMonthBefore(month, USAGE_MONTHS - 1);
  const stale = Object.keys(item).filter(
    (name) =>
      Number(counterPattern.exec(name)?.[1] ?? window) < window ||
      (monthCounterPattern.exec(name)?.[1] ?? oldest) < oldest,
  );
  if (stale.length < STALE_COUNTERS_MAX) return;
  await table.documents.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.apiKey(secretHash),
      UpdateExpression: `REMOVE ${stale.map((_, at) => `#s${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(stale.map((name, at) => [`#s${at}`, name])),
    }),
  );
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

/** Stores a new key: the item that requests look up, and the row of the key list with the encrypted secret. */
export async function createApiKey(
  table: Table,
  key: ApiKey & { secretHash: string; encryptedSecret: string; createdAt: string },
): Promise<void> {
  const { secretHash, encryptedSecret, createdAt, ...item } = key;
  await transact(table, [
    { put: { ...keys.apiKey(secretHash), ...item }, if: [{ attribute: 'pk', is: 'missing' }] },
    {
      put: {
        ...keys.organizationKey(key.organizationId, key.keyId),
        ...item,
        secretHash,
        encryptedSecret,
        createdAt,
      },
    },
    { put: { ...keys.apiKeyById(key.keyId), organizationId: key.organizationId } },
  ]);
}

const listedKeySchema = apiKeyItemSchema.extend({
  createdAt: z.string(),
  secretHash: z.string(),
  encryptedSecret: z.string(),
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
  if (!pointer) return null;
  const item = await getItem(table, keys.organizationKey(Number(pointer['organizationId']), keyId));
  return item ? listedKeySchema.parse(item) : null;
}

/** Revokes a key and returns the time of revocation. A second revocation keeps the first time. */
export async function revokeApiKey(table: Table, key: ListedApiKey, revokedAt: string): Promise<string> {
  if (key.revokedAt) return key.revokedAt;
  await transact(table, [
    { update: keys.apiKey(key.secretHash), changes: { set: { revokedAt } } },
    { update: keys.organizationKey(key.organizationId, key.keyId), changes: { set: { revokedAt } } },
  ]);
  return revokedAt;
}
