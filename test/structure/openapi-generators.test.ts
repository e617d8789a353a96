/** The faults of a description that generators of clients stumble over; lab/client runs those that are installed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { eventDataSchemas } from '../../shared/domain/webhooks/event-data.ts';
import { projectFile } from './project-files.ts';

// biome-ignore lint/suspicious/noExplicitAny: any part of the document
type Node = any;

const yaml = readFileSync(projectFile('openapi.yaml'), 'utf8');
const document: Node = parse(yaml);

/** Every object with its place, but for those of examples. */
function list(node: Node, place: string): { place: string; schema: Node }[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node)
    .filter(([key]) => key !== 'example')
    .flatMap(([key, value]) => list(value, `${place}/${key}`));
  return Array.isArray(node) ? below : [{ place, schema: node }, ...below];
}

const operations: Node[] = Object.values<Node>(document.paths).flatMap((methods) => Object.values(methods));
const requests = operations.flatMap(({ operationId, parameters, requestBody }) =>
  list([parameters, requestBody], operationId),
);
const responses = [
  ...operations.flatMap(({ operationId, responses: own }) => list(own, operationId)),
  ...list(document.components.schemas, 'schemas'),
  ...list(document.components.responses, 'responses'),
  ...list(document.webhooks, 'webhooks'),
];
const schemas = [...requests, ...responses, ...list(document.components.parameters, 'parameters')];
const places = (found: readonly { place: string }[]): string[] => found.map(({ place }) => place);

test('the document is a description that a program loads at once: at most 450 KB', () => {
  expect(Buffer.byteLength(yaml)).toBeLessThanOrEqual(450_000);
});

test('a list has items: openapi-python-client leaves out an operation whose list has none', () => {
  expect(schemas.length).toBeGreaterThan(2_000);
  expect(places(schemas.filter(({ schema }) => schema.type === 'array' && schema.items === undefined))).toEqual([]);
});

test('a value has one type beside null: oapi-codegen ends at a second one', () => {
  const several = schemas.filter(
    ({ schema }) => Array.isArray(schema.type) && schema.type.filter((type: string) => type !== 'null').length > 1,
  );
  expect(places(several)).toEqual([]);
});

test('a header is no constant: openapi-python-client leaves out an operation with one', () => {
  const headers = schemas.filter(({ schema }) => schema.in === 'header' && schema.schema?.const !== undefined);
  expect(places(headers)).toEqual([]);
});

test('a pattern says more than the type and the format of its value do', () => {
  const patterns = schemas.filter(({ schema }) => typeof schema.pattern === 'string');
  expect(patterns.length).toBeGreaterThan(0);
  const needless = patterns.filter(
    ({ schema }) => schema.type !== 'string' || (schema.format === 'date-time' && schema.pattern !== 'Z$'),
  );
  expect(places(needless)).toEqual([]);
});

const enums = schemas.filter(({ schema }) => Array.isArray(schema.enum));

test('the values of an enumeration have names that differ: Python and Java make one name of A, A+ and A-', () => {
  const nameless = enums.filter(({ schema }) => {
    const names = schema['x-enum-varnames'] ?? schema.enum;
    const made = names.map((name: unknown) => String(name).replaceAll(/\W/g, '').toUpperCase());
    return names.length !== schema.enum.length || new Set(made).size < made.length;
  });
  expect(enums.length).toBeGreaterThan(50);
  expect(places(nameless)).toEqual([]);
});

test('an enumeration of several places is one component, so that a client has one type of it', () => {
  const several = Map.groupBy([...new Set(enums.filter(({ schema }) => schema.enum.length > 1))], ({ schema }) =>
    JSON.stringify(schema.enum),
  );
  expect([...several.values()].filter((same) => same.length > 1).map(places)).toEqual([]);
});

test('responses and events are open, so that a field that is added breaks no client which checks them', () => {
  const closed = responses.filter(({ schema }) => schema.additionalProperties === false);
  expect(places(closed)).toEqual([]);
});

test('requests are closed, as the service refuses fields that it does not know', () => {
  const open = requests.filter(
    ({ schema }) =>
      schema.type === 'object' &&
      Object.keys(schema.properties ?? {}).length > 0 &&
      schema.additionalProperties !== false,
  );
  // These are stored as they come: a tree of mdast, a component of a rubric. An entry of facts is refused by itself.
  const body = 'content/application/json/schema/properties';
  expect(places(open)).toEqual([
    `postContent/1/${body}/doc`,
    `putConsoleRubric/1/${body}/components/anyOf/0/items`,
    `createFacts/1/${body}/facts/items`,
  ]);
});

test.each(['ErrorCode', 'JobFailureReason', 'DeliveryFailureReason', 'WebhookEventType', 'PageKind', 'CheckKey'])(
  'a response may hold further values than those that are known: %s',
  (name) => {
    const { type, enum: values, 'x-extensible-enum': known } = document.components.schemas[name];
    expect([type, values]).toEqual(['string', undefined]);
    expect(known.length).toBeGreaterThan(2);
  },
);

test('every tag is explained', () => {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect(new Set(document.tags.map(({ name }: Node) => name))).toEqual(used);
  for (const { name, description } of document.tags) expect(description, name).toMatch(/^[A-Z].+\.$/);
});

test('the section webhooks has every event that docs/webhooks.md shows, with the fields that it has there', () => {
  const shown: Node[] = [...readFileSync(projectFile('docs/webhooks.md'), 'utf8').matchAll(/^\{"type":.+$/gm)].map(
    ([line]) => JSON.parse(line),
  );
  expect([...shown.map(({ type }) => type), 'webhook.test'].toSorted()).toEqual(
    Object.keys(document.webhooks).toSorted(),
  );
  for (const { type, data } of shown) {
    const { $ref } = document.webhooks[type].post.requestBody.content['application/json'].schema;
    const { properties } = document.components.schemas[$ref.split('/').at(-1)];
    expect(Object.keys(properties.data.properties)).toEqual(Object.keys(data));
    expect(z.object(eventDataSchemas).shape[type as keyof typeof eventDataSchemas].parse(data)).toEqual(data);
  }
});
