/**
 * The form of the published document: what generators of clients read without loss. Requests are closed, as the service refuses unknown
 * fields; responses and payloads of webhooks are open, as later releases add fields, and values to some enumerations.
 */
import { nameEnums, type Sides } from './openapi-enums.ts';
import { isObject, type Json, type JsonObject, visit } from './openapi-json.ts';

/** Of `timestamp` in schemas.ts. */
const TIME_DESCRIPTION = 'ISO 8601, UTC';

type Side = 'request' | 'response';

/** Formats say more than the patterns that zod adds to them, of hundreds of characters each. */
const PATTERN_OF_UTC = 'Z$';
const isOfFormat = (format: Json | undefined): boolean =>
  format === 'date-time' || format === 'date' || format === 'uuid';

function shapePattern(schema: JsonObject, side: Side): void {
  if (typeof schema.pattern !== 'string') return;
  if (schema.type === 'integer' || schema.type === 'number' || isOfFormat(schema.format)) delete schema.pattern;
  if (side === 'request' && schema.format === 'date-time') schema.pattern = PATTERN_OF_UTC;
}

/** Limits that follow from the numbers of JavaScript, and so from no rule of the API. */
function removeNumberLimits(schema: JsonObject): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Generators know one type beside null. */
function splitTypes(schema: JsonObject): void {
  if (!Array.isArray(schema.type) || schema.type.filter((type) => type !== 'null').length < 2) return;
  const types = schema.type;
  delete schema.type;
  schema.anyOf = types.map((type) => ({ type }));
}

function shapeSchema(schema: JsonObject, side: Side): void {
  shapePattern(schema, side);
  splitTypes(schema);
  // Names are strings by themselves.
  if (isObject(schema.propertyNames) && schema.propertyNames.type === 'string') delete schema.propertyNames;
  if (side === 'request') return;
  removeNumberLimits(schema);
  // The document says it once of all times.
  if (schema.description === TIME_DESCRIPTION) delete schema.description;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

type Components = JsonObject & { schemas?: JsonObject; parameters?: JsonObject };

const listOperations = ({ paths }: JsonObject): JsonObject[] =>
  Object.values(paths as Record<string, JsonObject>).flatMap((methods) => Object.values(methods) as JsonObject[]);

/** The parts of the document by who sends them. Components are of responses: no request refers to a schema. */
function splitSides(document: JsonObject): Sides {
  const { webhooks, components } = document;
  const operations = listOperations(document);
  const { schemas = {}, responses = {}, parameters = {} } = components as Components;
  return {
    requests: [parameters, ...operations.map(({ parameters: own = [], requestBody = null }) => [own, requestBody])],
    responses: [schemas, responses, webhooks ?? null, ...operations.map((operation) => operation.responses ?? null)],
  };
}

/** Parameters that several operations have become components, which each of them refers to. */
function shareParameters(document: JsonObject): void {
  const components = document.components as Components;
  const shared = components.parameters ?? {};
  const lists = listOperations(document)
    .map(({ parameters }) => parameters)
    .filter((parameters) => Array.isArray(parameters));
  const counts = new Map<string, number>();
  for (const text of lists.flat().map((one) => JSON.stringify(one))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
  for (const [text] of often) {
    const parameter: JsonObject = JSON.parse(text);
    if (typeof parameter.name !== 'string') continue;
    const name = `${parameter.name.charAt(0).toUpperCase()}${parameter.name.slice(1)}`;
    if (name in shared) continue;
    shared[name] = parameter;
    for (const list of lists)
      for (const [at, one] of list.entries())
        if (JSON.stringify(one) === text) list[at] = { $ref: `#/components/parameters/${name}` };
  }
  components.parameters = shared;
}

/** A parameter and its schema say the same: once is enough. */
function describeOnce(object: JsonObject): void {
  const { description, schema } = object;
  if (isObject(schema) && description !== undefined && schema.description === description) delete schema.description;
}

/** The document as it is published. */
export function shapeDocument(given: object): JsonObject {
  // Not `structuredClone`, which keeps objects that are in several places as one.
  const document: JsonObject = JSON.parse(JSON.stringify(given));
  const sides = splitSides(document);
  for (const request of sides.requests) visit(request, (object) => shapeSchema(object, 'request'));
  for (const response of sides.responses) visit(response, (object) => shapeSchema(object, 'response'));
  nameEnums(document, sides);
  visit(document, describeOnce);
  shareParameters(document);
  return document;
}
