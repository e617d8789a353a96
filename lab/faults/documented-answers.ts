import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

export type JsonSchema = { readonly [keyword: string]: unknown };

interface Documented {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** An operation as `openapi.yaml` has it. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[];
  /** Of the request's body; null when it takes none. */
  readonly body: JsonSchema | null;
  readonly responses: Readonly<Record<string, Documented>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathItem>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Documented>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}
type Parameter = DocumentedOperation['parameters'][number];
type Reference = { readonly $ref: string };
interface PathItem extends Pick<DocumentedOperation, 'operationId'> {
  readonly responses: Readonly<Record<string, Documented | Reference>>;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

const document: OpenApi = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'));

/** Responses that many operations share are components. */
const resolved = (responses: PathItem['responses']): DocumentedOperation['responses'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      if (!('$ref' in response)) return [status, response];
      const shared = document.components.responses[response.$ref.split('/').at(-1) ?? ''];
      if (!shared) throw new Error(`${response.$ref} is not there`);
      return [status, shared];
    }),
  );

/** The generator resolves references of a schema from the root of what it is given. */
function resolveParameter(parameter: Parameter | Reference): Parameter {
  const found =
    '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter;
  if (!found) throw new Error(`${JSON.stringify(parameter)} is not there`);
  return { ...found, schema: { ...found.schema, components: document.components } };
}

export const documentedOperations: readonly DocumentedOperation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const body = schema ? { ...schema, components: document.components } : null;
      return {
        ...{ operationId, path, body },
        method: method.toUpperCase(),
        parameters: parameters.map(resolveParameter),
        responses: resolved(responses),
      };
    }),
);

const ajv = new Ajv2020({ strict: false, allErrors: false });
formats.default(ajv);
ajv.addSchema(document, 'openapi');
const validators = new Map<string, ValidateFunction>();

const pointer = (...tokens: string[]): string =>
  tokens.map((token) => `/${encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function validatorOf({ path, method }: DocumentedOperation, status: string, mediaType: string): ValidateFunction {
  const reference = (document.paths[path]?.[method.toLowerCase()]?.responses[status] ?? {}) as Partial<Reference>;
  const response =
    reference.$ref?.replace('#', '') ?? pointer('paths', path, method.toLowerCase(), 'responses', status);
  const place = `${response}${pointer('content', mediaType, 'schema')}`;
  const known = validators.get(place) ?? ajv.compile({ $ref: `openapi#${place}` });
  validators.set(place, known);
  return known;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Compares a response to this operation with its documentation; null when they agree. */
export function undocumented(operation: DocumentedOperation, { status, headers, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  const documented = operation.responses[String(status)];
  if (!documented) return `answered ${status}, which is not documented: ${text.slice(0, 200)}`;
  const required = Object.entries(documented.headers ?? {}).filter(([, header]) => header.required === true);
  const missing = required.find(([name]) => headers[name.toLowerCase()] === undefined);
  if (missing) return `answered ${status} without the header ${missing[0]}`;
  const mediaType = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (!documented.content) return text === '' ? null : `answered ${status} with a body: ${text.slice(0, 200)}`;
  if (!(mediaType in documented.content)) return `answered ${status} as ${mediaType || 'nothing'}`;
  if (mediaType !== 'application/json') return null;
  const validate = validatorOf(operation, String(status), mediaType);
  if (validate(parseJson(text))) return null;
  return `answered ${status} outside of its schema: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 200)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
