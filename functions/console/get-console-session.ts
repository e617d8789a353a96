import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import type { ConsoleServices } from './services.ts';
import { sessionSchema, sessionView } from './session-view.ts';

export const getConsoleSession = defineOperation({
  operationId: 'getConsoleSession',
  method: 'GET',
  path: '/console/session',
  tag: 'Console',
  summary: 'Get the session of the request',
  access: 'session',
  responses: { 200: sessionSchema },
}).handle(async ({ caller }, { table }: ConsoleServices) => {
  const { organizationId, userId, session } = caller;
  const view = await sessionView(table, { organizationId, userId, ...session });
  if (!view) throw new ApiError('unauthorized', 'Invalid session');
  return { status: 200, body: view };
});
