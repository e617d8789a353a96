/** The operations of the description as methods of Python. */
import { fold } from './python-text.ts';
import { type PythonTypes, pascalCase, type Schema, snakeCase } from './python-types.ts';

interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required?: boolean;
  schema: Schema;
}
type Content = Readonly<Record<string, { schema?: Schema }>>;
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

/** An operation, as its methods need it. */
export interface Method {
  name: string;
  summary: string;
  description: string;
  route: { verb: string; path: string };
  /** In the order of the signature, with what Python has for their default. */
  path: readonly TypedName[];
  body: TypedName | null;
  query: readonly TypedName[];
  output: string;
  /** The type of its response to `Prefer: respond-async`. */
  jobOutput: string | null;
  /** The type of an item, of a list that comes in parts. */
  item: string | null;
}
interface TypedName {
  name: string;
  /** In the request. */
  sentAs: string;
  type: string;
  isRequired: boolean;
}

const fieldsOf = (schema: Schema | undefined): string =>
  Object.keys(schema?.properties ?? {})
    .toSorted()
    .join(' ');

/** Parameters that an iterator sends by itself. */
const partNames: ReadonlySet<string> = new Set(['page', 'cursor']);
const isPaged = (meta: Schema): boolean => 'page' in (meta.properties ?? {}) && 'per_page' in (meta.properties ?? {});
const isCursored = (meta: Schema): boolean => 'next_cursor' in (meta.properties ?? {});

/** Reads operations; `resolve` follows a reference. */
export function createReader(types: PythonTypes, resolve: <T extends object>(node: T) => T) {
  const metaOf = (schema: Schema): Schema | null => {
    const meta = schema.properties?.['meta'];
    return meta === undefined ? null : resolve(meta);
  };

  /** Responses of one form are one generic type. */
  function envelopeOf(schema: Schema, name: string): string {
    const { data, meta } = schema.properties ?? {};
    if (data === undefined || !['data', 'data meta'].includes(fieldsOf(schema))) return types.typeOf(schema, name);
    if (meta === undefined) {
      return schema.required?.includes('data')
        ? `Data[${types.typeOf(data, `${name}Data`)}]`
        : types.typeOf(schema, name);
    }
    const fields = fieldsOf(resolve(meta));
    const form = { 'page per_page total': 'PageList', 'limit next_cursor': 'CursorList' }[fields];
    return form === undefined ? types.typeOf(schema, name) : `${form}[${itemOf(data, name)}]`;
  }
  const itemOf = (data: Schema, name: string): string => types.typeOf(data.items ?? {}, `${name}Item`);

  function outputOf(response: { content?: Content } | undefined, name: string): string | null {
    if (response === undefined) return null;
    const { content = {} } = resolve(response);
    const json = content['application/json'];
    if (json?.schema !== undefined) return envelopeOf(json.schema, name);
    return Object.keys(content).length > 0 ? 'str' : 'None';
  }

  function bodyOf({ requestBody, operationId }: Operation): TypedName | null {
    const schema = requestBody?.content['application/json']?.schema;
    if (schema === undefined || (fieldsOf(schema) === '' && schema.oneOf === undefined)) return null;
    const type = types.typeOf(schema, `${pascalCase(operationId)}Body`);
    return { name: 'body', sentAs: 'body', type, isRequired: requestBody?.required === true };
  }

  function itemOfList({ operationId, responses }: Operation): string | null {
    const schema = responses['200']?.content?.['application/json']?.schema;
    const meta = schema === undefined ? null : metaOf(schema);
    const data = schema?.properties?.['data'];
    if (meta === null || data === undefined || !(isPaged(meta) || isCursored(meta))) return null;
    return itemOf(data, `${pascalCase(operationId)}Response`);
  }

  return (verb: string, path: string, operation: Operation): Method | null => {
    const { operationId, summary, description = '', responses } = operation;
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter));
    const named = (place: Parameter['in']): TypedName[] =>
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema, required }) => ({
          name: snakeCase(name),
          sentAs: name,
          type: types.typeOf(schema, `${pascalCase(operationId)}${pascalCase(name)}`),
          isRequired: required === true,
        }));
    const isAsync = parameters.some(({ name }) => name === 'Prefer');
    const outputs = ['200', '201', '202', '204']
      .filter((status) => !(isAsync && status === '202'))
      .flatMap((status) => outputOf(responses[status], `${pascalCase(operationId)}Response`) ?? []);
    // Only the browser follows it: a sign-in that redirects.
    if (outputs.length === 0) return null;
    return {
      name: snakeCase(operationId),
      summary: `${summary}: \`${verb.toUpperCase()} ${path}\`.`,
      description,
      route: { verb: verb.toUpperCase(), path },
      path: named('path'),
      body: bodyOf(operation),
      query: named('query').toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
      output: [...new Set(outputs)].join(' | '),
      jobOutput: isAsync ? outputOf(responses['202'], `${pascalCase(operationId)}Job`) : null,
      item: itemOfList(operation),
    };
  };
}

/** Without what the iterator itself sends. */
export const queryOfList = ({ query }: Method): readonly TypedName[] =>
  query.filter(({ name }) => !partNames.has(name));

/** The parameters of a signature, one on each line. Those of the query are given by name. */
export function parametersOf({ path, body }: Method, query: readonly TypedName[], options = 'CallOptions'): string[] {
  const declare = ({ name, type, isRequired }: TypedName): string =>
    `${name}: ${isRequired ? type : `${uniqueOptional(type)} = None`}`;
  return [
    'self',
    ...path.map(declare),
    ...(body === null ? [] : [declare(body)]),
    ...(query.length > 0 ? ['*', ...query.map(declare)] : []),
    `**options: Unpack[${options}]`,
  ];
}
const uniqueOptional = (type: string): string => (type.endsWith('| None') ? type : `${type} | None`);

/** The path and the query of a call. */
export function addressOf({ route }: Method, query: readonly TypedName[]): string[] {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const variable = snakeCase(name);
    return `{segment("${variable}", ${variable})}`;
  });
  const quoted = path.includes('{') ? `f'${path}'` : `"${path}"`;
  const sent = query.map(({ name, sentAs }) => `"${sentAs}": ${name}`);
  return [quoted, fold('            {', sent, '}').trimStart()];
}
