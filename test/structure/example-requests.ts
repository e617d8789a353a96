/** A valid request of every operation, derived from its schemas, so that a new operation is tested without a line here. */
import * as z from 'zod';
import type { Operation } from '../../shared/http/operation.ts';

type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; items?: JsonSchema };

/** Strings that a field may accept, the plainest first. */
const texts = [
  'Example',
  'shop.example',
  'https://shop.example/',
  '1',
  '2026-11-21',
  '0192f0c4-7c1e-7d3a-9b1e-3f5a6b7c8d9e',
];

function valuesOf(schema: JsonSchema): unknown[] {
  if ('const' in schema) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return (choices as JsonSchema[]).flatMap(valuesOf);
  switch (schema['type']) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return [[valuesOf(schema.items ?? {})[0]]];
    case 'integer':
    case 'number':
      return [Math.max(1, Number(schema['minimum'] ?? 1))];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    default:
      return texts;
  }
}

/** The object of its required fields alone, then with each optional field, for "at least one of" and "exactly one of". */
function objectsOf(schema: JsonSchema): unknown[] {
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  let objects: Record<string, unknown>[] = [{}];
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (required.includes(name)) {
      objects = objects
        .flatMap((object) =>
          valuesOf(field)
            .slice(0, 6)
            .map((value) => ({ ...object, [name]: value })),
        )
        .slice(0, 64);
    }
  }
  const optional = Object.entries(schema.properties ?? {}).filter(([name]) => !required.includes(name));
  const withOne = objects.flatMap((object) =>
    optional.flatMap(([name, field]) =>
      valuesOf(field)
        .slice(0, 6)
        .map((value) => ({ ...object, [name]: value })),
    ),
  );
  return [...objects, ...withOne];
}

/** A value that the schema takes; undefined when none could be derived. */
function exampleOf(schema: z.ZodType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valuesOf(json).find((value) => schema.safeParse(value).success);
}

/** The query as a query string, without the question mark. */
export function exampleQuery(operation: Operation): string {
  if (!operation.query) return '';
  return new URLSearchParams(exampleOf(operation.query) as Record<string, string>).toString();
}

export const exampleBody = (operation: Operation): unknown => operation.body && exampleOf(operation.body);
