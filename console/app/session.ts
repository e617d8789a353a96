/** Who is signed in. The cookie is the server's alone: scripts cannot read it. */
import { signal } from '@preact/signals';
import { setSignedOutListener } from './client.ts';
import { goTo } from './router.ts';
import { consoleHeaders } from './started-requests.ts';
import { clearStored, readStored, writeStored } from './stored.ts';
import { forgetQueries } from './use-query.ts';

export interface Session {
  readonly user: { readonly id: number; readonly name: string };
  readonly organization: { readonly id: number; readonly name: string };
  readonly expires_at: string;
  readonly sign_in: 'link' | 'oidc';
}

type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  /** `expired`: there was a session in this tab, and what was typed is still here. */
  | { readonly status: 'signed_out'; readonly expired: boolean; readonly signIn: 'link' | 'oidc' }
  | { readonly status: 'signed_in'; readonly session: Session };

/** Marks a browser that had a session when it was last here. */
const SIGNED_IN = 'signed-in';
export const hadSession = (): boolean => readStored('local', SIGNED_IN) === true;

export const sessionState = signal<SessionState>({ status: 'unknown' });

const address = '/v1/console/session';
/** Not by the client: a retry would only hide that the server is not there. */
const send = (method: string, body?: unknown, url = address): Promise<Response> =>
  fetch(url, {
    method,
    headers: { ...consoleHeaders, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });

/** Shows how to sign in: what the server offers, as soon as that is known. */
function endHere({ expired }: { expired: boolean }): void {
  writeStored('local', SIGNED_IN, undefined);
  sessionState.value = { status: 'signed_out', expired, signIn: 'link' };
  void readSignInMethod().then((signIn) => {
    const state = sessionState.value;
    if (state.status === 'signed_out') sessionState.value = { ...state, signIn };
  });
}

async function readSignInMethod(): Promise<'link' | 'oidc'> {
  try {
    const response = await send('GET', undefined, '/v1/console/sign-in-method');
    const offered: { sign_in?: unknown } = response.ok ? await response.json() : {};
    return offered.sign_in === 'oidc' ? 'oidc' : 'link';
  } catch {
    return 'link';
  }
}
const sessionIn = async (response: Response): Promise<Session> => response.json();

setSignedOutListener(() => {
  if (sessionState.value.status === 'signed_in') endHere({ expired: true });
});

/** Reads the session that the browser's cookie names, if any. */
export async function readSession(): Promise<void> {
  try {
    const response = await send('GET');
    if (!response.ok) return endHere({ expired: false });
    const returnTo = readStored('session', 'return-to');
    begin(await sessionIn(response));
    comeBack(returnTo);
  } catch {
    sessionState.value = { status: 'unreachable' };
  }
}

/**
 * To the screen that was asked for before the sign-in, when an identity provider has sent the browser to the console's own
 * address. The tab itself has kept it: no server and no link chooses where a sign-in leads.
 */
function comeBack(returnTo: unknown): void {
  writeStored('session', 'return-to', undefined);
  const isStart = location.hash === '' || location.hash === '#/';
  if (isStart && typeof returnTo === 'string' && returnTo.startsWith('#/')) goTo(returnTo, { replace: true });
}

/** Forgets data that another person left in this tab. */
function begin(session: Session): void {
  const person = `${session.organization.id}/${session.user.id}`;
  if (readStored('session', 'person') !== person) clearStored('session');
  writeStored('session', 'person', person);
  writeStored('local', SIGNED_IN, true);
  sessionState.value = { status: 'signed_in', session };
}

export type SignInResult = 'signed_in' | 'refused' | 'unreachable';

/** Signs in with the token of a one-time link, which is used up by that. */
export async function signIn(token: string): Promise<SignInResult> {
  try {
    const response = await send('POST', { token });
    if (!response.ok) return response.status >= 500 ? 'unreachable' : 'refused';
    const returnTo = readStored('session', 'return-to');
    begin(await sessionIn(response));
    writeStored('session', 'return-to', returnTo);
    return 'signed_in';
  } catch {
    return 'unreachable';
  }
}

export async function signOut(): Promise<void> {
  await send('DELETE');
  clearStored('session');
  forgetQueries();
  endHere({ expired: false });
}
