/** Attacks on OAuth before a code is made: requests, registrations, documents of clients, and the page of consent. */
import { describe, expect, test } from 'vitest';
import { scanTable } from '../../../shared/table/engine/scan-table.ts';
import {
  authorizeUrl,
  decide,
  IP_LIMIT,
  jsonOf,
  newClient,
  newCode,
  newPerson,
  newVerifier,
  ORIGIN,
  openConsent,
  postForm,
  provider,
  REDIRECT,
  RESOURCE,
  reach,
  redeem,
  register,
  system,
} from '../../systems/oauth.ts';

const ATTACKER = 'https://attacker.example/callback';

/** The service's own page, which redirects to no address. */
async function expectStopped(response: Response, status: number, reason: string): Promise<void> {
  expect([response.status, response.headers.get('location')]).toEqual([status, null]);
  expect(await response.text()).toContain(reason);
}

describe('the metadata', () => {
  test('say where the server is, and 401 says where the metadata are', async () => {
    const refused = await reach(RESOURCE, { method: 'POST', body: '{}' });
    const address = `${ORIGIN}/.well-known/oauth-protected-resource/mcp`;
    expect(refused.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${address}"`);
    const wrong = await reach(RESOURCE, { method: 'POST', headers: { authorization: 'Bearer coa_wrong' }, body: '{}' });
    expect(wrong.headers.get('www-authenticate')).toBe(`Bearer error="invalid_token", resource_metadata="${address}"`);
    for (const path of [address, `${ORIGIN}/.well-known/oauth-protected-resource`]) {
      expect(await jsonOf(await reach(path))).toMatchObject({ resource: RESOURCE, authorization_servers: [ORIGIN] });
    }
    const server = await jsonOf(await reach(`${ORIGIN}/.well-known/oauth-authorization-server`));
    expect(server).toMatchObject({
      issuer: ORIGIN,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
  });
});

describe('a request for access', () => {
  test.each<[string, Record<string, string>, string]>([
    ['another address', { redirect_uri: ATTACKER }, 'redirect_uri'],
    ['an address that only begins like its own', { redirect_uri: `${REDIRECT}/more` }, 'redirect_uri'],
    ['its address with a query', { redirect_uri: `${REDIRECT}?next=x` }, 'redirect_uri'],
    ['a client that nobody has registered', { client_id: 'dcr.e30' }, 'client_id'],
    ['no PKCE', { code_challenge: '' }, 'code_challenge'],
    ['PKCE in plain text', { code_challenge_method: 'plain' }, 'code_challenge_method'],
    ['a token in place of a code', { response_type: 'token' }, 'response_type'],
    ['another audience', { resource: 'https://api.other.example/mcp' }, 'resource'],
    ['unknown scopes alone', { scope: 'admin' }, 'scope'],
  ])('with %s is refused on a page of our own, and sends nobody anywhere', async (_, change, reason) => {
    const response = await reach(authorizeUrl(await newClient(), newVerifier(), change));
    expect([400, 401]).toContain(response.status);
    await expectStopped(response, response.status, `${reason}: `);
  });

  test('with a parameter given twice is refused', async () => {
    const address = `${authorizeUrl(await newClient(), newVerifier())}&redirect_uri=${encodeURIComponent(ATTACKER)}`;
    await expectStopped(await reach(address), 400, 'more than once');
  });

  test('may name any port of this machine, where a program registered one', async () => {
    const clientId = await newClient('Native', 'http://127.0.0.1/callback');
    const at = (redirect: string) => reach(authorizeUrl(clientId, newVerifier(), { redirect_uri: redirect }));
    expect((await at('http://127.0.0.1:51234/callback')).status).toBe(302);
    expect((await at('http://127.0.0.1:51234/other')).status).toBe(400);
    expect((await at('http://localhost:51234/callback')).status).toBe(400);
  });
});

describe('a registration', () => {
  test.each([
    'http://assistant.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@assistant.example/',
    'https://assistant.example/#part',
    'not an address',
  ])('of %s is refused', async (redirect) => {
    const response = await register({ redirect_uris: [redirect] });
    expect([response.status, (await jsonOf(response)).error]).toEqual([400, 'invalid_client_metadata']);
  });

  test('stores nothing, however often it is sent', async () => {
    const rows = async () => {
      let count = 0;
      for await (const { rows: part } of scanTable(system.table, null)) {
        count += part.filter(({ pk }) => !String(pk).startsWith('IP#')).length;
      }
      return count;
    };
    const before = await rows();
    await Promise.all(Array.from({ length: 20 }, (_, at) => newClient(`client ${at}`)));
    expect(await rows()).toBe(before);
  });

  test('is limited by the address that it comes from', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' };
    const statuses: number[] = [];
    for (let at = 0; at < IP_LIMIT + 1; at += 1) {
      statuses.push((await register({ redirect_uris: [REDIRECT] }, from)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
    const code = { grant_type: 'authorization_code', code: 'x', code_verifier: 'x' };
    expect((await postForm('/oauth/token', code, from)).status, 'guesses of codes are counted too').toBe(429);
  });

  test('of too much is refused', async () => {
    const many = Array.from({ length: 10 }, (_, at) => `https://assistant.example/${'x'.repeat(200)}${at}`);
    expect((await register({ redirect_uris: many })).status).toBe(400);
    expect((await register({ redirect_uris: [REDIRECT], padding: 'x'.repeat(20_000) })).status).toBe(400);
  });
});

describe('the document of a client', () => {
  test.each([
    'https://127.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://localhost:8443/client.json',
    'http://public.example/client.json',
    'https://user:pass@public.example/client.json',
  ])('is never requested at %s, and the answer does not say what is there', async (clientId) => {
    const response = await reach(authorizeUrl(clientId, newVerifier()));
    await expectStopped(response, 401, 'client_id: ');
  });

  test('must name its own address, is not looked for behind a redirect, and is no longer than 16 KB', async () => {
    const site = system.web.take({});
    const address = (name: string): string => `https://${site.domain}/${name}.json`;
    const of = (name: string, more = {}): string =>
      JSON.stringify({ client_id: address(name), redirect_uris: [REDIRECT], ...more });
    site.serve({
      '/right.json': { body: of('right') },
      '/borrowed.json': { body: of('right') },
      '/moved.json': { status: 302, headers: { location: address('right') } },
      '/long.json': { body: of('long', { padding: 'x'.repeat(20_000) }) },
    });
    const at = async (name: string): Promise<number> =>
      (await reach(authorizeUrl(address(name), newVerifier()))).status;
    expect(await Promise.all(['right', 'borrowed', 'moved', 'long'].map(at))).toEqual([302, 401, 401, 401]);
  });
});

describe('the page where a person decides', () => {
  test('cannot be framed, holds no script, and shows the words of a program as words', async () => {
    const { tenant } = await newPerson();
    const clientId = await newClient('<script>alert(1)</script>\u202e');
    const consent = await openConsent(authorizeUrl(clientId, newVerifier()));
    expect(consent.page.status).toBe(200);
    expect(consent.page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(consent.page.headers.get('x-frame-options')).toBe('DENY');
    expect(consent.page.headers.get('set-cookie')).toMatch(/^__Host-coa_consent=.*HttpOnly; SameSite=Strict.*Secure$/);
    expect(consent.text).toContain('<strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong>');
    expect(consent.text).toContain('Test organization');
    expect(consent.text.match(/<input type="checkbox"[^>]* checked>/g)).toHaveLength(1);
    expect(consent.text).toContain('value="sites:read" checked');
    expect(tenant.organizationId).toBeGreaterThan(0);
  });

  test('takes no decision from another page, of another request, or a second time', async () => {
    await newPerson();
    const clientId = await newClient();
    const consent = await openConsent(authorizeUrl(clientId, newVerifier()));
    const refused = 'was not sent from this service';
    await expectStopped(await decide({ ...consent, cookie: '' }), 403, refused);
    await expectStopped(await decide({ ...consent, proof: '' }), 403, refused);
    const other = new URL(authorizeUrl(clientId, newVerifier())).search.slice(1);
    await expectStopped(await decide({ ...consent, request: other }), 403, refused);
    const crossSite = await postForm(
      '/oauth/consent',
      { request: consent.request, proof: consent.proof, decision: 'allow', scope: 'sites:read' },
      { cookie: consent.cookie, 'sec-fetch-site': 'cross-site' },
    );
    await expectStopped(crossSite, 403, refused);
    expect((await decide(consent)).status).toBe(302);
    await expectStopped(await decide(consent), 403, refused);
  });

  test('sends a refusal back with the state, and with this server’s name', async () => {
    await newPerson();
    const consent = await openConsent(authorizeUrl(await newClient(), newVerifier()));
    const answer = new URL((await decide(consent, { decision: 'deny' })).headers.get('location') ?? '');
    expect(Object.fromEntries(answer.searchParams)).toEqual({ error: 'access_denied', state: 'a-state', iss: ORIGIN });
  });

  test('grants no scope that the program did not ask for', async () => {
    const { form } = await newCode(['sites:read', 'cms:publish'], { scope: 'sites:read content:write' });
    expect((await redeem(form)).body.scope).toBe('sites:read');
  });

  test('is not shown for an answer of the provider that another browser asked for', async () => {
    await newPerson();
    const started = await reach(authorizeUrl(await newClient(), newVerifier()));
    const callback = await provider.authorize(started.headers.get('location') ?? '');
    await expectStopped(await reach(callback), 403, 'another browser');
  });
});
