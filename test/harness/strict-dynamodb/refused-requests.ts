/** One request for each rule of DynamoDB that the embedded engine may not know: Amazon's engine refuses every one of them. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export interface RefusedRequest {
  rule: string;
  operation:
    | 'GetItem'
    | 'PutItem'
    | 'UpdateItem'
    | 'DeleteItem'
    | 'Query'
    | 'Scan'
    | 'BatchGetItem'
    | 'BatchWriteItem'
    | 'TransactWriteItems';
  request(TableName: string): object;
  /** A limit of the service that its manual names and DynamoDB Local does not keep. */
  onlyInTheService?: true;
}

const S = (text: string): AttributeValue => ({ S: text });
const N = (digits: string): AttributeValue => ({ N: digits });
const key = (sk = 'b') => ({ pk: S('a'), sk: S(sk) });
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const long = (bytes: number): string => 'x'.repeat(bytes);

const query = (TableName: string, more: object) => ({
  TableName,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': S('a') },
  ...more,
});
const range = (condition: string, values: Record<string, AttributeValue>) => (TableName: string) =>
  query(TableName, {
    KeyConditionExpression: `pk = :pk AND ${condition}`,
    ExpressionAttributeValues: { ':pk': S('a'), ...values },
  });
const dueWork = (TableName: string, more: object = {}) =>
  query(TableName, { IndexName: 'dueWork', KeyConditionExpression: 'dueKind = :pk', ...more });
const put = (item: Record<string, AttributeValue>) => (TableName: string) => ({
  TableName,
  Item: { ...key(), ...item },
});
const update =
  (UpdateExpression: string, ExpressionAttributeValues?: Record<string, AttributeValue>, more = {}) =>
  (TableName: string) => ({
    TableName,
    Key: key(),
    UpdateExpression,
    ...(ExpressionAttributeValues ? { ExpressionAttributeValues } : {}),
    ...more,
  });
const puts = (TableName: string, count: number, item: (at: number) => object = () => ({})) =>
  upTo(count).map((at) => ({ Put: { TableName, Item: { ...key(`b${at}`), ...item(at) } } }));

export const refusedRequests: readonly RefusedRequest[] = [
  // Keys
  { rule: 'a key is not empty', operation: 'GetItem', request: (TableName) => ({ TableName, Key: key('') }) },
  { rule: 'a stored key is not empty', operation: 'PutItem', request: put({ sk: S('') }) },
  { rule: 'a key of an index is not empty', operation: 'PutItem', request: put({ dueKind: S(''), dueAt: S('1') }) },
  {
    rule: 'a key of an index is not emptied',
    operation: 'UpdateItem',
    request: update('SET dueKind = :empty', { ':empty': S('') }),
  },
  { rule: 'a key of an index has its type', operation: 'PutItem', request: put({ dueKind: N('1'), dueAt: S('1') }) },
  {
    rule: 'a key of an index keeps its type',
    operation: 'UpdateItem',
    request: update('SET dueKind = :one', { ':one': N('1') }),
  },
  {
    rule: 'a key has its type',
    operation: 'GetItem',
    request: (TableName) => ({ TableName, Key: { pk: S('a'), sk: N('1') } }),
  },
  { rule: 'a key is whole', operation: 'DeleteItem', request: (TableName) => ({ TableName, Key: { pk: S('a') } }) },
  {
    rule: 'a key has no other attribute',
    operation: 'GetItem',
    request: (TableName) => ({ TableName, Key: { ...key(), other: S('c') } }),
  },
  { rule: 'a partition key has at most 2,048 bytes', operation: 'PutItem', request: put({ pk: S(long(2_049)) }) },
  { rule: 'a sort key has at most 1,024 bytes', operation: 'PutItem', request: put({ sk: S(long(1_025)) }) },
  { rule: 'the size of a key is in bytes', operation: 'PutItem', request: put({ sk: S('é'.repeat(513)) }) },
  {
    rule: 'an update does not change the key',
    operation: 'UpdateItem',
    request: update('SET sk = :other', { ':other': S('c') }),
  },
  // Key conditions
  {
    rule: 'BETWEEN has no empty bound',
    operation: 'Query',
    request: range('sk BETWEEN :from AND :to', { ':from': S(''), ':to': S('z') }),
  },
  {
    rule: 'BETWEEN is not inverted',
    operation: 'Query',
    request: range('sk BETWEEN :from AND :to', { ':from': S('z'), ':to': S('a') }),
  },
  {
    rule: 'a key is compared with no empty string',
    operation: 'Query',
    request: range('sk >= :from', { ':from': S('') }),
  },
  {
    rule: 'a prefix of a key is not empty',
    operation: 'Query',
    request: range('begins_with(sk, :prefix)', { ':prefix': S('') }),
  },
  { rule: 'a key is compared with its type', operation: 'Query', request: range('sk > :one', { ':one': N('1') }) },
  {
    rule: 'a partition key is compared by equality',
    operation: 'Query',
    request: (TableName) => query(TableName, { KeyConditionExpression: 'pk > :pk' }),
  },
  { rule: 'key conditions name keys', operation: 'Query', request: range('other = :one', { ':one': S('1') }) },
  {
    rule: 'key conditions have no OR',
    operation: 'Query',
    request: range('(sk = :b OR sk = :c)', { ':b': S('b'), ':c': S('c') }),
  },
  {
    rule: 'a filter names no key',
    operation: 'Query',
    request: (TableName) =>
      query(TableName, {
        FilterExpression: 'sk = :b',
        ExpressionAttributeValues: { ':pk': S('a'), ':b': S('b') },
      }),
  },
  // Indexes
  {
    rule: 'an index has no consistent reads',
    operation: 'Query',
    request: (TableName) => dueWork(TableName, { ConsistentRead: true }),
  },
  { rule: 'an index exists', operation: 'Query', request: (TableName) => dueWork(TableName, { IndexName: 'other' }) },
  {
    rule: 'an index gives only what it holds',
    operation: 'Query',
    request: (TableName) => dueWork(TableName, { ProjectionExpression: 'markdown' }),
  },
  {
    rule: 'a start key has the keys of the index',
    operation: 'Query',
    request: (TableName) => dueWork(TableName, { ExclusiveStartKey: key() }),
  },
  // Expressions
  {
    rule: 'no bare name is a reserved word',
    operation: 'UpdateItem',
    request: update('SET status = :one', { ':one': S('1') }),
  },
  {
    rule: 'no projected name is a reserved word',
    operation: 'Query',
    request: (TableName) => query(TableName, { ProjectionExpression: 'title, url, status' }),
  },
  {
    rule: 'every value is used',
    operation: 'UpdateItem',
    request: update('SET a = :one', { ':one': S('1'), ':two': S('2') }),
  },
  {
    rule: 'every name is used',
    operation: 'UpdateItem',
    request: update('SET a = :one', { ':one': S('1') }, { ExpressionAttributeNames: { '#b': 'b' } }),
  },
  { rule: 'every used value is given', operation: 'UpdateItem', request: update('SET a = :one') },
  { rule: 'every used name is given', operation: 'UpdateItem', request: update('REMOVE #a') },
  { rule: 'an expression is not empty', operation: 'UpdateItem', request: update('') },
  {
    rule: 'names are not given without an expression',
    operation: 'GetItem',
    request: (TableName) => ({ TableName, Key: key(), ExpressionAttributeNames: { '#a': 'a' } }),
  },
  {
    rule: 'the paths of an update do not overlap',
    operation: 'UpdateItem',
    request: update('SET a = :one REMOVE a.b', { ':one': S('1') }),
  },
  {
    rule: 'an attribute is changed once in an update',
    operation: 'UpdateItem',
    request: update('SET a = :one, a = :two', { ':one': S('1'), ':two': S('2') }),
  },
  { rule: 'ADD adds numbers', operation: 'UpdateItem', request: update('ADD a :one', { ':one': S('1') }) },
  {
    rule: 'parentheses are not redundant',
    operation: 'DeleteItem',
    request: (TableName) => ({
      TableName,
      Key: key(),
      ConditionExpression: '((a = :one))',
      ExpressionAttributeValues: { ':one': S('1') },
    }),
  },
  {
    rule: 'an expression has at most 4,096 bytes',
    operation: 'UpdateItem',
    request: update(
      `REMOVE ${upTo(400)
        .map((at) => `attribute${at}`)
        .join(', ')}`,
    ),
  },
  {
    rule: 'an expression has at most 300 operators',
    operation: 'DeleteItem',
    request: (TableName) => ({
      TableName,
      Key: key(),
      ConditionExpression: upTo(151)
        .map(() => 'a=b')
        .join(' OR '),
    }),
  },
  // Values
  {
    rule: 'an item has at most 400 KB',
    operation: 'PutItem',
    request: put({ text: S(long(400 * 1_024)) }),
  },
  { rule: 'the size of an item is in bytes', operation: 'PutItem', request: put({ text: S('é'.repeat(210 * 1_024)) }) },
  { rule: 'a set is not empty', operation: 'PutItem', request: put({ names: { SS: [] } }) },
  { rule: 'a set has nothing twice', operation: 'PutItem', request: put({ names: { SS: ['a', 'a'] } }) },
  { rule: 'a number has at most 38 digits', operation: 'PutItem', request: put({ number: N('1'.repeat(39)) }) },
  { rule: 'a number is in range', operation: 'PutItem', request: put({ number: N('1e127') }) },
  { rule: 'a number is one', operation: 'PutItem', request: put({ number: N('NaN') }) },
  // Batches and transactions
  {
    rule: 'a batch writes at most 25 items',
    operation: 'BatchWriteItem',
    request: (TableName) => ({
      RequestItems: { [TableName]: upTo(26).map((at) => ({ PutRequest: { Item: key(`b${at}`) } })) },
    }),
  },
  {
    rule: 'a batch writes an item once',
    operation: 'BatchWriteItem',
    request: (TableName) => ({
      RequestItems: { [TableName]: [{ PutRequest: { Item: key() } }, { DeleteRequest: { Key: key() } }] },
    }),
  },
  { rule: 'a batch of writes is not empty', operation: 'BatchWriteItem', request: () => ({ RequestItems: {} }) },
  {
    rule: 'a batch reads at most 100 items',
    operation: 'BatchGetItem',
    request: (TableName) => ({ RequestItems: { [TableName]: { Keys: upTo(101).map((at) => key(`b${at}`)) } } }),
  },
  {
    rule: 'a batch reads an item once',
    operation: 'BatchGetItem',
    request: (TableName) => ({ RequestItems: { [TableName]: { Keys: [key(), key()] } } }),
  },
  {
    rule: 'a batch reads no empty key',
    operation: 'BatchGetItem',
    request: (TableName) => ({ RequestItems: { [TableName]: { Keys: [key('')] } } }),
  },
  {
    rule: 'a transaction has at most 100 writes',
    operation: 'TransactWriteItems',
    request: (TableName) => ({ TransactItems: puts(TableName, 101) }),
  },
  { rule: 'a transaction is not empty', operation: 'TransactWriteItems', request: () => ({ TransactItems: [] }) },
  {
    rule: 'a transaction writes an item once',
    operation: 'TransactWriteItems',
    request: (TableName) => ({
      TransactItems: [{ Put: { TableName, Item: key() } }, { Delete: { TableName, Key: key() } }],
    }),
  },
  {
    rule: 'a transaction has at most 4 MB',
    operation: 'TransactWriteItems',
    request: (TableName) => ({ TransactItems: puts(TableName, 12, () => ({ text: S(long(390 * 1_024)) })) }),
  },
  {
    rule: 'an update of a transaction changes something',
    operation: 'TransactWriteItems',
    request: (TableName) => ({ TransactItems: [{ Update: { TableName, Key: key() } }] }),
    onlyInTheService: true,
  },
  {
    rule: 'a check of a transaction has a condition',
    operation: 'TransactWriteItems',
    request: (TableName) => ({ TransactItems: [{ ConditionCheck: { TableName, Key: key() } }] }),
  },
  {
    rule: 'the writes of a transaction follow the rules of single ones',
    operation: 'TransactWriteItems',
    request: (TableName) => ({
      TransactItems: [{ Put: { TableName, Item: { ...key(), dueKind: S(''), dueAt: S('1') } } }],
    }),
  },
  {
    rule: 'a limit is positive',
    operation: 'Query',
    request: (TableName) => query(TableName, { Limit: 0 }),
  },
  {
    rule: 'a scan follows the rules of expressions',
    operation: 'Scan',
    request: (TableName) => ({ TableName, ProjectionExpression: 'pk, status' }),
  },
];
