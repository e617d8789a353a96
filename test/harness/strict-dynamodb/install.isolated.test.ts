import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { setProcessVariables } from '../../../shared/environment.ts';
import { getItem, openTable, queryItems } from '../../../shared/table/engine/client.ts';
import { useTable } from '../../shared/table/use-table.ts';
import { expectRefusals, REFUSALS_FILE } from './install.ts';

const engine = useTable();

test('every client of the table refuses what the embedded engine would overlook, before the engine is asked', async () => {
  // Nothing listens there.
  const endpoint = 'http://127.0.0.1:9';
  const table = openTable({ TABLE_NAME: 'table', AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: endpoint });
  await expectRefusals(() =>
    expect(queryItems(table, { pk: '', prefix: 'a' })).rejects.toThrow('which is no string or an empty'),
  );
  table.documents.destroy();
});

test('what the engine refuses is written down too, so that the run fails where the product goes on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'refused-requests-'));
  const restore = setProcessVariables({ [REFUSALS_FILE]: path.join(folder, 'refused.txt') });
  onTestFinished(() => {
    restore();
    return rm(folder, { recursive: true });
  });
  await expect(getItem(engine.table, { pk: 'a', sk: '' })).rejects.toThrow();
  expect(await readFile(path.join(folder, 'refused.txt'), 'utf8')).toContain('ValidationException');
});
