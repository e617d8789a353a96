import * as z from 'zod';
import { ApiError } from '../../shared/http/api-error.ts';
import { sessionCookieName, setCookie } from '../../shared/http/console-request.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { SESSION_SECONDS, sessionTokenPattern } from '../../shared/table/sessions.ts';
import { useSignInLink } from '../../shared/table/sign-in-links.ts';
import type { ConsoleServices } from './services.ts';
import { sessionSchema, sessionView } from './session-view.ts';

const refused = (): ApiError =>
  new ApiError('unauthorized', 'The sign-in link is wrong, was used, or has expired: ask the operator for a new one');

export const createConsoleSession = defineOperation({
  operationId: 'createConsoleSession',
  method: 'POST',
  path: '/console/session',
  tag: 'Console',
  summary: 'Sign in with a one-time link',
  description:
    'Takes the token of a link that the operator made (`npm run admin -- console link`), which works once and for 10 minutes. Sets the cookie of the session: HttpOnly, SameSite=Strict. Requires the header `x-console: 1` and, where the browser sends them, `Origin` and `Sec-Fetch-Site` of the same origin (403 otherwise).',
  access: 'open',
  consoleOnly: true,
  body: z.strictObject({ token: z.string().max(200) }),
  responses: { 200: sessionSchema },
  errors: ['unauthorized', 'forbidden'],
}).handle(async ({ body }, { table, now, site }: ConsoleServices) => {
  const begun = sessionTokenPattern.test(body.token) ? await useSignInLink(table, body.token, now()) : null;
  const view = begun && (await sessionView(table, begun.session));
  if (!begun || !view) throw refused();
  const cookie = setCookie(sessionCookieName(site), begun.token, { ...site, maxAgeSeconds: SESSION_SECONDS });
  return { status: 200, headers: { 'set-cookie': cookie }, body: view };
});
