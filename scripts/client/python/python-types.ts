/** Types of the description as types of Python: a `TypedDict` for each object, a `Literal` for each enumeration. */
import { docstring, fold } from './python-text.ts';

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  'x-extensible-enum'?: readonly unknown[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
}

/** They cannot be the name of a field of a class. */
const keywords: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

const isName = (name: string): boolean => /^[A-Za-z]\w*$/.test(name) && !keywords.has(name);

/** `listPages` → `ListPages`, `draft_value` → `DraftValue`. */
export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `listPages` → `list_pages`, `incoming-links` → `incoming_links`. */
export const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
const isObject = ({ properties }: Schema): boolean => Object.keys(properties ?? {}).length > 0;

function literal(value: unknown): string | null {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return Number.isInteger(value) ? String(value) : null;
}

/** Python has no literal of a fraction. */
function literalsOf(values: readonly unknown[]): string {
  const literals = values.map(literal);
  return literals.includes(null) ? 'float' : `Literal[${literals.join(', ')}]`;
}

const LITERAL_MAX = 100;
const declareLiterals = (name: string, type: string): string =>
  fold(`${name}: TypeAlias = Literal[`, type.slice('Literal['.length, -1).split(', '), ']');

const plainTypes: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

const uniqueUnion = (types: readonly string[]): string =>
  [...new Set(types)].toSorted((one, other) => Number(one === 'None') - Number(other === 'None')).join(' | ');

export interface PythonTypes {
  /** The type of a schema. An object that has no name in the description gets the given one. */
  typeOf(schema: Schema, name: string): string;
  /** Declares a schema that has a name. */
  declare(name: string, schema: Schema): void;
  declarations(): string[];
}

/** Collects the declarations that the types of schemas need. */
export function createPythonTypes(): PythonTypes {
  const declared = new Map<string, string>();

  function typeOfKind(schema: Schema, kind: string, name: string): string {
    if (kind === 'array') return `list[${typeOf(schema.items ?? {}, `${name}Item`)}]`;
    if (kind !== 'object') return plainTypes[kind] ?? 'Any';
    if (isObject(schema)) {
      if (!declared.has(name)) declareObject(name, schema);
      return name;
    }
    const { additionalProperties: values } = schema;
    return `dict[str, ${typeof values === 'object' ? typeOf(values, `${name}Value`) : 'Any'}]`;
  }

  function typeOf(schema: Schema, name: string): string {
    if (schema.$ref !== undefined) return lastOf(schema.$ref);
    const values = schema['x-extensible-enum'] ?? schema.enum ?? (schema.const === undefined ? null : [schema.const]);
    if (values !== null) return nameLong(name, literalsOf(values));
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts !== undefined) {
      const named = parts.filter(isObject).length > 1;
      return uniqueUnion(parts.map((part, at) => typeOf(part, named ? `${name}${at + 1}` : name)));
    }
    const kinds = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    return kinds.length === 0 ? 'Any' : uniqueUnion(kinds.map((kind) => typeOfKind(schema, kind, name)));
  }

  /** A long enumeration of one place stands on its own lines. */
  function nameLong(name: string, type: string): string {
    if (type.length <= LITERAL_MAX) return type;
    declared.set(name, declareLiterals(name, type));
    return name;
  }

  function declareObject(name: string, schema: Schema): void {
    // Takes the name first: its fields may need others of the same beginning.
    declared.set(name, '');
    const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
      const type = typeOf(value, `${name}${pascalCase(field)}`);
      return {
        field,
        description: value.description,
        type: schema.required?.includes(field) ? type : `NotRequired[${type}]`,
      };
    });
    declared.set(
      name,
      fields.every(({ field }) => isName(field))
        ? [
            `class ${name}(TypedDict):`,
            ...fields.flatMap(({ field, type, description }) => [
              `    ${field}: ${type}`,
              ...(description === undefined ? [] : [docstring(description, '    ')]),
            ]),
          ].join('\n')
        : [
            `${name} = TypedDict(`,
            `    "${name}",`,
            '    {',
            ...fields.map(({ field, type }) => `        "${field}": ${JSON.stringify(type)},`),
            '    },',
            ')',
          ].join('\n'),
    );
  }

  return {
    typeOf,
    declare(name, schema) {
      if (isObject(schema)) return declareObject(name, schema);
      const type = typeOf(schema, name);
      if (type === name) return;
      const isLiteral = type.startsWith('Literal[');
      declared.set(name, isLiteral ? declareLiterals(name, type) : `${name}: TypeAlias = ${JSON.stringify(type)}`);
    },
    declarations: () => [...declared.values()],
  };
}
