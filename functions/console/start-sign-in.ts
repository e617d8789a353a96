import { defineOperation } from '../../shared/http/operation.ts';
import { pageHeaders } from '../../shared/http/page-headers.ts';
import { newAttempt } from '../../shared/http/sign-in-attempt.ts';
import type { ConsoleServices } from './services.ts';
import { CONSOLE_PATH, whenSignInFails } from './sign-in-failure.ts';
import { signInPageResponse } from './sign-in-page.ts';

export const startSignIn = defineOperation({
  operationId: 'startSignIn',
  method: 'GET',
  path: '/console/sign-in',
  tag: 'Console',
  summary: 'Begin to sign in at the identity provider',
  description:
    'For browsers. Redirects to the provider, with a cookie for 10 minutes that ties its answer to this browser; to the console where there is no provider. Takes no address to return to.',
  access: 'open',
  navigation: true,
  responses: { 302: null, 403: signInPageResponse, 503: signInPageResponse },
}).handle(async ({ requestId }, { openIdentityProvider, site, now }: ConsoleServices) => {
  if (!openIdentityProvider) return { status: 302, headers: { ...pageHeaders, location: CONSOLE_PATH } };
  const { secrets, cookie } = newAttempt(site, now());
  return whenSignInFails(requestId, async () => {
    const provider = await openIdentityProvider();
    const { href: location } = await provider.signInUrl(secrets);
    return { status: 302, headers: { ...pageHeaders, location, 'set-cookie': cookie } };
  });
});
