import { setTimeout as delay } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { Table } from './client.ts';
import { TTL_ATTRIBUTE, tableDefinition } from './definition.ts';

const INDEX_POLL_MS = 100;

/**
 * Creates the table on an engine that has no CloudFormation. An existing table, from an earlier version of the
 * service, gets the indexes that it lacks.
 */
export async function createTable(table: Table): Promise<void> {
  try {
    await table.documents.send(new CreateTableCommand(tableDefinition(table.name)));
  } catch (error) {
    if (error instanceof ResourceInUseException) return addMissingIndexes(table);
    throw error;
  }
  await waitUntilTableExists({ client: table.documents, maxWaitTime: 30, minDelay: 1 }, { TableName: table.name });
  await table.documents.send(
    new UpdateTimeToLiveCommand({
      TableName: table.name,
      TimeToLiveSpecification: { Enabled: true, AttributeName: TTL_ATTRIBUTE },
    }),
  );
}

/** DynamoDB makes one index at a time, and fills it from the existing items. */
async function addMissingIndexes(table: Table): Promise<void> {
  const { GlobalSecondaryIndexes = [], AttributeDefinitions } = tableDefinition(table.name);
  for (const Create of GlobalSecondaryIndexes) {
    if (Create.IndexName && (await indexNames(table)).includes(Create.IndexName)) continue;
    const used = new Set(['pk', 'sk', ...(Create.KeySchema ?? []).map(({ AttributeName }) => AttributeName)]);
    await table.documents.send(
      new UpdateTableCommand({
        TableName: table.name,
        AttributeDefinitions: AttributeDefinitions?.filter(({ AttributeName }) => used.has(AttributeName)),
        GlobalSecondaryIndexUpdates: [{ Create }],
      }),
    );
    await waitForIndexes(table);
  }
}

const describedIndexes = async (table: Table) =>
  (await table.documents.send(new DescribeTableCommand({ TableName: table.name }))).Table?.GlobalSecondaryIndexes ?? [];

const indexNames = async (table: Table) => (await describedIndexes(table)).map(({ IndexName }) => IndexName);

async function waitForIndexes(table: Table): Promise<void> {
  while ((await describedIndexes(table)).some(({ IndexStatus }) => IndexStatus !== 'ACTIVE'))
    await delay(INDEX_POLL_MS);
}
