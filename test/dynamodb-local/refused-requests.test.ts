/** Amazon's DynamoDB Local is the proof that the rules of the strict client are DynamoDB's. */
import * as dynamoDb from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { refusedRequests } from '../harness/strict-dynamodb/refused-requests.ts';
import { sendRequest } from '../harness/strict-dynamodb/send-request.ts';
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

test.each(refusedRequests)('DynamoDB Local refuses a request against the rule that $rule', async (refused) => {
  const outcome = await sendRequest(client, refused.operation, refused.request(engine.table.name));
  expect(outcome).toMatch(refused.onlyInTheService ? /accepted/ : /ValidationException|TransactionCanceledException/);
});
