/** The part of the OpenAPI document that the reference reads, and functions to navigate it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  /** Values that are known; later releases add some. */
  readonly 'x-extensible-enum'?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Body {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

export interface OpenapiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** An operation with where it is. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export const listRoutes = ({ paths }: OpenapiDocument): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Follows a reference; returns anything else unchanged. */
export function resolve<T extends { readonly $ref?: string }>(document: OpenapiDocument, value: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref ?? '') ?? [];
  const found = document.components[kind]?.[name];
  return found === undefined ? value : (found as T);
}

export const schemaName = (schema: Schema): string | null =>
  /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1] ?? null;

/** The JSON of a body: its schema and its example. */
export const jsonMedia = (body: Body): Media | null => Object.values(body.content ?? {})[0] ?? null;

/** Every word of what was typed, in the id, the path, the summary or the tag. */
export function matches({ method, path, operation }: Route, typed: string): boolean {
  const text =
    `${operation.operationId} ${method} ${path} ${operation.summary} ${operation.tags.join(' ')}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Access = 'open' | 'key' | 'session';

export function routeAccess({ security }: Operation): Access {
  if (security === undefined) return 'key';
  return security.length === 0 ? 'open' : security.some((one) => 'session' in one) ? 'session' : 'key';
}

/** `string, 1 to 200 characters` */
export function describeType(document: OpenapiDocument, schema: Schema): string {
  const values = describeValues(resolve(document, schema));
  if (values !== null) return values;
  const name = schemaName(schema);
  if (name !== null) return name;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => describeType(document, choice)))].join(' or ');
  const types = [schema.type ?? 'any'].flat();
  const shown = types.map((type) =>
    type === 'array' && schema.items ? `list of ${describeType(document, schema.items)}` : type,
  );
  return [shown.join(' or '), ...describeLimits(schema)].join(', ');
}

function describeValues(schema: Schema): string | null {
  const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return list(schema.enum);
  return schema['x-extensible-enum'] ? `${list(schema['x-extensible-enum'])} | …` : null;
}

function describeLimits(schema: Schema): string[] {
  const { format, minimum, maximum, minLength, maxLength } = schema;
  const unbounded = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER;
  return [
    ...(format ? [format] : []),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? [`at least ${minimum}`] : []),
    ...(unbounded ? [] : [`at most ${maximum}`]),
    ...(minLength ? [`at least ${minLength} characters`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}
