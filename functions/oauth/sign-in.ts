/** From a program's link to the identity provider, and back to the page where the person decides. */
import { createHmac } from 'node:crypto';
import { readCookie, setCookie } from '../../shared/http/console-request.ts';
import type { HttpEvent, HttpResult } from '../../shared/http/request-state.ts';
import { ATTEMPT_SECONDS, beginAttempt, knownAttempt } from '../../shared/http/sign-in-attempt.ts';
import { getOrganization } from '../../shared/table/organizations.ts';
import { beginVerifiedSession } from '../../shared/table/sign-in-emails.ts';
import { readAuthorizationRequest } from './authorization-request.ts';
import { showConsent } from './consent-page.ts';
import { redirect } from './pages.ts';
import type { OAuthServices } from './services.ts';

/** A person cannot go on; the reason is for the person to read. */
export class SignInStopped extends Error {
  override name = 'SignInStopped';
}

/** The sentence of each reason why a person is not signed in. */
const stopped = {
  used: 'This sign-in was used before.',
  unknown: 'No user of this service has your email address. Ask the operator to add you.',
  'other-account': 'Your email address was used here by another account. Ask the operator to add you again.',
} as const;

const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
const attemptCookie = ({ site }: OAuthServices): string => cookieName('coa_oauth', site.secure);
export const consentCookie = ({ site }: OAuthServices): string => cookieName('coa_consent', site.secure);

/** Ties a form to the browser that got it, and to the request that the person saw. */
export const consentProof = (token: string, query: string): string =>
  createHmac('sha256', token).update(`consent\n${query}`).digest('base64url');

/** The request waits in a cookie: nothing is stored for a sign-in that never ends. */
export async function startAuthorization(event: HttpEvent, services: OAuthServices): Promise<HttpResult> {
  const query = event.rawQueryString;
  await readAuthorizationRequest(query, services);
  const { token, secrets } = beginAttempt(services.now());
  const provider = await services.openIdentityProvider();
  const { href } = await provider.signInUrl(secrets);
  const value = `${token}.${Buffer.from(query).toString('base64url')}`;
  const { secure } = services.site;
  return redirect(
    href,
    setCookie(attemptCookie(services), value, { secure, maxAgeSeconds: ATTEMPT_SECONDS, sameSite: 'Lax' }),
  );
}

/** @throws SignInStopped, SignInRefused, IdentityProviderUnavailable, OAuthError */
export async function finishSignIn(event: HttpEvent, services: OAuthServices): Promise<HttpResult> {
  const { table, now, site } = services;
  const [token, kept = ''] = (readCookie(event, attemptCookie(services)) ?? '').split('.');
  const attempt = knownAttempt(token, now());
  const answer = new URLSearchParams(event.rawQueryString);
  if (!attempt || answer.get('state') !== attempt.secrets.state) {
    throw new SignInStopped('The sign-in was begun in another browser, or took longer than ten minutes.');
  }
  const query = Buffer.from(kept, 'base64url').toString('utf8');
  const request = await readAuthorizationRequest(query, services);
  const provider = await services.openIdentityProvider();
  const person = await provider.verifyAnswer(Object.fromEntries(answer), attempt.secrets);
  const begun = await beginVerifiedSession(table, person, { digest: attempt.digest, now: now() });
  if (begun.outcome !== 'begun') throw new SignInStopped(stopped[begun.outcome]);
  const organization = await getOrganization(table, begun.session.organizationId);
  if (!organization) throw new SignInStopped(stopped.unknown);
  const { secure } = site;
  return showConsent({
    request,
    query,
    proof: consentProof(begun.token, query),
    person: { email: person.email, organization: organization.name },
    cookie: setCookie(consentCookie(services), begun.token, { secure, maxAgeSeconds: ATTEMPT_SECONDS }),
  });
}
