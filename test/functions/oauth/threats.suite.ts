/** What those try who were not let in. */
import { describe, expect, test, vi } from 'vitest';
import { listApiKeys } from '../../../shared/table/api-keys.ts';
import { removeUser } from '../../../shared/operator/people.ts';
import { scanTable } from '../../../shared/table/engine/scan-table.ts';
import {
  authorizeUrl,
  decide,
  me,
  newClient,
  newCode,
  newGrant,
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
  refreshForm,
  register,
  system,
} from '../../systems/oauth.ts';

const ATTACKER = 'https://attacker.example/callback';

/** A page of the service's own that sends nobody anywhere. */
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
    expect(wrong.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${address}"`,
    );
    for (const path of [address, `${ORIGIN}/.well-known/oauth-protected-resource`]) {
      expect(await (await reach(path)).json()).toMatchObject({ resource: RESOURCE, authorization_servers: [ORIGIN] });
    }
    const server = await (await reach(`${ORIGIN}/.well-known/oauth-authorization-server`)).json();
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
    expect([response.status, (await response.json()).error]).toEqual([400, 'invalid_client_metadata']);
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

describe('a code', () => {
  test('is no token for another client, address, verifier or audience', async () => {
    const { form } = await newCode();
    const other = { client_id: await newClient('Other'), redirect_uri: ATTACKER, code_verifier: newVerifier() };
    for (const [name, value] of Object.entries(other)) {
      expect((await redeem({ ...form, [name]: value })).body.error, name).toBe('invalid_grant');
    }
    expect((await redeem({ ...form, resource: 'https://other.example/mcp' })).body.error).toBe('invalid_target');
    expect((await redeem(form)).status).toBe(200);
  });

  test('that comes twice gives nothing, and ends what it gave', async () => {
    const { form } = await newCode();
    const { body } = await redeem(form);
    expect((await me(body.access_token)).status).toBe(200);
    expect((await redeem(form)).body.error).toBe('invalid_grant');
    expect((await me(body.access_token)).status).toBe(401);
  });

  test('that comes many times at once gives no token that lasts', async () => {
    const { form } = await newCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(form)));
    const tokens = answers.flatMap(({ body }) => (body.access_token ? [body.access_token] : []));
    expect(tokens.length).toBeLessThanOrEqual(1);
    for (const token of tokens) expect((await me(token)).status).toBe(401);
  });

  test('is over after a minute', async () => {
    const { form } = await newCode();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await redeem(form)).body.error).toBe('invalid_grant');
  });

  test('of a person who was removed gives nothing', async () => {
    const { form, tenant, user } = await newCode();
    const { organizationId } = tenant;
    await removeUser(system.table, { organizationId, userId: user.id }, new Date());
    expect((await redeem(form)).body.error).toBe('invalid_grant');
  });
});

describe('a token', () => {
  test('reads its own organization’s data alone, with the scopes that were granted', async () => {
    const { access, tenant } = await newGrant(['sites:read']);
    const other = await system.tenant();
    const site = await other.api.ok('POST', '/sites', { domain: 'foreign.example' });
    const body = await (await me(access)).json();
    expect([body.organization_id, body.scopes]).toEqual([tenant.organizationId, ['sites:read']]);
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
    expect((await fetch(`${system.baseUrl}/sites/${site.id}`, { headers })).status).toBe(404);
    const write = { method: 'POST', headers, body: '{"domain":"x.example"}' };
    expect((await fetch(`${system.baseUrl}/sites`, write)).status).toBe(403);
  });

  test('is over after an hour, and what is stored of it is a digest', async () => {
    const { access, refresh } = await newGrant();
    const secrets = [access, ...refresh.split('.').slice(3)];
    for await (const { rows } of scanTable(system.table, null)) {
      const text = JSON.stringify(rows);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await me(access)).status).toBe(401);
  });

  test('cannot be revealed in the console, and ends with its person', async () => {
    const { access, tenant, user } = await newGrant();
    const { organizationId } = tenant;
    const granted = (await listApiKeys(system.table, organizationId)).find(({ grant }) => grant);
    expect(granted?.encryptedSecret).toBe('');
    await removeUser(system.table, { organizationId, userId: user.id }, new Date());
    expect((await me(access)).status).toBe(401);
  });
});

describe('a refresh', () => {
  test('takes each token once: one that comes again ends the grant', async () => {
    const { clientId, refresh } = await newGrant();
    const { body } = await redeem(refreshForm(clientId, refresh));
    expect((await me(body.access_token)).status).toBe(200);
    expect((await redeem(refreshForm(clientId, refresh))).body.error).toBe('invalid_grant');
    expect((await me(body.access_token)).status).toBe(401);
    expect((await redeem(refreshForm(clientId, body.refresh_token))).body.error).toBe('invalid_grant');
  });

  test('gives no more than was granted, and less where less is asked for', async () => {
    const { clientId, refresh } = await newGrant(['sites:read', 'content:write']);
    const more = await redeem(refreshForm(clientId, refresh, { scope: 'sites:read cms:publish' }));
    expect(more.body.error).toBe('invalid_scope');
    const less = await redeem(refreshForm(clientId, refresh, { scope: 'sites:read' }));
    expect((await (await me(less.body.access_token)).json()).scopes).toEqual(['sites:read']);
    const again = await redeem(refreshForm(clientId, less.body.refresh_token));
    expect((await (await me(again.body.access_token)).json()).scopes).toEqual(['sites:read', 'content:write']);
  });

  test('of another client, or with a guessed token, gives nothing and ends nothing', async () => {
    const { clientId, refresh, access } = await newGrant();
    expect((await redeem(refreshForm(await newClient('Other'), refresh))).body.error).toBe('invalid_grant');
    const [head, organization, key] = refresh.split('.');
    const guessed = [head, organization, key, newVerifier(), newVerifier()].join('.');
    expect((await redeem(refreshForm(clientId, guessed))).body.error).toBe('invalid_grant');
    expect((await me(access)).status).toBe(200);
  });

  test('gains no more requests a minute', async () => {
    const { clientId, refresh, access } = await newGrant();
    const remaining = async (token: string) => Number((await me(token)).headers.get('x-ratelimit-remaining'));
    const before = await remaining(access);
    const { body } = await redeem(refreshForm(clientId, refresh));
    expect(await remaining(body.access_token)).toBeLessThan(before);
  });
});

describe('a revocation', () => {
  test('by either token ends both; one of another client, and that of an API key, ends nothing', async () => {
    const { clientId, access, refresh, tenant } = await newGrant();
    await postForm('/oauth/revoke', { token: access, client_id: await newClient('Other') });
    await postForm('/oauth/revoke', { token: tenant.key, client_id: clientId });
    expect([(await me(access)).status, (await me(tenant.key)).status]).toEqual([200, 200]);
    await postForm('/oauth/revoke', { token: access, client_id: clientId });
    expect((await me(access)).status).toBe(401);
    expect((await redeem(refreshForm(clientId, refresh))).body.error).toBe('invalid_grant');
  });
});
