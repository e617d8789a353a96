/** The MCP SDK's own client is let in, from the first refused request to the end of its grant. */
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { describe, expect, test } from 'vitest';
import { listApiKeys } from '../../../shared/table/api-keys.ts';
import {
  decide,
  me,
  newPerson,
  openConsent,
  postForm,
  REDIRECT,
  RESOURCE,
  reach,
  system,
} from '../../systems/oauth.ts';

/** An assistant, with all that it keeps of a connection. */
function newAssistant(clientMetadataUrl?: string) {
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string; sentTo?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    ...(clientMetadataUrl === undefined ? {} : { clientMetadataUrl }),
    clientMetadata: { client_name: 'SDK assistant', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
    state: () => 'state-of-the-sdk',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.sentTo = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(RESOURCE), { authProvider: provider, fetch: reach });
  return { kept, transport };
}

/** The assistant is refused, sends the person to the service, and gets the code that the person grants. */
async function letIn({ kept, transport }: ReturnType<typeof newAssistant>, scopes?: string[]) {
  const first = transport();
  const client = new Client({ name: 'test', version: '1.0.0' });
  await expect(client.connect(first)).rejects.toThrow(UnauthorizedError);
  const consent = await openConsent(kept.sentTo ?? '');
  const decided = await decide(consent, scopes ? { scopes } : {});
  const answer = new URL(decided.headers.get('location') ?? '').searchParams;
  expect(answer.get('state')).toBe('state-of-the-sdk');
  await first.finishAuth(answer.get('code') ?? '');
  const connected = new Client({ name: 'test', version: '1.0.0' });
  await connected.connect(transport());
  return { consent, connected };
}

describe('the SDK’s client', () => {
  test('goes through discovery, registration, sign-in, consent, a tool call, a refresh and a revocation', async () => {
    const { tenant, email } = await newPerson();
    expect((await tenant.api.post('/sites', { domain: 'assistant-site.example' })).status).toBe(201);
    const assistant = newAssistant();
    const { kept } = assistant;
    const { consent, connected } = await letIn(assistant);
    expect(consent.text).toContain('<strong>SDK assistant</strong>');
    expect(consent.text).toContain('<strong>assistant.example</strong>');
    expect(consent.text).toContain(email);
    const sites = await connected.callTool({ name: 'list_sites', arguments: {} });
    expect(JSON.stringify(sites.structuredContent)).toContain('assistant-site.example');
    const names = (await connected.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('find_pages');
    expect(names, 'a grant to read shows no tool that writes').not.toContain('add_site');

    const before = kept.tokens;
    // As if the hour of the access token were over.
    kept.tokens = { ...before, access_token: `coa_${'x'.repeat(43)}` } as OAuthTokens;
    const refreshed = new Client({ name: 'test', version: '1.0.0' });
    await refreshed.connect(assistant.transport());
    await refreshed.callTool({ name: 'list_sites', arguments: {} });
    expect(kept.tokens?.refresh_token).not.toBe(before?.refresh_token);
    expect((await me(before?.access_token ?? '')).status, 'the token before').toBe(401);

    const listed = await listApiKeys(system.table, tenant.organizationId);
    expect(listed.map(({ name }) => name)).toContain('SDK assistant (assistant.example)');
    const token = kept.tokens?.refresh_token ?? '';
    const revoked = await postForm('/oauth/revoke', { token, client_id: kept.client?.client_id ?? '' });
    expect(revoked.status).toBe(200);
    expect((await me(kept.tokens?.access_token ?? '')).status).toBe(401);
  });

  test('needs no registration where a document at its address describes it', async () => {
    await newPerson();
    const site = system.web.take({});
    const address = `https://${site.domain}/client.json`;
    const document = { client_id: address, client_name: 'Documented', redirect_uris: [REDIRECT] };
    site.serve({
      '/client.json': { headers: { 'content-type': 'application/json' }, body: JSON.stringify(document) },
    });
    const assistant = newAssistant(address);
    const { connected } = await letIn(assistant, ['sites:read', 'content:write']);
    expect(assistant.kept.client?.client_id).toBe(address);
    expect((await connected.listTools()).tools.map(({ name }) => name)).toContain('add_site');
  });
});
