import { ApiError, ConnectionError, createClient } from '../../clients/typescript/src/index.ts';
import { type Random, seededRandom } from '../../test/faults/random.ts';
import { type DocumentedOperation, documentedOperations, undocumented } from './documented-answers.ts';
import { fuzzData } from './fuzz-data.ts';
import { bodyOf, oddValue, valid } from './fuzz-requests.ts';
import { harvestIds, type IdPool } from './harvest-ids.ts';
import type { Lab } from './lab.ts';
import { type FaultOptions, type FaultReport, seconds } from './report.ts';

/** Calls of each operation, in each round. */
const CALLS = 3;
/** Items of a list, and rows of an export, that are read. */
const ITEMS = 40;

type Method = (input: Record<string, unknown>) => Promise<unknown>;
type Iterate = (input: Record<string, unknown>) => AsyncIterable<unknown>;

/**
 * Walks the API through the client package: ids of responses are used in later calls, beside wrong ids, wrong types and bodies without
 * sense. Every response is as documented, and the client throws its own errors alone.
 */
export async function fuzzClient(lab: Lab, { seed, rounds }: FaultOptions): Promise<FaultReport> {
  const begun = performance.now();
  const random = seededRandom(seed);
  const { key, known } = await fuzzData(lab);
  const pool: IdPool = new Map(Object.entries(known).map(([name, ids]) => [name, new Set(ids)]));
  const learned = sizeOf(pool);
  const losses: string[] = [];
  const counts = { calls: 0, responses: 0, typed: 0, refusedUnsent: 0, items: 0 };
  const statuses = new Map<number, number>();
  let current: DocumentedOperation | null = null;

  const api = createClient({
    baseUrl: lab.system.baseUrl,
    apiKey: key,
    retries: 0,
    async fetch(url, init) {
      const response = await fetch(url, init);
      const text = await response.clone().text();
      counts.responses += 1;
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const answer = { status: response.status, headers: Object.fromEntries(response.headers), text };
      const fault = current && undocumented(current, answer);
      if (fault) losses.push(`${init.method} ${url} ${fault}`);
      if (current && response.ok) harvestIds(pool, current.operationId, text);
      return response;
    },
  });
  const iterators: Readonly<Record<string, Iterate | undefined>> = { ...api.each, exportSite: api.exportRows } as never;

  for (let round = 0; round < rounds * CALLS; round += 1) {
    for (const operation of documentedOperations) {
      current = operation;
      const input = inputOf(operation, pool, random);
      const iterate = random.next() < 0.3 && isList(operation) ? iterators[operation.operationId] : undefined;
      counts.calls += 1;
      try {
        if (iterate) counts.items += await readSome(iterate(input));
        else await (Reflect.get(api, operation.operationId) as Method)(input);
      } catch (error) {
        const isTyped = error instanceof ApiError || error instanceof ConnectionError;
        // A parameter of the path that is missing: nothing was sent.
        const isUnsent = error instanceof TypeError && error.message.endsWith(' is required');
        if (isTyped) counts.typed += 1;
        else if (isUnsent) counts.refusedUnsent += 1;
        else losses.push(`${operation.operationId} threw ${String(error)} for ${JSON.stringify(input)?.slice(0, 300)}`);
      }
    }
  }
  return {
    name: 'fuzzed client',
    figures: {
      operations: documentedOperations.length,
      ...counts,
      'ids of responses': sizeOf(pool) - learned,
      answers: [...statuses]
        .toSorted()
        .map(([status, count]) => `${count} x ${status}`)
        .join(' '),
      seconds: seconds(begun),
    },
    losses,
  };
}

const sizeOf = (pool: IdPool): number => [...pool.values()].reduce((sum, ids) => sum + ids.size, 0);

const isList = ({ operationId }: DocumentedOperation): boolean => /^(list|export)/.test(operationId);

async function readSome(items: AsyncIterable<unknown>): Promise<number> {
  let read = 0;
  for await (const _ of items) {
    read += 1;
    if (read === ITEMS) break;
  }
  return read;
}

const oddPathValues: readonly unknown[] = [
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  'abc',
  '',
  '../me',
  '%2F',
  ' ',
  'é',
  null,
  undefined,
  true,
  {},
  [],
];

function inputOf(operation: DocumentedOperation, pool: IdPool, random: Random): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') input[name] = pathValue(name, schema, pool, random);
    if (place !== 'query' || random.next() < 0.5) continue;
    input[name] = random.next() < 0.85 ? valid(schema, random) : oddValue(random);
  }
  if (operation.body === null) return input;
  const body = parsed(bodyOf(operation.body, random.next() < 0.4, random));
  return body === undefined ? input : { ...input, body: withKnownIds(body, pool, random) };
}

function pathValue(name: string, schema: DocumentedOperation['body'], pool: IdPool, random: Random): unknown {
  const ids = [...(pool.get(name) ?? [])];
  if (ids.length > 0 && random.next() < 0.85) return random.pick(ids);
  return random.next() < 0.5 && schema ? valid(schema, random) : random.pick(oddPathValues);
}

/** Pages and versions that a body names are mostly some that there are. */
function withKnownIds(body: unknown, pool: IdPool, random: Random): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const some = (name: string): unknown[] => [...(pool.get(name) ?? [])].slice(-20);
  const entries = Object.entries(body).map(([name, value]) => {
    if (random.next() < 0.2) return [name, value];
    if (name === 'page_ids' && some('pageId').length > 0) return [name, [random.pick(some('pageId'))]];
    if (name === 'base_version_id' && some('versionId').length > 0) return [name, random.pick(some('versionId'))];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
