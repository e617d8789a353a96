import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { allOperations } from '../../functions/catalog/api-groups.ts';
import { apiClient } from '../harness/api-client.ts';
import { system } from '../systems/own.ts';
import { exampleBody, exampleQuery } from './example-requests.ts';
import { makeResources } from './tenant-resources.ts';

const scoped = allOperations().filter(({ access }) => !['open', 'session', 'any-key'].includes(access));

const formatKey = ({ pk, sk }: Record<string, unknown>): string => `${String(pk)} ${String(sk)}`;

/** All items but the counters of keys and addresses. */
async function readTable(): Promise<unknown[]> {
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const output = await system.table.documents.send(
      new ScanCommand({ TableName: system.table.name, ...(start ? { ExclusiveStartKey: start } : {}) }),
    );
    items.push(...(output.Items ?? []));
    start = output.LastEvaluatedKey;
  } while (start);
  return items
    .filter((item) => !/^(APIKEY|IP)#/.test(String(item['pk'])))
    .sort((a, b) => formatKey(a).localeCompare(formatKey(b)));
}

test('nothing is written for a key that lacks the scope, by any operation', async () => {
  const { tenant, ids } = await makeResources(system, system.web.take({}));
  const api = apiClient(system.baseUrl, (await tenant.newKey({ scopes: ['cms:publish'] })).key);
  const before = await readTable();
  expect(scoped.length).toBeGreaterThan(50);
  for (const operation of scoped) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
    const query = exampleQuery(operation);
    const answer = await api.raw(operation.method, query ? `${path}?${query}` : path, {
      headers: operation.body ? { 'content-type': 'application/json' } : {},
      ...(operation.body ? { body: JSON.stringify(exampleBody(operation)) } : {}),
    });
    expect([operation.operationId, answer.status]).toEqual([operation.operationId, 403]);
  }
  expect(await readTable()).toEqual(before);
});
