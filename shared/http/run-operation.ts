import type * as z from 'zod';
import { markingFirstTransaction } from '../table/engine/idempotent-request.ts';
import { notFound } from './api-error.ts';
import type { Operation, ResponseSchema } from './operation.ts';
import type { HttpResult, RequestState } from './request-state.ts';

const isZod = (schema: ResponseSchema): schema is z.ZodType => schema !== null && 'safeParse' in schema;

/** A response that does not fit its schema is our fault: it must never reach a client unnoticed where it is checked. */
function checkReply(operation: Operation, status: number, body: unknown): void {
  const schema = operation.responses[status];
  if (schema === undefined) throw new Error(`${operation.operationId} answered ${status}, which it does not define`);
  if (schema === null) return;
  const parsed = (isZod(schema) ? schema : schema.schema).safeParse(body);
  if (parsed.success) return;
  const issues = parsed.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${operation.operationId} answered ${status} with a body that does not fit: ${issues.join('; ')}`);
}

/** The response of the first request with the same `Idempotency-Key`; else calls the operation's handler and renders what it returns. */
export const runOperation = async (
  state: RequestState,
  services: unknown,
  options: { checkResponses: boolean },
): Promise<HttpResult> =>
  state.replay ?? markingFirstTransaction(state.idempotency, () => callHandler(state, services, options));

async function callHandler(
  state: RequestState,
  services: unknown,
  options: { checkResponses: boolean },
): Promise<HttpResult> {
  const { operation } = state;
  if (!operation) throw notFound('Route');
  const reply = await operation.handler(
    {
      params: state.params,
      query: state.query,
      body: state.body,
      caller: state.caller,
      requestId: state.requestId,
      cookie: state.cookie,
      startedAt: state.startedAt,
      prefersAsync: state.prefersAsync,
      contentType: state.contentType,
      messages: state.messages,
      // The definition typed the handler by the schemas that the values above have just passed.
    } as never,
    services as never,
  );
  if (options.checkResponses) checkReply(operation, reply.status, reply.body);
  const schema = operation.responses[reply.status];
  if (schema === null || schema === undefined) return { statusCode: reply.status, headers: { ...reply.headers } };
  const text = isZod(schema) ? JSON.stringify(reply.body) : String(reply.body);
  if (!isZod(schema) && 'contentTypes' in schema) {
    const headers = { 'content-type': `${state.contentType}; charset=utf-8`, vary: 'accept', ...reply.headers };
    return { statusCode: reply.status, headers, body: text };
  }
  const contentType = isZod(schema) ? 'application/json; charset=utf-8' : schema.contentType;
  return { statusCode: reply.status, headers: { 'content-type': contentType, ...reply.headers }, body: text };
}
