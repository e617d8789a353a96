import {
  CreateTableCommand,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { Table } from './client.ts';
import { TTL_ATTRIBUTE, tableDefinition } from './definition.ts';

/** Creates the table on an engine that has no CloudFormation, unless it is there already. */
export async function createTable(table: Table): Promise<void> {
  try {
    await table.documents.send(new CreateTableCommand(tableDefinition(table.name)));
  } catch (error) {
    if (error instanceof ResourceInUseException) return;
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
