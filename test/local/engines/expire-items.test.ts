import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynamoDb } from '../../../local/engines/dynamodb.ts';
import { expireItems } from '../../../local/engines/expire-items.ts';
import { getItem, openTable, type Table } from '../../../shared/table/engine/client.ts';
import { createTable } from '../../../shared/table/engine/create-table.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';

let engine: Awaited<ReturnType<typeof startDynamoDb>>;
let table: Table;

beforeAll(async () => {
  engine = await startDynamoDb({ dataDir: null });
  table = openTable({ TABLE_NAME: 'expiry', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
  await createTable(table);
});
afterAll(() => engine.stop());

test('deletes what has expired and keeps everything else', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const seconds = now.getTime() / 1000;
  await writeItems(table, {
    puts: [
      { pk: 'A', sk: 'past', expiresAtSeconds: seconds - 1 },
      { pk: 'A', sk: 'future', expiresAtSeconds: seconds + 1 },
      { pk: 'A', sk: 'never' },
    ],
  });
  const options = { documents: table.documents, tableName: table.name, ttlAttribute: 'expiresAtSeconds', now };
  expect(await expireItems(options)).toBe(1);
  expect(await getItem(table, { pk: 'A', sk: 'past' })).toBeNull();
  expect(await getItem(table, { pk: 'A', sk: 'future' })).not.toBeNull();
  expect(await getItem(table, { pk: 'A', sk: 'never' })).not.toBeNull();
});
