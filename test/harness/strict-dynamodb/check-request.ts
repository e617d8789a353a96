/**
 * Says why Amazon's DynamoDB refuses a request that the embedded engine may accept. What does not need the table is checked by
 * the validations of dynalite, which were written against Amazon's answers; the keys, the sizes, the transactions and the
 * limits of expressions are checked here.
 */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import batchGetItem from 'dynalite/validations/batchGetItem.js';
import batchWriteItem from 'dynalite/validations/batchWriteItem.js';
import deleteItem from 'dynalite/validations/deleteItem.js';
import getItem from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import putItem from 'dynalite/validations/putItem.js';
import query from 'dynalite/validations/query.js';
import scan from 'dynalite/validations/scan.js';
import updateItem from 'dynalite/validations/updateItem.js';
import { refuseExpressions } from './expression-rules.ts';
import { ITEM_BYTES_MAX, itemBytes } from './item-size.ts';
import {
  firstRefusal,
  indexKeys,
  refuseItemKeys,
  refuseKey,
  refuseKeyValue,
  type TableDefinition,
  tableKey,
} from './key-rules.ts';
import { refuseRead, refuseStartKey } from './read-rules.ts';
import type {
  BatchGetRequest,
  BatchWriteRequest,
  ItemRequest,
  ReadRequest,
  TransactWriteRequest,
  Values,
} from './request-shapes.ts';

const TRANSACTION_WRITES_MAX = 100;
const TRANSACTION_BYTES_MAX = 4 * 1_024 * 1_024;

type Validation = typeof putItem;
type Parsed = Parameters<Validation['custom']>[0];
/** What stands in a request of any operation. */
type Request = ItemRequest & ReadRequest & BatchGetRequest & BatchWriteRequest & TransactWriteRequest;
type Check = (request: Request, definition: TableDefinition) => string | null;

const checks: Record<string, Check> = {
  GetItem: (request, definition) => parse(getItem, request).refused ?? refuseKey(tableKey(definition), request.Key),
  PutItem: (request, definition) => parse(putItem, request).refused ?? refuseItem(definition, request.Item ?? {}),
  UpdateItem: checkUpdate,
  DeleteItem: (request, definition) =>
    parse(deleteItem, request).refused ?? refuseKey(tableKey(definition), request.Key),
  Query: (request, definition) => {
    const { refused, parsed } = parse(query, request);
    return refused ?? refuseRead(definition, request, parsed);
  },
  Scan: (request, definition) => parse(scan, request).refused ?? refuseStartKey(definition, request),
  BatchGetItem: checkBatchGet,
  BatchWriteItem: checkBatchWrite,
  TransactWriteItems: checkTransaction,
};

/** Operations of the table as a whole, which DynamoDB Local and the deployment answer alike. */
const unchecked: ReadonlySet<string> = new Set([
  'CreateTable',
  'DescribeTable',
  'DescribeTimeToLive',
  'UpdateTable',
  'UpdateTimeToLive',
]);

/** Why DynamoDB refuses the request; null when it accepts it. An operation without rules is refused too. */
export function checkRequest(operation: string, request: object, definition: TableDefinition): string | null {
  if (unchecked.has(operation)) return null;
  const check = checks[operation];
  if (!check) return `no rules are known for ${operation}`;
  return check(request as Request, definition) ?? refuseExpressions(request as Request);
}

/** The validations write what they parsed into the request and normalize its numbers: they get a copy. */
function parse<R extends object>(validation: Validation, request: R): { refused: string | null; parsed: R & Parsed } {
  const parsed = structuredClone(request);
  try {
    // Sizes are measured here, in bytes.
    const store = { options: { maxItemSize: Number.POSITIVE_INFINITY } };
    validations.checkValidations(parsed, validation.types, validation.custom, store);
    return { refused: null, parsed };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error), parsed };
  }
}

function refuseItem(definition: TableDefinition, item: Values): string | null {
  const bytes = itemBytes(item);
  if (bytes > ITEM_BYTES_MAX) return `the item has ${bytes} bytes, more than ${ITEM_BYTES_MAX}`;
  return refuseItemKeys(definition, item);
}

/** What accepted updates change, by their shape: their expressions are parsed once, because that took most of the time of the checks. */
const acceptedUpdates = new Map<string, { type: string; name: string; placeholder: string | undefined }[]>();

/** Equal for updates that differ in their values alone, whose types are the same. */
const shapeOfUpdate = ({ Key, ExpressionAttributeValues = {}, ...rest }: ItemRequest): string =>
  JSON.stringify([rest, Object.entries(ExpressionAttributeValues).map(([name, value]) => [name, shapeOfValue(value)])]);

/** Of a string, only whether it is empty decides about a refusal. */
const shapeOfValue = (value: AttributeValue): unknown => (value.S === undefined ? value : { S: value.S === '' });

function checkUpdate(request: ItemRequest, definition: TableDefinition): string | null {
  const refusedKey = refuseKey(tableKey(definition), request.Key);
  const shape = shapeOfUpdate(request);
  let changes = acceptedUpdates.get(shape);
  if (changes === undefined) {
    const { refused, parsed } = parse(updateItem, request);
    if (refused !== null) return refused;
    const values = Object.entries(parsed.ExpressionAttributeValues ?? {});
    changes = (parsed._updates?.sections ?? []).map(({ type, path: [name], val }) => ({
      ...{ type, name: String(name) },
      placeholder: values.find(([, value]) => value === val)?.[0],
    }));
    acceptedUpdates.set(shape, changes);
  }
  if (refusedKey !== null) return refusedKey;
  return firstRefusal(changes, ({ type, name, placeholder }) => {
    if (tableKey(definition).some((key) => key.name === name)) return `an update changes the key ${name}`;
    const index = indexKeys(definition).find((key) => key.name === name);
    const value = placeholder === undefined ? undefined : request.ExpressionAttributeValues?.[placeholder];
    return index && type === 'set' ? refuseKeyValue(index, value) : null;
  });
}

function checkBatchGet(request: BatchGetRequest, definition: TableDefinition): string | null {
  return (
    parse(batchGetItem, request).refused ??
    firstRefusal(Object.values(request.RequestItems), refuseExpressions) ??
    firstRefusal(
      Object.values(request.RequestItems).flatMap(({ Keys }) => Keys),
      (key) => refuseKey(tableKey(definition), key),
    )
  );
}

function checkBatchWrite(request: BatchWriteRequest, definition: TableDefinition): string | null {
  const writes = Object.values(request.RequestItems).flat();
  return (
    parse(batchWriteItem, request).refused ??
    firstRefusal(writes, ({ PutRequest, DeleteRequest }) =>
      PutRequest ? refuseItem(definition, PutRequest.Item) : refuseKey(tableKey(definition), DeleteRequest?.Key),
    ) ??
    refuseRepetition(
      definition,
      writes.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {}),
    )
  );
}

function checkTransaction({ TransactItems }: TransactWriteRequest, definition: TableDefinition): string | null {
  const count = TransactItems.length;
  if (count === 0 || count > TRANSACTION_WRITES_MAX) return `a transaction of ${count} writes`;
  const bytes = TransactItems.reduce((sum, { Put }) => sum + (Put?.Item ? itemBytes(Put.Item) : 0), 0);
  if (bytes > TRANSACTION_BYTES_MAX) return `a transaction of ${bytes} bytes`;
  return (
    firstRefusal(TransactItems, (item) => refuseWrite(item, definition)) ??
    refuseRepetition(
      definition,
      TransactItems.map(({ Put, Update, Delete, ConditionCheck }) =>
        Put ? (Put.Item ?? {}) : ((Update ?? Delete ?? ConditionCheck)?.Key ?? {}),
      ),
    )
  );
}

function refuseWrite(
  { Put, Update, Delete, ConditionCheck }: TransactWriteRequest['TransactItems'][number],
  definition: TableDefinition,
): string | null {
  const given = [Put, Update, Delete, ConditionCheck].filter((write) => write !== undefined);
  if (given.length !== 1) return `${given.length} writes in one place of a transaction`;
  if (Put) return checkRequest('PutItem', Put, definition);
  if (Update) {
    if (!Update.UpdateExpression) return 'an update of a transaction without an UpdateExpression';
    return checkRequest('UpdateItem', Update, definition);
  }
  if (Delete) return checkRequest('DeleteItem', Delete, definition);
  if (!ConditionCheck?.ConditionExpression) return 'a check of a transaction without a ConditionExpression';
  return checkRequest('DeleteItem', ConditionCheck, definition);
}

/** Items twice in a batch or a transaction. */
function refuseRepetition(definition: TableDefinition, items: readonly Values[]): string | null {
  const names = tableKey(definition).map(({ name }) => name);
  const met = new Set<string>();
  return firstRefusal(items, (item) => {
    const key = names.map((name) => item[name]?.S).join('\n');
    if (met.has(key)) return `the item ${key.replace('\n', ' ')} twice`;
    met.add(key);
    return null;
  });
}
