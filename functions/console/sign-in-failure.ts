import { log } from '../../shared/logging/log.ts';
import { IdentityProviderUnavailable, SignInRefused } from '../../shared/providers/identity/identity-provider.ts';
import { renderSignInPage, type SignInProblem, signInPageHeaders } from './sign-in-page.ts';

/** Where browsers go after a sign-in: nothing of a request chooses it. The console itself remembers what was open before. */
export const CONSOLE_PATH = '/console/';

const RETRY_SECONDS = 60;

type FailedReply =
  | { status: 403; headers: Record<string, string>; body: string }
  | { status: 503; headers: Record<string, string>; body: string };

/** The page for people, and the line for the operator, who reads the reason there. */
export function failSignIn(requestId: string, problem: SignInProblem, reason: string): FailedReply {
  log.warn('sign-in refused', { problem, reason });
  const body = renderSignInPage(problem, requestId);
  if (problem !== 'unavailable') return { status: 403, headers: signInPageHeaders, body };
  return { status: 503, headers: { ...signInPageHeaders, 'retry-after': String(RETRY_SECONDS) }, body };
}

/** The reply of `work`, or the page that says why there is none. */
export async function whenSignInFails<R>(requestId: string, work: () => Promise<R>): Promise<R | FailedReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignInRefused) return failSignIn(requestId, error.fault, error.message);
    if (error instanceof IdentityProviderUnavailable) return failSignIn(requestId, 'unavailable', error.message);
    throw error;
  }
}
