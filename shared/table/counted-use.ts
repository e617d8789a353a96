/** Checks and counts the credential of a request (an API key, a person's session) in one conditional UpdateItem. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { USAGE_MONTHS, usageMonth, usageMonthBefore } from '../domain/plans/plans.ts';
import type { Item, Table } from './engine/client.ts';
import { joinCalls } from './engine/joined-calls.ts';
import type { Key } from './engine/keys.ts';
import { retryConflict, wasRepeated } from './engine/retries.ts';

export const RATE_WINDOW_SECONDS = 60;

export const windowAt = (now: Date): number => Math.floor(now.getTime() / 1000 / RATE_WINDOW_SECONDS);
export const windowEndsAt = (now: Date): number => (windowAt(now) + 1) * RATE_WINDOW_SECONDS;

/** The counter attribute of a bucket in a window, e.g. `n.default.29312345`. */
const counterName = (bucket: string, window: number): string => `n.${bucket}.${window}`;
const counterPattern = /^n\.[a-z]+\.(\d+)$/;
/** The counter attribute of the requests of a month, e.g. `m.2026-11`. */
export const monthCounterName = (month: string): string => `m.${month}`;
const monthCounterPattern = /^m\.(\d{4}-\d{2})$/;
/** Counters of windows gone by are removed in one sweep once there are this many, so that the item stays below 1 KB. */
const STALE_COUNTERS_MAX = 12;

interface Use {
  key: Key;
  bucket: string;
  limit: number;
  now: Date;
  /** The condition for a valid credential, with `:now` and `:null`. */
  validWhen: string;
  /** Attributes that each counted request sets. */
  set?: Readonly<Record<string, unknown>>;
}

type UseResult =
  | { counted: true; item: Item; used: number }
  /**
   * A condition failed and nothing was written. `mayBeCounted`: the response to a first attempt was lost, and that one may have
   * been the last request that the bucket had room for.
   */
  | { counted: false; item: Item | null; mayBeCounted: boolean };

/**
 * Counts one use. Those of a credential that come while a count is on its way are counted together in the next one
 * (docs/decisions/0073-requests-of-a-key-are-counted-together.md).
 */
export async function countUse(table: Table, use: Use): Promise<UseResult> {
  const together = `${use.key.pk} ${use.bucket} ${use.limit} ${windowAt(use.now)}`;
  const { value, place, size } = await countJoined(table, together, use);
  // The uses of a group stand in the order in which they came.
  if (value.counted) return { ...value, used: value.used - (size - 1 - place) };
  if (size === 1 || value.mayBeCounted || !isBelowLimit(value.item, use)) return value;
  // There is room for some of them, or the credential is not valid.
  return countUses(table, [use]);
}

const countJoined = joinCalls(countUses);

const isBelowLimit = (item: Item | null, { bucket, limit, now }: Use): boolean =>
  item !== null && Number(item[counterName(bucket, windowAt(now))] ?? 0) < limit;

/**
 * The counter's name holds its window, so a new window needs no reset and costs no second call. A failed condition returns the
 * item, which distinguishes a missing, an ended and a spent credential without a read.
 */
async function countUses(table: Table, uses: readonly [Use, ...Use[]]): Promise<UseResult> {
  const { key, bucket, limit, now, validWhen, set = {} } = uses.at(-1) ?? uses[0];
  const window = windowAt(now);
  const counter = counterName(bucket, window);
  const month = usageMonth(now);
  const most = limit - uses.length;
  const hasRoom = `${most < 0 ? '' : 'attribute_not_exists(#counter) OR '}#counter <= :most`;
  const alsoSet = Object.keys(set).map((_, at) => `, #a${at} = :a${at}`);
  try {
    const count = () =>
      table.documents.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: `SET #counter = if_not_exists(#counter, :zero) + :uses, #month = if_not_exists(#month, :zero) + :uses${alsoSet.join('')} REMOVE #previous`,
          ConditionExpression: `attribute_exists(pk) AND ${validWhen} AND (${hasRoom})`,
          ExpressionAttributeNames: {
            '#counter': counter,
            '#month': monthCounterName(month),
            '#previous': counterName(bucket, window - 1),
            ...Object.fromEntries(Object.keys(set).map((name, at) => [`#a${at}`, name])),
          },
          ExpressionAttributeValues: {
            ':zero': 0,
            ':uses': uses.length,
            ...(validWhen.includes(':null') ? { ':null': 'NULL' } : {}),
            ':now': now.toISOString(),
            ':most': most,
            ...Object.fromEntries(Object.values(set).map((value, at) => [`:a${at}`, value])),
          },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
    const { Attributes = {} } = await retryConflict(count);
    await removeStaleCounters(table, key, Attributes, { window, month });
    return { counted: true, item: Attributes, used: Number(Attributes[counter]) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const item = error.Item ? unmarshall(error.Item) : null;
    return { counted: false, item, mayBeCounted: wasRepeated(error) && item?.[counter] === limit };
  }
}

/** The minute of the latest request that was counted, of whatever bucket. */
export function readLastUse(item: Item): Date | null {
  const windows = Object.keys(item).flatMap((name) => counterPattern.exec(name)?.slice(1).map(Number) ?? []);
  return windows.length === 0 ? null : new Date(Math.max(...windows) * RATE_WINDOW_SECONDS * 1_000);
}

/** A credential that is used now and then leaves a counter behind at each pause, and one for each month. */
async function removeStaleCounters(
  table: Table,
  key: Key,
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
      Key: key,
      UpdateExpression: `REMOVE ${stale.map((_, at) => `#s${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(stale.map((name, at) => [`#s${at}`, name])),
    }),
  );
}
