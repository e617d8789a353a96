/** Requests that Amazon's DynamoDB refuses fail in every test: here or in the embedded engine. test/dynamodb-local has the proof. */
import * as dynamoDb from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableDefinition } from '../../../shared/table/engine/definition.ts';
import { useTable } from '../../shared/table/use-table.ts';
import { checkRequest } from './check-request.ts';
import { refusedRequests } from './refused-requests.ts';
import { sendRequest } from './send-request.ts';

const engine = useTable();
let client: dynamoDb.DynamoDB;
beforeAll(() => {
  client = new dynamoDb.DynamoDB({
    endpoint: engine.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  });
});
afterAll(() => client.destroy());

test.each(refusedRequests)('refuses a request against the rule that $rule', async ({ operation, request }) => {
  const { name } = engine.table;
  const refused = checkRequest(request(name), tableDefinition(name));
  const outcome = refused ?? (await sendRequest(client, operation, request(name)));
  expect(outcome).toMatch(/^(the|a) |ValidationException|TransactionCanceledException/);
});
