/** People who sign in at an OpenID Connect provider, over HTTP on both sides. The service is reached as on a stage: by TLS, under its name. */
import { afterAll, afterEach, expect, vi } from 'vitest';
import { addUser } from '../../../shared/operator/identities.ts';
import { apiClient } from '../../harness/api-client.ts';
import { OIDC_CLIENT, startOidcServer } from '../../harness/oidc-server.ts';
import { useSystem } from '../../harness/system.ts';

export const ORIGIN = 'https://console.example';
export const provider = await startOidcServer();
afterAll(() => provider.close());
afterEach(() => {
  provider.reset();
  vi.useRealTimers();
});
export const system = useSystem({
  environment: {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    CONSOLE_ORIGIN: ORIGIN,
  },
});

let people = 0;
/** A user with a unique address, who is the one that signs in at the provider. */
export async function newPerson(email = `kim-${people}@shop.example`) {
  people += 1;
  const tenant = await system.tenant();
  const { organizationId } = tenant;
  const user = await addUser(system.operator, { organizationId, name: 'Kim', preview: false, email });
  provider.behaviour.person = { sub: `account-of-${email}`, email, email_verified: true };
  return { tenant, user, email };
}

interface Visit {
  status: number;
  headers: Headers;
  location: string;
  text: string;
}

/** Follows a link as a browser does: it sends its cookies, and shows the response. */
export async function visit(path: string, cookie?: string): Promise<Visit> {
  const response = await fetch(`${system.baseUrl.replace(/\/v1$/, '')}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) },
  });
  const { status, headers } = response;
  return { status, headers, location: headers.get('location') ?? '', text: await response.text() };
}

export const cookieIn = ({ headers }: Visit): string => headers.get('set-cookie')?.split(';')[0] ?? '';
export const pathOf = (url: string): string => url.slice(ORIGIN.length);

/** The two visits of a sign-in, with what the provider sends the browser back with. */
export async function signIn(change: (callback: string) => string = (callback) => callback): Promise<Visit> {
  const started = await visit('/v1/console/sign-in');
  expect(started.status).toBe(302);
  const callback = await provider.authorize(started.location);
  return visit(change(pathOf(callback)), cookieIn(started));
}

export const sessionOf = (signedIn: Visit) => {
  const headers = { cookie: cookieIn(signedIn), 'x-console': '1' };
  return apiClient(system.baseUrl, null).raw('GET', '/console/session', { headers });
};

/** A page of the service's own, and no session. */
export function expectRefusal(answer: Visit, title: string, status = 403): void {
  expect([answer.status, answer.headers.get('set-cookie'), answer.location]).toEqual([status, null, '']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(answer.text).toContain(`<h1>${title}</h1>`);
}

export const NOT_VERIFIED = 'The sign-in could not be verified';
export const NOT_VALID = 'This sign-in is no longer valid';
