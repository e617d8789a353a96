/**
 * Builds the OpenAPI 3.1 document from the operations. Used by `npm run openapi` and the tests only: the served document
 * is generated ahead (functions/identity/openapi.generated.ts), so no Lambda carries the generator.
 */
import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ErrorCode, statusOfErrorCode } from './error-codes.ts';
import type { Operation, ResponseSchema } from './operation.ts';

const errorSchema = z
  .strictObject({
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: 'Error', description: 'Switch on `code`.' });

const headerInteger = (description: string) => z.number().meta({ override: { type: 'integer' }, description });

const rateHeaders = z.object({
  'X-RateLimit-Limit': headerInteger('Requests that the bucket allows per 60-second window.'),
  'X-RateLimit-Remaining': headerInteger('Requests left in this window.'),
  'X-RateLimit-Reset': headerInteger('Unix seconds at which the window ends.'),
});

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted: poll the job',
  204: 'Done, no body',
};

/** What any operation of an access can answer besides its own errors. */
function errorCodesOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.errors ?? []);
  codes.add('rate_limited');
  codes.add('internal_error');
  if (operation.body || operation.query) codes.add('invalid_request');
  if (operation.params) codes.add('not_found');
  if (operation.access !== 'open') codes.add('unauthorized');
  if (operation.access !== 'open' && operation.access !== 'any-key') codes.add('forbidden');
  return [...codes];
}

function errorResponses(operation: Operation): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => statusOfErrorCode[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  );
}

function successContent(schema: ResponseSchema) {
  if (schema === null) return {};
  if ('safeParse' in schema) return { content: { 'application/json': { schema } } };
  return { content: { [schema.contentType.split(';')[0] ?? schema.contentType]: { schema: schema.schema } } };
}

const bucketText = (operation: Operation): string => {
  if (operation.access === 'open') return 'Counts against the limit per IP address.';
  if (typeof operation.bucket === 'function') return 'Rate bucket: LLM when a model has to be called, else default.';
  return `Rate bucket: ${operation.bucket === 'llm' ? 'LLM' : (operation.bucket ?? 'default')}.`;
};

function operationObject(operation: Operation): ZodOpenApiOperationObject {
  const scope = operation.access === 'open' || operation.access === 'any-key' ? '' : ` Scope: \`${operation.access}\`.`;
  const success = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: statusTexts[Number(status)] ?? 'OK',
      ...(operation.access === 'open' ? {} : { headers: rateHeaders }),
      ...successContent(schema),
    },
  ]);
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, `${bucketText(operation)}${scope}`].filter(Boolean).join('\n\n'),
    ...(operation.access === 'open' ? { security: [] } : {}),
    ...(operation.params || operation.query
      ? {
          requestParams: {
            ...(operation.params ? { path: operation.params as z.ZodObject } : {}),
            ...(operation.query ? { query: operation.query as z.ZodObject } : {}),
          },
        }
      : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.bodyOptional,
            content: { 'application/json': { schema: operation.body } },
          },
        }
      : {}),
    responses: { ...Object.fromEntries(success), ...errorResponses(operation) },
  };
}

/** The whole document. Paths are in the order of the list; a path's methods stand together. */
export function openapiDocument(operations: readonly Operation[]): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation) };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Content Optimization API',
      version: '1.0.0',
      description:
        "An organization's search-engine-optimization data over HTTP and JSON: sites, pages, snapshots, content versions, graded analyses with recommendations, drafts, and jobs. " +
        'Every error is `{error: {code, message, details?}}`; clients switch on `code` and ignore unknown fields.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1', description: 'Of the host that serves this document' }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: '`coa_` and 43 characters, made by the operator.' },
      },
    },
  });
}
