import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandOutput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Environment } from '../../environment.ts';
import { createDynamoDbClient } from './dynamodb-client.ts';
import type { Key } from './keys.ts';
import { repeatUntilProcessed } from './retries.ts';
import { readable, SCHEMA_VERSION_ATTRIBUTE } from './schema-version.ts';
import { refuseWrites } from './stopped-writes.ts';

/** The single table: its name and the document client that reads and writes it. */
export interface Table {
  name: string;
  documents: DynamoDBDocumentClient;
  /** The operator's stop switch is set: every write throws WritesStoppedError. */
  writesAreStopped?: boolean;
}

export type Item = NonNullable<GetCommandOutput['Item']>;

/** Opens the table of this environment. */
export function openTable(
  environment: Pick<Environment, 'TABLE_NAME' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_DYNAMODB'> &
    Partial<Pick<Environment, 'WRITES'>>,
): Table {
  const client = createDynamoDbClient(environment.AWS_REGION, environment.AWS_ENDPOINT_URL_DYNAMODB);
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  // It copies what each call sends and gets, for a logger that there is not.
  documents.middlewareStack.remove('loggerMiddleware');
  const writesAreStopped = environment.WRITES === 'off';
  if (writesAreStopped) refuseWrites(documents);
  return { name: environment.TABLE_NAME, documents, writesAreStopped };
}

/** Reads one item, strongly consistent: a completed write is visible to the next read. */
export async function getItem(table: Table, key: Key): Promise<Item | null> {
  const { Item } = await table.documents.send(
    new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
  );
  return Item ? readable(Item) : null;
}

const BATCH_GET_MAX = 100;

/**
 * Reads any number of items by key, in requests of 100; missing ones are left out, the order is not kept. A key that is
 * given twice is read once: DynamoDB refuses a request that repeats one. With `attributes`, only those: they cost as much to
 * read, but of wide items most of the time goes into decoding.
 */
export async function getItems(table: Table, keyList: readonly Key[], attributes?: readonly string[]): Promise<Item[]> {
  const distinct = [...new Map(keyList.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
  const batches: Key[][] = [];
  for (let at = 0; at < distinct.length; at += BATCH_GET_MAX) batches.push(distinct.slice(at, at + BATCH_GET_MAX));
  const found = await Promise.all(batches.map((batch) => getBatch(table, batch, attributes)));
  return found.flat();
}

async function getBatch(table: Table, batch: Key[], attributes?: readonly string[]): Promise<Item[]> {
  const items: Item[] = [];
  const projected = attributes ? projection([...attributes, SCHEMA_VERSION_ATTRIBUTE]) : {};
  const keyObjects: Record<string, unknown>[] = batch.map(({ pk, sk }) => ({ pk, sk }));
  await repeatUntilProcessed('BatchGetItem', keyObjects, async (pending) => {
    const output = await table.documents.send(
      new BatchGetCommand({
        RequestItems: { [table.name]: { Keys: [...pending], ConsistentRead: true, ...projected } },
      }),
    );
    items.push(...(output.Responses?.[table.name] ?? []).map(readable));
    return output.UnprocessedKeys?.[table.name]?.Keys ?? [];
  });
  return items;
}

/** Placeholders, because many names are reserved words. */
const projection = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((_, at) => `#a${at}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((attribute, at) => [`#a${at}`, attribute])),
});

export interface ItemsQuery {
  pk: string;
  /** Sort keys that begin with this; all of the partition when left out. */
  prefix?: string;
  /** Sort keys from `from` to `to`, both included, instead of a prefix. A bound that is left out does not bound. */
  range?: { from: string; to: string } | { from: string; to?: never } | { from?: never; to: string };
  index?: { name: string; hash: string; range: string };
  newestFirst?: boolean;
  /** At most this many items; all of them when left out. */
  limit?: number;
  attributes?: readonly string[];
}

/** Reads a family of items of one partition (or index partition), following the 1 MB pages to the end or the limit. */
export async function queryItems(table: Table, query: ItemsQuery): Promise<Item[]> {
  const items: Item[] = [];
  for await (const part of queryParts(table, query)) items.push(...part);
  return items;
}

/** The items of a query as the responses bring them, up to a megabyte each: for families that are too large to hold as they are stored. */
export async function* queryParts(table: Table, query: ItemsQuery): AsyncGenerator<Item[]> {
  const input = queryInput(table, query);
  let count = 0;
  let start: QueryCommandInput['ExclusiveStartKey'];
  do {
    const remaining = query.limit === undefined ? undefined : query.limit - count;
    const output = await table.documents.send(
      new QueryCommand({
        ...input,
        ...(remaining ? { Limit: remaining } : {}),
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    const part = (output.Items ?? []).map(readable);
    count += part.length;
    yield part;
    start = output.LastEvaluatedKey;
  } while (start && (query.limit === undefined || count < query.limit));
}

/** A key is never empty, and DynamoDB refuses an empty bound: an open end has a separate condition. */
function sortKeyCondition({ prefix, range }: ItemsQuery): string {
  if (range) {
    if (range.from === undefined) return ' AND #sk <= :to';
    return range.to === undefined ? ' AND #sk >= :from' : ' AND #sk BETWEEN :from AND :to';
  }
  return prefix ? ' AND begins_with(#sk, :prefix)' : '';
}

function queryInput(table: Table, query: ItemsQuery): QueryCommandInput {
  const { index, prefix, range } = query;
  // An index shows no more than it projects.
  const attributes = query.attributes && !index ? [...query.attributes, SCHEMA_VERSION_ATTRIBUTE] : query.attributes;
  const condition = sortKeyCondition(query);
  const names: Record<string, string> = { '#pk': index?.hash ?? 'pk' };
  if (condition) names['#sk'] = index?.range ?? 'sk';
  for (const [at, attribute] of (attributes ?? []).entries()) names[`#a${at}`] = attribute;
  return {
    TableName: table.name,
    KeyConditionExpression: `#pk = :pk${condition}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ':pk': query.pk,
      ...(range?.from === undefined ? {} : { ':from': range.from }),
      ...(range?.to === undefined ? {} : { ':to': range.to }),
      ...(prefix && !range ? { ':prefix': prefix } : {}),
    },
    // A secondary index has no consistent reads.
    ...(index ? { IndexName: index.name } : { ConsistentRead: true }),
    ...(attributes ? { ProjectionExpression: attributes.map((_, at) => `#a${at}`).join(', ') } : {}),
    ScanIndexForward: !query.newestFirst,
  };
}
