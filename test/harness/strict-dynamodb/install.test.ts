import { expect, it } from 'vitest';
import { getItem, openTable } from '../../../shared/table/engine/client.ts';
import { expectRefusals } from './install.ts';

it('every client of the table refuses what DynamoDB refuses, before the engine is asked', async () => {
  const table = openTable({
    TABLE_NAME: 'table',
    AWS_REGION: 'us-east-1',
    // Nothing listens there.
    AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9',
  });
  await expectRefusals(() =>
    expect(getItem(table, { pk: 'a', sk: '' })).rejects.toThrow('the key sk is an empty string'),
  );
  table.documents.destroy();
});
