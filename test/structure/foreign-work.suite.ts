/**
 * How long an answer takes must not tell a foreign id from a missing one either. Time itself cannot be tested; the work can:
 * both cost the same calls to the table.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations } from '../../functions/catalog/api-groups.ts';
import type { Operation } from '../../shared/http/operation.ts';
import { apiClient } from '../harness/api-client.ts';
import { beginSession, sessionHeaders } from '../harness/session-client.ts';
import { proxy, system } from '../systems/engine-proxy.ts';
import { exampleBody, exampleQuery } from './example-requests.ts';
import { makeResources, missingIds, type PathIds, type Resources } from './tenant-resources.ts';

let own: Resources;
let foreign: Resources;
let session: Record<string, string> = {};
let calls: string[] = [];
beforeAll(async () => {
  const [mine, theirs] = await Promise.all(
    [1, 2].map(() => makeResources(system, { domain: `${randomUUID()}.example` })),
  );
  if (!mine || !theirs) throw new Error('two organizations were to be made');
  own = mine;
  foreign = theirs;
  session = sessionHeaders(await beginSession(system.table, mine.tenant));
  proxy.inject(({ operation }) => {
    calls.push(operation);
    return null;
  });
});
afterAll(() => proxy.inject(() => null));
const idsIn = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['field', 'key', 'issueId', 'what'].includes(name));
const routes = allOperations().flatMap((operation) =>
  idsIn(operation).map((name) => ({ id: operation.operationId, name, operation })),
);

async function callsOf(operation: Operation, ids: PathIds): Promise<string[]> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
  const body = operation.body ? { body: JSON.stringify(exampleBody(operation)) } : {};
  calls = [];
  const person = operation.access === 'session' ? session : {};
  const answer = await apiClient(system.baseUrl, operation.access === 'session' ? null : own.tenant.key).raw(
    operation.method,
    `${path}?${exampleQuery(operation)}`,
    {
      headers: { 'content-type': 'application/json', ...person },
      ...body,
    },
  );
  expect(answer.status).toBe(404);
  return calls.toSorted();
}

test.each(routes)('a foreign $name costs what a missing one does: $id', async ({ operation, name }) => {
  const ask = async () => ({
    theirs: await callsOf(operation, { ...own.ids, [name]: foreign.ids[name] ?? '' }),
    missing: await callsOf(operation, { ...own.ids, [name]: missingIds[name] ?? '' }),
  });
  let work = await ask();
  // The sweeper's calls, once a minute, may come between: what differs by itself differs each time.
  for (let again = 1; again <= 2 && work.theirs.join() !== work.missing.join(); again += 1) work = await ask();
  expect(work.theirs).toEqual(work.missing);
  expect(work.theirs.length).toBeGreaterThan(0);
});
