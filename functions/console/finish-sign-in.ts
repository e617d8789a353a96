import * as z from 'zod';
import { sessionCookieName, setCookie } from '../../shared/http/console-request.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pageHeaders } from '../../shared/http/page-headers.ts';
import { attemptCookieName, knownAttempt } from '../../shared/http/sign-in-attempt.ts';
import { log } from '../../shared/logging/log.ts';
import { CALLBACK_PATH } from '../../shared/providers/identity/open-identity-provider.ts';
import { SESSION_SECONDS } from '../../shared/table/sessions.ts';
import { beginVerifiedSession } from '../../shared/table/sign-in-emails.ts';
import type { ConsoleServices } from './services.ts';
import { CONSOLE_PATH, failSignIn, whenSignInFails } from './sign-in-failure.ts';
import { signInPageResponse } from './sign-in-page.ts';

const parameter = () => z.string().max(4_096).optional();

export const finishSignIn = defineOperation({
  operationId: 'finishSignIn',
  method: 'GET',
  path: CALLBACK_PATH,
  tag: 'Console',
  summary: 'Sign in with the answer of the identity provider',
  description:
    'For browsers, which the provider sends here. Sets the cookie of a new session and redirects to the console. The user is the one whose email address the provider has verified.',
  access: 'open',
  navigation: true,
  query: z.object({ code: parameter(), state: parameter(), iss: parameter(), error: parameter() }),
  responses: { 302: null, 403: signInPageResponse, 503: signInPageResponse },
}).handle(async ({ query, cookie, requestId }, { table, now, site, openIdentityProvider }: ConsoleServices) => {
  if (!openIdentityProvider) return { status: 302, headers: { ...pageHeaders, location: CONSOLE_PATH } };
  const attempt = knownAttempt(cookie(attemptCookieName(site)), now());
  // Before the provider is asked for anything: what no browser of ours began costs it nothing.
  if (!attempt || query.state !== attempt.secrets.state) {
    return failSignIn(
      requestId,
      'expired',
      attempt ? 'the state is another one' : 'the browser has begun no sign-in in time',
    );
  }
  return whenSignInFails(requestId, async () => {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const provider = await openIdentityProvider();
    const person = await provider.verifyAnswer(Object.fromEntries(given), attempt.secrets);
    const begun = await beginVerifiedSession(table, person, { digest: attempt.digest, now: now() });
    if (begun.outcome !== 'begun') {
      const problem = begun.outcome === 'used' ? 'expired' : begun.outcome;
      return failSignIn(requestId, problem, `${person.subject} of ${person.issuer}: ${begun.outcome}`);
    }
    const { organizationId, userId } = begun.session;
    log.info('signed in', { organization_id: organizationId, user_id: userId, sign_in: 'oidc' });
    const session = setCookie(sessionCookieName(site), begun.token, { ...site, maxAgeSeconds: SESSION_SECONDS });
    return { status: 302, headers: { ...pageHeaders, location: CONSOLE_PATH, 'set-cookie': session } };
  });
});
