import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DynamoDbEngine, startDynamoDb } from '../../../../local/engines/dynamodb.ts';
import { openTable, queryItems } from '../../../../shared/table/engine/client.ts';
import { createTable } from '../../../../shared/table/engine/create-table.ts';
import { tableDefinition } from '../../../../shared/table/engine/definition.ts';
import { indexes } from '../../../../shared/table/engine/indexes.ts';
import { putItem } from '../../../../shared/table/engine/writes.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb({ dataDir: null });
});
afterAll(() => engine.stop());

test('a table of an earlier version gets the index that it lacks, with the items that are there', async () => {
  const table = openTable({
    TABLE_NAME: 'earlier',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  const { AttributeDefinitions, GlobalSecondaryIndexes, ...definition } = tableDefinition('earlier');
  const { name, hash, range } = indexes.dueWork;
  await table.documents.send(
    new CreateTableCommand({
      ...definition,
      AttributeDefinitions: AttributeDefinitions?.filter(
        ({ AttributeName }) => ![hash, range].includes(AttributeName as never),
      ),
      GlobalSecondaryIndexes: GlobalSecondaryIndexes?.filter(({ IndexName }) => IndexName !== name),
    }),
  );
  await putItem(table, { pk: 'a', sk: 'b', [hash]: 'job#0', [range]: '2026', workKind: 'analysis' });
  await createTable(table);
  await createTable(table);
  expect(await queryItems(table, { pk: 'job#0', index: indexes.dueWork })).toMatchObject([{ pk: 'a', sk: 'b' }]);
  table.documents.destroy();
});
