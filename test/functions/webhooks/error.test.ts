/** Refusals of the operations on webhooks. */
import { describe, expect, test } from 'vitest';
import { eventTypes } from '../../../shared/domain/webhooks/event-types.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const URL_OF_HOOK = 'https://receiver.example/hook';

describe('POST /webhooks', () => {
  test.each([
    ['no URL', 'receiver.example/hook', 'must be an absolute URL'],
    ['http', 'http://receiver.example/hook', 'must begin with https://'],
    ['another scheme', 'ftp://receiver.example/hook', 'must begin with https://'],
    ['credentials', 'https://user:pass@receiver.example/', 'must not contain credentials'],
    ['a user alone', 'https://user@receiver.example/', 'must not contain credentials'],
    ['a port', 'https://receiver.example:8443/', 'must not name a port'],
    ['an IPv4 address', 'https://93.184.216.34/', 'must name a public host'],
    ['a private address', 'https://10.0.0.1/', 'must name a public host'],
    ['an address as one number', 'https://2130706433/', 'must name a public host'],
    ['an address in hexadecimal', 'https://0x7f.0.0.1/', 'must name a public host'],
    ['an escaped address', 'https://%31%32%37.0.0.1/', 'must name a public host'],
    ['an IPv6 address', 'https://[2606:2800:220:1::1]/', 'must name a public host'],
    ['localhost', 'https://localhost/', 'must name a public host'],
    ['a name below localhost', 'https://api.localhost/', 'must name a public host'],
    ['a single label', 'https://intranet/', 'must name a public host'],
    ['a name of a private network', 'https://metadata.google.internal/', 'must name a public host'],
    ['a name of multicast DNS', 'https://printer.local/', 'must name a public host'],
    ['white space', 'https://receiver.example/a b', 'must be an absolute URL'],
    ['a line break', 'https://receiver.example/\n', 'must be an absolute URL'],
    ['a backslash', 'https:\\\\receiver.example\\hook', 'must be an absolute URL'],
    ['2,049 characters', `https://receiver.example/${'a'.repeat(2_049 - 25)}`, 'must have at most 2,048 characters'],
    ['what is longer when encoded', `https://receiver.example/${'ü'.repeat(1_500)}`, 'when encoded'],
  ])('400 for %s', async (_, url, message) => {
    const { api } = await system.tenant();
    const answer = await api.post('/webhooks', { url });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'invalid_request' });
    expect(answer.body.error.message).toContain('url');
    expect(answer.body.error.message).toContain(message);
  });

  test.each([
    ['an unknown event', ['job.started'], 'events'],
    ['the test event', ['webhook.test'], 'events'],
    ['no event', [], 'events'],
    ['an event twice', ['job.failed', 'job.failed'], 'must not name an event twice'],
    ['a string', 'job.failed', 'events'],
  ])('400 for %s', async (_, events, message) => {
    const { api } = await system.tenant();
    const answer = await api.post('/webhooks', { url: URL_OF_HOOK, events });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toContain(message);
  });

  test('400 for fields that it does not have, and for a description of 501 characters', async () => {
    const { api } = await system.tenant();
    for (const extra of [{ secret: 'whsec_AAAA' }, { state: 'enabled' }, { description: 'x'.repeat(501) }]) {
      expect((await api.post('/webhooks', { url: URL_OF_HOOK, ...extra })).status).toBe(400);
    }
  });

  test('takes internationalized names as punycode, 2,048 characters, and drops the fragment', async () => {
    const { api } = await system.tenant();
    const stored = async (url: string) => (await api.post('/webhooks', { url })).body.data?.url;
    expect(await stored('https://Bücher.example/haken#da')).toBe('https://xn--bcher-kva.example/haken');
    expect(await stored('https://RECEIVER.example:443')).toBe('https://receiver.example/');
    const long = `https://receiver.example/${'a'.repeat(2_048 - 25)}`;
    expect(await stored(long)).toBe(long);
  });

  test('409 for the 21st webhook, also when many are made at the same moment; a deleted one makes room', async () => {
    const { api } = await system.tenant();
    const answers = await Promise.all(Array.from({ length: 25 }, () => api.post('/webhooks', { url: URL_OF_HOOK })));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([20, 5]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatchObject({ code: 'conflict', message: expect.stringContaining('20 webhooks') });
    const list = await api.get('/webhooks');
    expect(list.body.meta).toEqual({ total: 20, page: 1, per_page: 20 });
    expect((await api.delete(`/webhooks/${list.body.data[0].id}`)).status).toBe(204);
    expect((await api.delete(`/webhooks/${list.body.data[0].id}`)).status).toBe(404);
    expect((await api.post('/webhooks', { url: URL_OF_HOOK })).status).toBe(201);
    expect((await api.post('/webhooks', { url: URL_OF_HOOK })).status).toBe(409);
  });
});

describe('PATCH /webhooks/{webhookId}', () => {
  test('400 for what POST refuses, and for an empty body', async () => {
    const { api } = await system.tenant();
    const { id } = (await api.post('/webhooks', { url: URL_OF_HOOK })).body.data;
    for (const body of [{}, { url: 'http://receiver.example/' }, { events: [] }, { state: 'gone' }, { id: 3 }]) {
      expect((await api.patch(`/webhooks/${id}`, body)).status).toBe(400);
    }
  });

  test('of two at the same moment, each changes what it names', async () => {
    const { api } = await system.tenant();
    const { id } = (await api.post('/webhooks', { url: URL_OF_HOOK })).body.data;
    const answers = await Promise.all([
      api.patch(`/webhooks/${id}`, { description: 'Editors' }),
      api.patch(`/webhooks/${id}`, { events: ['site.ready'] }),
      api.patch(`/webhooks/${id}`, { url: 'https://other.example/hook' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await api.get(`/webhooks/${id}`)).body.data).toMatchObject({
      description: 'Editors',
      events: ['site.ready'],
      url: 'https://other.example/hook',
      state: 'enabled',
    });
  });

  test('races with a deletion without bringing the webhook back', async () => {
    const { api } = await system.tenant();
    const { id } = (await api.post('/webhooks', { url: URL_OF_HOOK })).body.data;
    const [patched, deleted] = await Promise.all([
      api.patch(`/webhooks/${id}`, { state: 'enabled', description: 'Late' }),
      api.delete(`/webhooks/${id}`),
    ]);
    expect([200, 404]).toContain(patched?.status);
    expect(deleted?.status).toBe(204);
    expect((await api.get(`/webhooks/${id}`)).status).toBe(404);
    expect((await api.get('/webhooks')).body.data).toEqual([]);
  });
});

describe('a disabled webhook', () => {
  test('409 for a test and a retry, until it is enabled', async () => {
    const { api } = await system.tenant();
    const { id } = (await api.post('/webhooks', { url: URL_OF_HOOK })).body.data;
    const { id: deliveryId } = (await api.post(`/webhooks/${id}/test`)).body.data;
    const disabled = await api.patch(`/webhooks/${id}`, { state: 'disabled' });
    expect(disabled.body.data).toMatchObject({ state: 'disabled', disabled_reason: 'disabled_by_user' });
    for (const path of [`/webhooks/${id}/test`, `/webhooks/${id}/deliveries/${deliveryId}/retry`]) {
      const answer = await api.post(path);
      expect([answer.status, answer.body.error.code]).toEqual([409, 'conflict']);
    }
    const enabled = await api.patch(`/webhooks/${id}`, { state: 'enabled' });
    expect(enabled.body.data).toMatchObject({ state: 'enabled', disabled_reason: null, disabled_at: null });
    expect((await api.post(`/webhooks/${id}/test`)).status).toBe(202);
  });
});

describe('deliveries', () => {
  test('404 for those of another webhook, and 400 for ids and cursors that are no UUIDs', async () => {
    const { api } = await system.tenant();
    const [one, other] = await Promise.all([
      api.post('/webhooks', { url: URL_OF_HOOK }),
      api.post('/webhooks', { url: URL_OF_HOOK }),
    ]);
    const { id: deliveryId } = (await api.post(`/webhooks/${one?.body.data.id}/test`)).body.data;
    const ofOther = `/webhooks/${other?.body.data.id}/deliveries`;
    const answer = await api.post(`${ofOther}/${deliveryId}/retry`);
    expect([answer.status, answer.body.error.message]).toEqual([404, 'Delivery not found']);
    expect((await api.get(ofOther)).body.data).toEqual([]);
    expect((await api.post(`${ofOther}/1/retry`)).status).toBe(400);
    expect((await api.get(`${ofOther}?cursor=1`)).status).toBe(400);
    expect((await api.get(`${ofOther}?limit=101`)).status).toBe(400);
  });
});

test('the operations name every event', async () => {
  const { api } = await system.tenant();
  const { body } = await api.post('/webhooks', { url: URL_OF_HOOK, events: eventTypes });
  expect(body.data.events).toEqual(eventTypes);
});
