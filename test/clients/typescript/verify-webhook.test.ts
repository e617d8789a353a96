import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  verifyWebhook,
  type WebhookEventData,
  WebhookVerificationError,
} from '../../../clients/typescript/src/verify-webhook.ts';
import type { EventData } from '../../../shared/domain/webhooks/event-data.ts';
import { signatureHeaders } from '../../../shared/domain/webhooks/signature.ts';

const secretOf = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const secret = secretOf(1);
const payload = '{"type":"site.ready","timestamp":"2026-11-21T10:00:00.000Z","data":{"site_id":1,"job_id":"job_cr_1"}}';
const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

const signed = (secrets: readonly string[] = [secret], timestampSeconds = nowSeconds()): Record<string, string> =>
  signatureHeaders({ id: 'one', timestampSeconds, body: payload }, secrets);
const refused = (delivery: Partial<Parameters<typeof verifyWebhook>[0]>) =>
  expect(verifyWebhook({ payload, headers: signed(), secret, ...delivery })).rejects.toThrow(WebhookVerificationError);

describe('verifyWebhook', () => {
  test('returns the event of a delivery, from a string or bytes, with headers of any form', async () => {
    const event = JSON.parse(payload);
    const headers = signed();
    const mixedCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const given of [headers, new Headers(headers), mixedCase]) {
      expect(await verifyWebhook({ payload, headers: given, secret })).toEqual(event);
      expect(await verifyWebhook({ payload: Buffer.from(payload), headers: given, secret })).toEqual(event);
    }
  });

  test('takes what the library of Standard Webhooks signs', async () => {
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(nowSeconds()),
      'webhook-signature': new Webhook(secret).sign('msg_1', new Date(nowSeconds() * 1_000), payload),
    };
    expect(await verifyWebhook({ payload, headers, secret })).toMatchObject({ type: 'site.ready' });
  });

  test('takes a delivery that one of several secrets signed, at either end', async () => {
    const [old, next] = [secretOf(2), secretOf(3)];
    await verifyWebhook({ payload, headers: signed([old, next]), secret: next });
    await verifyWebhook({ payload, headers: signed([old, next]), secret: old });
    await verifyWebhook({ payload, headers: signed([next]), secret: [old, next] });
    await refused({ headers: signed([old]), secret: [next, secret] });
  });

  test('refuses what was changed: body, id, time, signature', async () => {
    const headers = signed();
    await refused({ payload: payload.replace('"site_id":1', '"site_id":2') });
    await refused({ payload: `${payload} ` });
    await refused({ headers: { ...headers, 'webhook-id': 'two' } });
    await refused({ headers: { ...headers, 'webhook-timestamp': String(nowSeconds() - 1) } });
    const signature = headers['webhook-signature'] ?? '';
    for (const wrong of [
      signature.replace('v1,', 'v2,'),
      signature.slice(0, -4),
      `v1,${Buffer.alloc(32).toString('base64')}`,
      'v1,not base64!',
      'v1,',
      'v1',
      ' ',
    ]) {
      await refused({ headers: { ...headers, 'webhook-signature': wrong } });
    }
  });

  test('refuses a delivery without one of the headers', async () => {
    for (const name of Object.keys(signed())) await refused({ headers: { ...signed(), [name]: '' } });
    await refused({ headers: new Headers() });
  });

  test('refuses a time that is too far off, in either direction, and one that is no time', async () => {
    await refused({ headers: signed([secret], nowSeconds() - 400) });
    await refused({ headers: signed([secret], nowSeconds() + 400) });
    await verifyWebhook({ payload, headers: signed([secret], nowSeconds() - 400), secret, toleranceSeconds: 600 });
    for (const time of ['', 'NaN', '1e9', '-1', ' 1', '0x10', '9'.repeat(400)]) {
      await refused({ headers: { ...signed(), 'webhook-timestamp': time } });
    }
  });

  test('says that a secret is none, in place of refusing every delivery', async () => {
    for (const wrong of ['', 'whsec_', 'whsec_***', secret.slice(6)]) {
      await expect(verifyWebhook({ payload, headers: signed(), secret: wrong })).rejects.toThrow(TypeError);
    }
  });

  test('refuses a signed body that is no JSON', async () => {
    const headers = signatureHeaders({ id: 'one', timestampSeconds: nowSeconds(), body: 'text' }, [secret]);
    await refused({ payload: 'text', headers });
  });

  test('knows every event of the service, with its data', () => {
    expectTypeOf<Omit<WebhookEventData, 'webhook.test'>>().toEqualTypeOf<EventData>();
  });
});
