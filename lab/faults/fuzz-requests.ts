import fc from 'fast-check';
import { generateSync } from 'json-schema-faker';
import type { Random } from '../../test/faults/random.ts';
import type { DocumentedOperation, JsonSchema } from './documented-answers.ts';

export interface FuzzRequest {
  readonly method: string;
  /** With its query, as it is sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Values that a request may name: by parameter, real ids of the organization and one of another organization. */
export type KnownIds = Readonly<Record<string, readonly (string | number)[]>>;

const oddIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '9007199254740993',
  '9'.repeat(40),
  'abc',
  'null',
  '%00',
  '%2F',
  '%E0%A4%A',
  '%FF',
];
const oddTypes = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'APPLICATION/JSON', 'json', ''];
const oddBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
  '[[[[[[[[{}]]]]]]]]',
];
const oddHeaders: readonly Record<string, string>[] = [
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer coa_none' },
  { authorization: `Basic ${'x'.repeat(2_000)}` },
  { authorization: 'Bearer caf\u00e9' },
  { accept: 'text/html' },
  { accept: 'application/json;q=0' },
  { 'x-forwarded-for': "', 1" },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-1' },
  { 'accept-encoding': 'br;q=0, *;q=0' },
  { expect: 'nothing' },
  { cookie: 'a=b; '.repeat(50) },
];

/** Requests of one operation: as documented, with one part changed, and without sense. The same random gives the same. */
export function fuzzRequest(operation: DocumentedOperation, known: KnownIds, key: string, random: Random): FuzzRequest {
  const chance = (share: number): boolean => random.next() < share;
  const isOdd = { path: chance(0.15), query: chance(0.3), body: chance(0.6), headers: chance(0.15), type: chance(0.1) };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    pathValue(operation, name, known, isOdd.path, random),
  );
  const query = queryOf(operation, known, isOdd.query, random);
  const body =
    operation.body === null
      ? chance(0.05)
        ? random.pick(oddBodies)
        : null
      : bodyOf(operation.body, isOdd.body, random);
  return {
    method: operation.method,
    path: `${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === null ? {} : { 'content-type': isOdd.type ? random.pick(oddTypes) : 'application/json' }),
      ...(isOdd.headers ? random.pick(oddHeaders) : {}),
    },
    body,
  };
}

function pathValue(
  operation: DocumentedOperation,
  name: string,
  known: KnownIds,
  isOdd: boolean,
  random: Random,
): string {
  if (isOdd) return random.pick([...oddIds, escaped(oddText(random)) || 'x']);
  const ids = known[name];
  if (ids && ids.length > 0) return escaped(String(random.pick(ids)));
  const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
  return escaped(String(valid(schema, random))) || 'x';
}

function queryOf({ parameters }: DocumentedOperation, known: KnownIds, isOdd: boolean, random: Random): string {
  const chosen = parameters.filter((parameter) => parameter.in === 'query' && random.next() < 0.5);
  const pairs = chosen.map(
    ({ name, schema }) => `${name}=${escaped(String(known[name] ? random.pick(known[name]) : valid(schema, random)))}`,
  );
  if (!isOdd) return pairs.join('&');
  const name = parameters.filter((parameter) => parameter.in === 'query').at(-1)?.name ?? 'page';
  const odd = random.pick([name, `${name}[]`, 'unknown', '', '__proto__', escaped(oddText(random))]);
  return [...pairs, `${odd}=${random.pick(['', ...oddIds, '1', escaped(oddText(random))])}`].join('&');
}

export function bodyOf(schema: JsonSchema, isOdd: boolean, random: Random): string {
  const body = withoutAddresses(sparse(valid(schema, random), schema, random), random);
  if (!isOdd) return JSON.stringify(body);
  const way = random.between(0, 9);
  if (way === 0) return random.pick(oddBodies);
  if (way === 1) return JSON.stringify(oddValue(random));
  return JSON.stringify(changed(body, random));
}

/** Half of the bodies without a required field have one field alone, for "exactly one of" and "at least one of". */
function sparse(body: unknown, { required }: JsonSchema, random: Random): unknown {
  if (typeof body !== 'object' || body === null || required !== undefined || random.next() < 0.5) return body;
  const entries: [string, unknown][] = Object.entries(body);
  return entries.length === 0 ? body : Object.fromEntries([random.pick(entries)]);
}

/** The value with one member, at any depth, removed, replaced or added. */
function changed(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return oddValue(random);
  const names = Object.keys(value);
  const name = names.length === 0 || random.next() < 0.1 ? 'unknown' : random.pick(names);
  const entries = Object.entries(value).filter(([known]) => known !== name || random.next() < 0.8);
  const replaced = random.next() < 0.5 ? changed(Reflect.get(value, name), random) : oddValue(random);
  const members = [
    ...entries.filter(([known]) => known !== name),
    ...(entries.length < names.length ? [] : [[name, replaced] as const]),
  ];
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

const seedOf = (random: Random): number => random.between(0, 2 ** 31 - 1);
const sampled = <T>(arbitrary: fc.Arbitrary<T>, random: Random): T | undefined =>
  fc.sample(arbitrary, { seed: seedOf(random), numRuns: 1 })[0];
const oddText = (random: Random): string =>
  random.pick([
    '\u0000',
    '\ud800',
    '\u202e\u0007',
    '🚲'.repeat(40),
    'x'.repeat(3_000),
    sampled(fc.string({ unit: 'binary' }), random) ?? '',
  ]);
export const oddValue = (random: Random): unknown =>
  random.pick<unknown>([
    null,
    true,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    [],
    {},
    [null],
    oddText(random),
    sampled(fc.jsonValue(), random),
  ]);
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

export function valid(schema: JsonSchema, random: Random): unknown {
  // A text may have a million characters: that is tried now and then.
  const short = random.next() < 0.9 ? { maxLength: 30 } : {};
  return generateSync(schema, {
    ...short,
    seed: seedOf(random),
    optionalsProbability: random.pick([0.15, 0.5, 0.9]),
  });
}

/** A site of that name would be crawled: of hosts that cannot be, there is one of each request. */
function withoutAddresses(body: unknown, random: Random): unknown {
  if (typeof body !== 'object' || body === null || !('domain' in body)) return body;
  return { ...body, domain: `fuzz-${random.between(1, 1_000)}.invalid` };
}
