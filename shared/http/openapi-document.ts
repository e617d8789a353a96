/**
 * Builds the OpenAPI 3.1 document from the operations. Used by `npm run openapi` and the tests only: the served document
 * is generated ahead (functions/identity/openapi.generated.ts), so no Lambda carries the generator.
 */
import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { type ErrorCode, errorCodes, statusOfErrorCode } from './error-codes.ts';
import type { Access, Operation, ResponseSchema, Scope } from './operation.ts';

/** A recorded request of an operation with its response, both shortened. */
export interface OperationExample {
  /** Below `/v1`, with the query. */
  path: string;
  body?: unknown;
  status: number;
  response?: unknown;
}

/** Examples by operation id. */
export type OperationExamples = Readonly<Record<string, OperationExample>>;

const errorSchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(errorCodes),
      message: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: 'Error', description: 'Switch on `code`; `message` is for people and may change.' });

const integerHeader = (id: string, description: string) =>
  z.number().meta({ override: { type: 'integer' }, description, header: { id } });

const rateHeaders = z.object({
  'X-RateLimit-Limit': integerHeader('RateLimitLimit', 'Requests allowed per 60-second window in the bucket.'),
  'X-RateLimit-Remaining': integerHeader('RateLimitRemaining', 'Requests remaining in the current window.'),
  'X-RateLimit-Reset': integerHeader('RateLimitReset', 'Time at which the current window ends, in Unix seconds.'),
});

const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description:
        'Unique to one request of this API key. A repeat within 24 hours gets the first final response again instead of a second effect; the same key with another request, or while the first is running, is a 409 `conflict`.',
      param: { id: 'IdempotencyKey' },
    }),
});

const consoleHeader = z.object({
  'X-Console': z
    .literal('1')
    .optional()
    .meta({
      description: 'Required: a request that another site makes with the cookie cannot have it.',
      param: { id: 'XConsole' },
    }),
});

const replayedHeader = z.object({
  'Idempotent-Replayed': z
    .literal('true')
    .optional()
    .meta({
      description: 'Present when this is the response of an earlier request with the same `Idempotency-Key`.',
      header: { id: 'IdempotentReplayed' },
    }),
});

const retryAfter = integerHeader('RetryAfter', 'Seconds to wait before the next request.');

/** Messages of the errors that have their own response in the components. */
const commonErrors: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'limit must be between 1 and 100',
  unauthorized: 'Invalid API key',
  forbidden: 'Missing required scope: content:write',
  not_found: 'Page not found',
  rate_limited: 'Rate limit exceeded',
  writes_stopped: 'Internal server error',
  internal_error: 'Internal server error',
};

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted; poll for completion',
  204: 'No content',
  302: 'Redirect',
  403: 'A page for people, which says why the sign-in is refused',
  503: 'A page for people: the identity provider does not respond as it should',
};

/** Of a write that takes an `Idempotency-Key`: a malformed key, and one of another request. */
const onWrites = ['writes_stopped', 'conflict', 'invalid_request'] as const satisfies readonly ErrorCode[];

/** The errors that every operation of an access can return, besides its own. */
function errorCodesOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors ?? []);
  codes.add('rate_limited');
  codes.add('internal_error');
  if (operation.method !== 'GET') for (const code of onWrites) codes.add(code);
  if (operation.body || operation.query) codes.add('invalid_request');
  if (operation.params) codes.add('not_found');
  if (operation.access !== 'open') codes.add('unauthorized');
  if (operation.access !== 'open' && operation.access !== 'any-key') codes.add('forbidden');
  return [...codes];
}

function errorResponses(operation: Operation): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => statusOfErrorCode[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), errorResponse(codes)]));
}

const sharedErrorResponses = new Map<ErrorCode, ZodOpenApiResponseObject>();

/** The response of a status. One that stands for a single common code is a component, which all operations share. */
function errorResponse(codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const [code] = codes;
  const message = code && commonErrors[code];
  if (!code || codes.length > 1 || !message) return describeErrors(codes);
  const known = sharedErrorResponses.get(code);
  if (known) return known;
  const response: ZodOpenApiResponseObject = {
    ...describeErrors(codes),
    id: code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    content: { 'application/json': { schema: errorSchema, example: { error: { code, message } } } },
  };
  sharedErrorResponses.set(code, response);
  return response;
}

const describeErrors = (codes: readonly ErrorCode[]): ZodOpenApiResponseObject => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  ...(codes.some((code) => code === 'rate_limited' || code === 'writes_stopped')
    ? { headers: z.object({ 'Retry-After': retryAfter }) }
    : {}),
  content: { 'application/json': { schema: errorSchema } },
});

function successContent(schema: ResponseSchema, example: unknown) {
  if (schema === null) return {};
  const shown = example === undefined ? {} : { example };
  if ('safeParse' in schema) return { content: { 'application/json': { schema, ...shown } } };
  const types =
    'contentTypes' in schema ? schema.contentTypes : [schema.contentType.split(';')[0] ?? schema.contentType];
  const names = 'rows' in schema ? Object.keys(schema.rows ?? {}) : [];
  const contentSchema = { anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  const isOfRows = (type: string): boolean => names.length > 0 && type.includes('json');
  const text = schema.schema;
  return {
    content: Object.fromEntries(
      types.map((type) => [
        type,
        {
          schema: isOfRows(type)
            ? { type: 'string' as const, description: 'A JSON object on each line.', contentSchema }
            : text,
        },
      ]),
    ),
  };
}

const bucketText = (operation: Operation): string => {
  if (operation.access === 'open') return 'Counts against the limit per IP address.';
  if (typeof operation.bucket === 'function')
    return 'Rate bucket: LLM when the request calls a model, otherwise default.';
  return `Rate bucket: ${operation.bucket === 'llm' ? 'LLM' : (operation.bucket ?? 'default')}.`;
};

const takesIdempotencyKey = ({ method, access }: Operation): boolean => method !== 'GET' && access !== 'open';

const isScope = (access: Access): access is Scope => access !== 'open' && access !== 'any-key' && access !== 'session';

/** The headers that a request takes. */
function headerOf(operation: Operation): { header: z.ZodObject } | null {
  const isOfConsole = operation.access === 'session' || operation.consoleOnly === true;
  const shape = {
    ...(isOfConsole ? consoleHeader.shape : {}),
    ...(takesIdempotencyKey(operation) ? idempotencyHeader.shape : {}),
  };
  return Object.keys(shape).length > 0 ? { header: z.object(shape) } : null;
}

const linkHeader = z.object({
  Link: z
    .string()
    .optional()
    .meta({
      description: '`<…>; rel="next"`: where the next part is, relative to the host. Absent on the last part.',
      header: { id: 'Link' },
    }),
});

const linksNext = ({ responses }: Operation): boolean =>
  Object.values(responses).some((response) => response !== null && 'linksNext' in response);

function successHeaders(operation: Operation) {
  if (takesIdempotencyKey(operation)) return rateHeaders.extend(replayedHeader.shape);
  return linksNext(operation) ? rateHeaders.extend(linkHeader.shape) : rateHeaders;
}

function operationObject(operation: Operation, example: OperationExample | undefined): ZodOpenApiOperationObject {
  const scope = isScope(operation.access) ? ` Scope: \`${operation.access}\`.` : '';
  const success = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: statusTexts[Number(status)] ?? 'OK',
      ...(operation.access === 'open' ? {} : { headers: successHeaders(operation) }),
      ...successContent(schema, example?.status === Number(status) ? example.response : undefined),
    },
  ]);
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, `${bucketText(operation)}${scope}`].filter(Boolean).join('\n\n'),
    ...(operation.access === 'open' ? { security: [] } : {}),
    ...(operation.access === 'session' ? { security: [{ session: [] }] } : {}),
    ...(operation.params || operation.query || headerOf(operation)
      ? {
          requestParams: {
            ...headerOf(operation),
            ...(operation.params ? { path: operation.params as z.ZodObject } : {}),
            ...(operation.query ? { query: operation.query as z.ZodObject } : {}),
          },
        }
      : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.bodyOptional,
            content: {
              'application/json': {
                schema: operation.body,
                ...(example?.body === undefined ? {} : { example: example.body }),
              },
            },
          },
        }
      : {}),
    responses: { ...Object.fromEntries(success), ...errorResponses(operation) },
  };
}

/** Of responses that are text no type refers to the schemas of their rows. */
const rowSchemas = (operations: readonly Operation[]): Record<string, z.ZodType> =>
  Object.assign(
    {},
    ...operations
      .flatMap(({ responses }) => Object.values(responses))
      .map((response) => (response !== null && 'contentTypes' in response ? response.rows : {})),
  );

/** The whole document. Paths are in the order of the list; the methods of a path are grouped. */
export function openapiDocument(
  operations: readonly Operation[],
  examples: OperationExamples = {},
): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: operationObject(operation, examples[operation.operationId]),
    };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Content Optimization API',
      version: '1.0.0',
      description:
        "An organization's search-engine-optimization data over HTTP and JSON: sites, pages, snapshots, content versions, graded analyses with recommendations, drafts, and jobs. " +
        'Every error is `{error: {code, message, details?}}`; clients switch on `code` and ignore unknown fields. ' +
        'Every GET can be sent as HEAD. A deployed service compresses a body above 5 MB (gzip) whatever `Accept-Encoding` says.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1', description: 'The host that serves this document' }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      schemas: rowSchemas(operations),
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: '`coa_` followed by 43 characters. Keys are created in the console, or by the operator.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-coa_session',
          description:
            'The session of a person who is signed in to the console. With the header `X-Console: 1` it also stands in place of a key at every other operation, with all scopes. Over plain HTTP the cookie is `coa_session`.',
        },
      },
    },
  });
}
