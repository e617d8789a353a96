/** The error responses of the OpenAPI document. */
import * as z from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ErrorCode, errorCodes, statusOfErrorCode } from './error-codes.ts';
import { retryAfter } from './openapi-headers.ts';
import type { Operation } from './operation.ts';

const errorSchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(errorCodes),
      message: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: 'Error', description: 'Switch on `code`; `message` is for people and may change.' });

/** Messages of the errors that have their own response in the components. */
const commonErrors: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'limit must be between 1 and 100',
  unauthorized: 'Invalid API key',
  forbidden: 'Missing required scope: content:write',
  not_found: 'Page not found',
  conflict: 'A request with this Idempotency-Key is still running',
  payment_required: 'An active subscription is required',
  rate_limited: 'Rate limit exceeded',
  writes_stopped: 'Internal server error',
  internal_error: 'Internal server error',
};

/** Of a write that takes an `Idempotency-Key`: a malformed key, and one of another request. */
const onWrites = ['writes_stopped', 'conflict', 'invalid_request'] as const satisfies readonly ErrorCode[];

/** The errors that every operation of an access can return, besides its own. */
function listErrorCodes(operation: Operation): ErrorCode[] {
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

export function errorResponses(operation: Operation): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(listErrorCodes(operation), (code) => statusOfErrorCode[code]);
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
