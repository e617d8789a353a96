import { timingSafeEqual } from 'node:crypto';
import { readCookie, setCookie } from '../../shared/http/console-request.ts';
import type { HttpEvent, HttpResult } from '../../shared/http/request-state.ts';
import { ATTEMPT_SECONDS } from '../../shared/http/sign-in-attempt.ts';
import { createOAuthCode } from '../../shared/table/oauth-codes.ts';
import {
  authenticateSession,
  endSession,
  hashToken,
  newToken,
  type Session,
  sessionTokenPattern,
} from '../../shared/table/sessions.ts';
import { answerLocation, readAuthorizationRequest } from './authorization-request.ts';
import { redirect } from './pages.ts';
import type { OAuthServices } from './services.ts';
import { consentCookie, consentProof, SignInStopped } from './sign-in.ts';

const notOwn = (): SignInStopped =>
  new SignInStopped('The form is over, or was not sent from this service’s own page.');

/** The person's decision. Each sign-in serves one. @throws SignInStopped, OAuthError */
export async function decide(event: HttpEvent, form: URLSearchParams, services: OAuthServices): Promise<HttpResult> {
  const { table, now, oauth, site } = services;
  const token = readCookie(event, consentCookie(services)) ?? '';
  const query = form.get('request') ?? '';
  const fetchSite = event.headers['sec-fetch-site'] ?? 'same-origin';
  // Browsers send no origin from a page without a referrer: the proof, which no other page can know, is what counts.
  if (fetchSite !== 'same-origin' || !isProven(form.get('proof') ?? '', token, query)) throw notOwn();
  const hash = hashToken(token);
  const session = await readPerson(hash, services);
  const { organizationId, userId } = session;
  await endSession(table, { organizationId, userId, hash });
  const request = await readAuthorizationRequest(query, services);
  const cookie = setCookie(consentCookie(services), '', { secure: site.secure, maxAgeSeconds: 0 });
  if (form.get('decision') !== 'allow') {
    return redirect(answerLocation(request, oauth.issuer, { error: 'access_denied' }), cookie);
  }
  const chosen = new Set(form.getAll('scope'));
  const scopes = request.offered.filter((scope) => chosen.has(scope));
  if (scopes.length === 0) throw new SignInStopped('You allowed nothing.');
  const code = newToken();
  const { id: clientId, name: clientName } = request.client;
  const { redirectUri, challenge } = request;
  const granted = { organizationId, userId, clientId, clientName, redirectUri, challenge, scopes };
  if (!(await createOAuthCode(table, code, granted, now()))) throw notOwn();
  return redirect(answerLocation(request, oauth.issuer, { code }), cookie);
}

function isProven(proof: string, token: string, query: string): boolean {
  if (!sessionTokenPattern.test(token)) return false;
  const expected = Buffer.from(consentProof(token, query));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readPerson(hash: string, { table, now, limits }: OAuthServices): Promise<Session> {
  const at = now();
  const found = await authenticateSession(table, { tokenHash: hash, bucket: 'default', limit: limits.person, now: at });
  if (found.outcome !== 'authenticated') throw notOwn();
  const { session } = found;
  if (Date.parse(session.createdAt) + ATTEMPT_SECONDS * 1_000 < at.getTime()) throw notOwn();
  return session;
}
