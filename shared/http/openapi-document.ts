/**
 * Builds the OpenAPI 3.1 document from the operations. Used by `npm run generate` and the tests only: the served document
 * is generated ahead (functions/identity/openapi.generated.ts), so no Lambda carries the generator.
 */
import type * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { errorResponses } from './openapi-errors.ts';
import { requestHeaders, successHeaders } from './openapi-headers.ts';
import { webhookOperations } from './openapi-webhooks.ts';
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

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted; poll for completion',
  204: 'No content',
  302: 'Redirect',
  403: 'A page for people, which says why the sign-in is refused',
  503: 'A page for people: the identity provider does not respond as it should',
};

const tagDescriptions: Readonly<Record<string, string>> = {
  'Health and identity': 'The service, its description, and the key of a request.',
  Sites: 'Sites, their crawls, and what crawls found.',
  Pages: 'Pages of a site, and their fields.',
  Jobs: 'Work that outlasts its request.',
  Content: 'Bodies of pages, their versions, and snapshots of live pages.',
  Drafts: 'Proposed values of fields of a page.',
  Analysis: 'Grades of pages by the rubric.',
  Console: 'What the console needs beside the API.',
  Checks: 'Checks of a page that need no analysis.',
  Recommendations: 'Advice of an analysis, and its verification.',
  Reports: 'What is known of a page, to hand on.',
  Keywords: 'Keywords of pages, and their metrics.',
  Facts: 'Verified facts of a business.',
  'Content ideas': 'Ideas for content, and the plan to write it.',
  'Site planning': 'Sites that are not built yet.',
  Opportunities: 'Which pages are worth the work.',
  'Search data': 'What Search Console says.',
  Outlines: 'Outlines of pages, from what ranks.',
  Webhooks: 'Events that the service sends.',
  Exports: 'All rows of a site, in parts.',
  Usage: 'What an organization used.',
};

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

const isScope = (access: Access): access is Scope => access !== 'open' && access !== 'any-key' && access !== 'session';

function operationObject(operation: Operation, example: OperationExample | undefined): ZodOpenApiOperationObject {
  const scope = isScope(operation.access) ? ` Scope: \`${operation.access}\`.` : '';
  const success = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: statusTexts[Number(status)] ?? 'OK',
      ...(operation.access === 'open' ? {} : { headers: successHeaders(operation, Number(status)) }),
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
    ...(operation.params || operation.query || requestHeaders(operation)
      ? {
          requestParams: {
            ...requestHeaders(operation),
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
        'Every error is `{error: {code, message, details?}}`; clients switch on `code`. ' +
        'Later releases add fields to responses, and values to the enumerations that are written as `x-extensible-enum`: clients ignore what they do not know. ' +
        'Times are ISO 8601 in UTC. ' +
        'Every GET can be sent as HEAD. A deployed service compresses a body above 5 MB (gzip) whatever `Accept-Encoding` says.',
      contact: { name: 'The operator of this service' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1', description: 'The host that serves this document' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? name,
    })),
    security: [{ apiKey: [] }],
    paths,
    webhooks: webhookOperations(),
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
