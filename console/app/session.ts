/** Who is signed in. The cookie is the server's alone: scripts cannot read it. */
import { signal } from '@preact/signals';
import { consoleHeaders, onSignedOut } from './client.ts';

export interface Session {
  readonly user: { readonly id: number; readonly name: string };
  readonly organization: { readonly id: number; readonly name: string };
  readonly expires_at: string;
  readonly sign_in: 'link' | 'oidc';
}

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }
  /** `expired`: there was a session in this tab, and what was typed is still here. */
  | { readonly status: 'signed_out'; readonly expired: boolean; readonly signIn: 'link' | 'oidc' }
  | { readonly status: 'signed_in'; readonly session: Session };

export const sessionState = signal<SessionState>({ status: 'unknown' });

const address = '/v1/console/session';
/** Not by the client: a retry would only hide that the server is not there. */
const send = (method: string, body?: unknown): Promise<Response> =>
  fetch(address, {
    method,
    headers: { ...consoleHeaders, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
const sessionIn = async (response: Response): Promise<Session> => response.json();

onSignedOut(() => {
  const state = sessionState.value;
  if (state.status === 'signed_in') {
    sessionState.value = { status: 'signed_out', expired: true, signIn: state.session.sign_in };
  }
});

/** Reads the session that the browser's cookie names, if any. */
export async function readSession(): Promise<void> {
  try {
    const response = await send('GET');
    sessionState.value = response.ok
      ? { status: 'signed_in', session: await sessionIn(response) }
      : { status: 'signed_out', expired: false, signIn: 'link' };
  } catch {
    sessionState.value = { status: 'unreachable' };
  }
}

export type SignInResult = 'signed_in' | 'refused' | 'unreachable';

/** Signs in with the token of a one-time link, which is used up by that. */
export async function signIn(token: string): Promise<SignInResult> {
  try {
    const response = await send('POST', { token });
    if (!response.ok) return response.status >= 500 ? 'unreachable' : 'refused';
    sessionState.value = { status: 'signed_in', session: await sessionIn(response) };
    return 'signed_in';
  } catch {
    return 'unreachable';
  }
}

export async function signOut(): Promise<void> {
  await send('DELETE');
  sessionState.value = { status: 'signed_out', expired: false, signIn: 'link' };
}
