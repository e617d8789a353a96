import { expect, it } from 'vitest';
import { setProcessVariables } from '../../../shared/environment.ts';
import { getItem, openTable } from '../../../shared/table/client.ts';
import { REFUSALS_FILE } from './install.ts';

it('every client of the table refuses what DynamoDB refuses, before the engine is asked', async () => {
  // Nothing listens there.
  const table = openTable({
    TABLE_NAME: 'table',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9',
  });
  // This refusal is the test's own: it is not written down as one of the run.
  const restore = setProcessVariables({ [REFUSALS_FILE]: '' });
  try {
    await expect(getItem(table, { pk: 'a', sk: '' })).rejects.toThrow('the key sk is an empty string');
  } finally {
    restore();
    table.documents.destroy();
  }
});
