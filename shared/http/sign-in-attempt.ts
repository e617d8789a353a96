/**
 * A sign-in between its two requests. The browser keeps one token in a cookie; state, nonce and verifier follow from it. So nothing is
 * stored for a sign-in that never ends, and an answer fits only the browser that asked for it. The token begins with the time: with
 * another time it is another sign-in, whose state, nonce and verifier no answer fits.
 */
import { createHash, createHmac, randomFillSync } from 'node:crypto';
import type { SignInSecrets } from '../providers/identity/identity-provider.ts';
import { sessionTokenPattern } from '../table/sessions.ts';
import { type ConsoleSite, setCookie } from './console-request.ts';

const COOKIE = 'coa_sign_in';
/** How long a person may take at the identity provider. */
export const ATTEMPT_SECONDS = 600;
/** By how much the clocks of two processes of the service may differ. */
const CLOCK_SKEW_SECONDS = 30;
const TOKEN_BYTES = 32;
const TIME_BYTES = 4;

interface SignInAttempt {
  secrets: SignInSecrets;
  /** By which an attempt that began a session is known. */
  digest: string;
}

export const attemptCookieName = ({ secure }: Pick<ConsoleSite, 'secure'>): string =>
  secure ? `__Host-${COOKIE}` : COOKIE;

/** The cookie comes along when the provider sends the browser back, which `Strict` would not allow. */
export function newAttempt(site: ConsoleSite, now: Date): SignInAttempt & { cookie: string } {
  const { token, ...attempt } = beginAttempt(now);
  const cookie = setCookie(attemptCookieName(site), token, {
    ...site,
    maxAgeSeconds: ATTEMPT_SECONDS,
    sameSite: 'Lax',
  });
  return { ...attempt, cookie };
}

/** A new attempt, whose token the caller keeps in its own cookie. */
export function beginAttempt(now: Date): SignInAttempt & { token: string } {
  const token = newAttemptToken(now);
  return { ...deriveAttempt(token), token };
}

/** Null where the browser has none, what no sign-in has set, or one that is over: a browser, or a thief, may keep a cookie for longer than it says. */
export const knownAttempt = (token: string | undefined, now: Date): SignInAttempt | null =>
  token !== undefined && sessionTokenPattern.test(token) && isRecent(token, now) ? deriveAttempt(token) : null;

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

function newAttemptToken(now: Date): string {
  const bytes = Buffer.alloc(TOKEN_BYTES);
  bytes.writeUInt32BE(toSeconds(now));
  return randomFillSync(bytes, TIME_BYTES).toString('base64url');
}

function isRecent(token: string, now: Date): boolean {
  const ageSeconds = toSeconds(now) - Buffer.from(token, 'base64url').readUInt32BE();
  return ageSeconds >= -CLOCK_SKEW_SECONDS && ageSeconds <= ATTEMPT_SECONDS;
}

function deriveAttempt(token: string): SignInAttempt {
  const derive = (purpose: string): string => createHmac('sha256', token).update(purpose).digest('base64url');
  return {
    secrets: { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') },
    digest: createHash('sha256').update(token).digest('hex'),
  };
}
