import { describe, expect, test } from 'vitest';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const url = 'https://receiver.example/hook';

describe('a webhook', () => {
  test('with an Idempotency-Key is made once, and the response with its secret is not kept', async () => {
    const { api } = await system.tenant();
    const request = {
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify({ url, events: ['site.ready'] }),
    };
    const first = await api.raw('POST', '/webhooks', request);
    const repeat = await api.raw('POST', '/webhooks', request);
    expect([first.status, repeat.status]).toEqual([201, 409]);
    expect(repeat.text).not.toContain('whsec_');
    expect((await api.get('/webhooks')).body.data).toHaveLength(1);
  });

  test('is created with a secret that is shown then and after a rotation, and stored sealed', async () => {
    const { api, organizationId } = await system.tenant();
    const created = await api.post('/webhooks', { url, events: ['site.ready'], description: 'Editors' });
    expect(created.status).toBe(201);
    const { secret, ...webhook } = created.body.data;
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(Number),
      url,
      events: ['site.ready'],
      description: 'Editors',
      state: 'enabled',
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      previous_secret_expires_at: null,
      created_at: expect.any(String),
      updated_at: webhook.created_at,
    });
    const path = `/webhooks/${webhook.id}`;
    expect((await api.get(path)).body.data).toEqual(webhook);
    expect((await api.get('/webhooks')).body.data).toEqual([webhook]);

    const rotated = await api.post(`${path}/secret/rotate`);
    expect(rotated.status).toBe(200);
    expect(rotated.body.data.secret).toMatch(/^whsec_/);
    expect(rotated.body.data.secret).not.toBe(secret);
    const untilMs = Date.parse(rotated.body.data.previous_secret_expires_at) - Date.parse(rotated.body.data.updated_at);
    expect(untilMs).toBe(86_400_000);
    expect((await api.get(path)).text).not.toContain('whsec_');

    const stored = JSON.stringify(await getItem(system.table, keys.webhook(organizationId, webhook.id)));
    for (const shown of [secret, rotated.body.data.secret]) expect(stored).not.toContain(shown.slice(6));
  });

  test('gets all events when none are named, and a page of the list is a part of it', async () => {
    const { api } = await system.tenant();
    const made = [];
    for (const at of [1, 2, 3]) made.push((await api.post('/webhooks', { url: `${url}/${at}` })).body.data);
    expect(made[0].events).toBeNull();
    const list = await api.get('/webhooks?page=2&limit=2');
    expect(list.body.meta).toEqual({ total: 3, page: 2, per_page: 2 });
    expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual([made[2].id]);
  });

  test('takes events of later releases again when the list is set to null', async () => {
    const { api } = await system.tenant();
    const { id } = (await api.post('/webhooks', { url, events: ['site.ready'] })).body.data;
    expect((await api.patch(`/webhooks/${id}`, { events: null })).body.data.events).toBeNull();
  });
});

describe('the list of deliveries', () => {
  test('is newest first, and its cursor leads through all of them once', async () => {
    const { api } = await system.tenant();
    const { id } = (await api.post('/webhooks', { url })).body.data;
    const sent: string[] = [];
    for (let at = 0; at < 5; at += 1) sent.unshift((await api.post(`/webhooks/${id}/test`)).body.data.id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await api.get(`/webhooks/${id}/deliveries?limit=2${cursor}`);
      seen.push(...body.data.map((delivery: { id: string }) => delivery.id));
      cursor = body.meta.next_cursor === null ? '' : `&cursor=${body.meta.next_cursor}`;
    } while (cursor !== '');
    expect([...seen].sort()).toEqual([...sent].sort());
    expect(seen).toEqual([...seen].sort().reverse());
  });
});
