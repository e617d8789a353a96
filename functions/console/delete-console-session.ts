import { sessionCookieName, setCookie } from '../../shared/http/console-request.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { endSession } from '../../shared/table/sessions.ts';
import type { ConsoleServices } from './services.ts';

export const deleteConsoleSession = defineOperation({
  operationId: 'deleteConsoleSession',
  method: 'DELETE',
  path: '/console/session',
  tag: 'Console',
  summary: 'Sign out',
  description: 'Ends the session wherever its cookie is used, and removes the cookie.',
  access: 'session',
  responses: { 204: null },
}).handle(async ({ caller }, { table, site }: ConsoleServices) => {
  const { organizationId, userId, session } = caller;
  await endSession(table, { organizationId, userId, hash: session.hash });
  const removed = setCookie(sessionCookieName(site), '', { ...site, maxAgeSeconds: 0 });
  return { status: 204, headers: { 'set-cookie': removed } };
});
