/** Attacks with a code or a token that is not, or no longer, the caller's. */
import { describe, expect, test, vi } from 'vitest';
import { removeUser } from '../../../shared/operator/people.ts';
import { scanTable } from '../../../shared/table/engine/scan-table.ts';
import { beginSession, sessionHeaders } from '../../harness/session-client.ts';
import {
  jsonOf,
  me,
  newClient,
  newCode,
  newGrant,
  newVerifier,
  ORIGIN,
  postForm,
  reach,
  redeem,
  refreshForm,
  system,
} from '../../systems/oauth.ts';

const ATTACKER = 'https://attacker.example/callback';

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
    const { body: foreign } = await other.api.post('/sites', { domain: 'foreign.example' });
    const body = await jsonOf(await me(access));
    expect(body.scopes).toEqual(['sites:read']);
    const { body: own } = await tenant.api.post('/sites', { domain: 'own.example' });
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
    const statusOf = async ({ data }: { data: { id: number } }) =>
      (await fetch(`${system.baseUrl}/sites/${data.id}`, { headers })).status;
    expect([await statusOf(own), await statusOf(foreign)]).toEqual([200, 404]);
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

  test('is in the console’s list of keys, which cannot reveal it and can revoke it', async () => {
    const { access, tenant, user } = await newGrant();
    const session = await beginSession(system.table, { organizationId: tenant.organizationId, userId: user.id });
    const headers = { ...sessionHeaders(session), cookie: `__Host-coa_session=${session}`, origin: ORIGIN };
    const send = async (method: string, path: string) => {
      const response = await reach(`${ORIGIN}/v1/console/keys${path}`, { method, headers });
      return { status: response.status, text: await response.text() };
    };
    const { data } = JSON.parse((await send('GET', '')).text);
    const listed = data.find(({ name }: { name: string }) => name === 'An assistant (assistant.example)');
    expect(data.map(({ id, is_grant }: { id: number; is_grant: boolean }) => [id, is_grant])).toEqual([
      [listed.id, true],
      [tenant.keyId, false],
    ]);
    expect((await send('POST', `/${listed.id}/reveal`)).status).toBe(404);
    expect((await send('DELETE', `/${listed.id}`)).status).toBe(204);
    expect((await me(access)).status).toBe(401);
  });

  test('ends with its person', async () => {
    const { access, tenant, user } = await newGrant();
    const { organizationId } = tenant;
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
    expect((await jsonOf(await me(less.body.access_token))).scopes).toEqual(['sites:read']);
    const again = await redeem(refreshForm(clientId, less.body.refresh_token));
    expect((await jsonOf(await me(again.body.access_token))).scopes).toEqual(['sites:read', 'content:write']);
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
