/** Amazon's DynamoDB Local is the proof that the rules of the strict client are DynamoDB's. */
import * as dynamoDb from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { refusedRequests } from '../harness/strict-dynamodb/refused-requests.ts';
import { useTable } from '../shared/table/use-table.ts';

const engine = useTable();
let client: dynamoDb.DynamoDB;
beforeAll(() => {
  client = new dynamoDb.DynamoDB({
    endpoint: inject('dynamoDbEndpoint') ?? '',
    region: 'us-east-1',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  });
});
afterAll(() => client.destroy());

const send: Record<(typeof refusedRequests)[number]['operation'], (request: never) => Promise<unknown>> = {
  GetItem: (request) => client.getItem(request),
  PutItem: (request) => client.putItem(request),
  UpdateItem: (request) => client.updateItem(request),
  DeleteItem: (request) => client.deleteItem(request),
  Query: (request) => client.query(request),
  Scan: (request) => client.scan(request),
  BatchGetItem: (request) => client.batchGetItem(request),
  BatchWriteItem: (request) => client.batchWriteItem(request),
  TransactWriteItems: (request) => client.transactWriteItems(request),
};

it.each(refusedRequests)('DynamoDB Local refuses a request against the rule that $rule', async (refused) => {
  const outcome = await send[refused.operation](refused.request(engine.table.name) as never).then(
    () => 'accepted',
    (error: Error) => error.name,
  );
  expect(outcome).toMatch(refused.onlyInTheService ? /accepted/ : /ValidationException|TransactionCanceledException/);
});
