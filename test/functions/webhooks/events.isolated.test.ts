import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { waitForSite, waitUntil } from '../../harness/wait-until.ts';
import { openReceiver } from './receiver.ts';

const system = useSystem({ webSites: 12 });
const html = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`;

describe('events', () => {
  test('of a whole story are delivered, signed, to the webhook that is subscribed', async () => {
    const { api } = await system.tenant();
    const receiver = openReceiver(system.web);
    const created = await api.post('/webhooks', { url: receiver.url });
    expect(created.status).toBe(201);
    const web = system.web.take({ '/': html('Shop', 'Bicycles for everyone in Leeds.') });
    const site = (await api.post('/sites', { domain: web.domain })).body.data;
    await waitForSite(api, site.id);
    const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);
    await waitUntil('site.ready', async () => types().includes('site.ready'));
    console.log(receiver.received);
    const verifier = new Webhook(created.body.data.secret);
    for (const { body, headers } of receiver.received) verifier.verify(body, headers);
  });
});
