/**
 * A sign-in between its two requests. The browser keeps one random token in a cookie; state, nonce and verifier follow from it. So
 * nothing is stored for a sign-in that never ends, and an answer fits only the browser that asked for it.
 */
import { createHash, createHmac } from 'node:crypto';
import { type ConsoleSite, setCookie } from '../../shared/http/console-request.ts';
import type { SignInSecrets } from '../../shared/providers/identity/identity-provider.ts';
import { newToken, sessionTokenPattern } from '../../shared/table/sessions.ts';

const COOKIE = 'coa_sign_in';
/** How long a person may take at the identity provider. */
const ATTEMPT_SECONDS = 600;

export interface SignInAttempt {
  secrets: SignInSecrets;
  /** By which an attempt that began a session is known. */
  digest: string;
}

export const attemptCookieName = ({ secure }: Pick<ConsoleSite, 'secure'>): string =>
  secure ? `__Host-${COOKIE}` : COOKIE;

/** The cookie comes along when the provider sends the browser back, which `Strict` would not allow. */
export function newAttempt(site: ConsoleSite): SignInAttempt & { cookie: string } {
  const token = newToken();
  const cookie = setCookie(attemptCookieName(site), token, {
    ...site,
    maxAgeSeconds: ATTEMPT_SECONDS,
    sameSite: 'Lax',
  });
  return { ...attemptOf(token), cookie };
}

/** Null where the browser has none, or what no sign-in has set. */
export const knownAttempt = (token: string | undefined): SignInAttempt | null =>
  token !== undefined && sessionTokenPattern.test(token) ? attemptOf(token) : null;

function attemptOf(token: string): SignInAttempt {
  const derive = (purpose: string): string => createHmac('sha256', token).update(purpose).digest('base64url');
  return {
    secrets: { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') },
    digest: createHash('sha256').update(token).digest('hex'),
  };
}
