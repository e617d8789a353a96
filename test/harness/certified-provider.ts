/**
 * `oidc-provider`, a certified OpenID provider, over HTTP, with its own pages for sign-in and consent. Unlike
 * `oidc-server.ts` it cannot be made wrong: it shows that what the service sends is what a real provider accepts.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type Configuration, type JWK } from 'oidc-provider';

export interface Account {
  email?: string;
  email_verified?: boolean;
}

interface CertifiedProvider {
  readonly issuer: string;
  /** By the name that the person types at the provider. */
  readonly accounts: Map<string, Account>;
  /** Signs with another key from now on; the former one is gone. */
  rotateKey(): void;
  close(): Promise<void>;
}

const newKey = (): JWK => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
  alg: 'RS256',
});

export async function startCertifiedProvider(clients: ClientMetadata[]): Promise<CertifiedProvider> {
  const accounts = new Map<string, Account>();
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const configuration = (): Configuration => ({
    clients,
    jwks: { keys: [newKey()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of its cookies'] },
    findAccount: (_context, id) => {
      const account = accounts.get(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
  });
  const open = (): void => {
    handle = new Provider(issuer, configuration()).callback();
  };
  open();
  return {
    issuer,
    accounts,
    rotateKey: open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The person's actions there: types a name and agrees, or turns back before one of them. */
export interface Visitor {
  name: string;
  declinesAt?: 'login' | 'consent';
}

const STEPS_MAX = 12;

/** Follows the provider's pages as a browser does, with its cookies, to the address that it sends the browser back to. */
export async function signInThere(start: string, visitor: Visitor): Promise<string> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let next: { url: string; form?: URLSearchParams } = { url: start };
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (location !== null) {
      const url = new URL(location, next.url);
      if (url.origin !== origin) return url.href;
      next = { url: url.href };
    } else next = nextForm(page, next.url, visitor);
  }
  throw new Error('the provider led to no end');
}

function nextForm(page: string, url: string, { name, declinesAt }: Visitor): { url: string; form?: URLSearchParams } {
  const prompt = /name="prompt" value="(login|consent)"/.exec(page)?.[1];
  if (prompt === undefined) throw new Error(`the provider shows an error: ${page.replaceAll(/<[^>]*>/g, ' ').trim()}`);
  if (prompt === declinesAt) return { url: `${url}/abort` };
  const typed = prompt === 'login' ? { login: name, password: 'any, it is a provider for tests' } : {};
  return { url, form: new URLSearchParams({ prompt, ...typed }) };
}
