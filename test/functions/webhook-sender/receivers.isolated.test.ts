/**
 * Deliveries to receivers of every kind, by a clock that is moved.
 *
 * @module-tag stories
 */
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { deleteWebhook, replaceSecret, updateWebhook } from '../../../shared/table/webhooks.ts';
import { answered, SECRET, START, useSender } from './use-sender.ts';

const sender = useSender();
const HOUR = 3_600;
const DAY = 24 * HOUR;
const organization = () => ({ organizationId: sender.organizationId });

/** Lets time pass with the sweeper at work: in steps of a minute, of a day and more in steps of five. */
async function passTime(seconds: number): Promise<void> {
  const end = sender.now.getTime() + seconds * 1_000;
  const step = seconds > 6 * HOUR ? 300 : 60;
  while (sender.now.getTime() < end) {
    sender.after(step);
    await sender.sweep();
  }
}

describe('a receiver', () => {
  test('that takes the delivery gets it once', async () => {
    const webhook = await sender.webhook();
    await sender.announce();
    await sender.handle(organization());
    await sender.handle(organization());
    expect(await passTime(HOUR)).toBeUndefined();
    expect(sender.posted).toHaveLength(1);
    expect(JSON.parse(sender.posted[0]?.body ?? '')).toEqual({
      type: 'site.ready',
      timestamp: START.toISOString(),
      data: { site_id: 1, job_id: 'job_cr_1' },
    });
    expect(await sender.deliveries(webhook)).toMatchObject([
      { status: 'delivered', nextAttemptAt: null, attempts: [{ statusCode: 204, reason: null }] },
    ]);
  });

  test('that is down for a day gets what it missed, under the same id, and no delivery is lost', async () => {
    const webhook = await sender.webhook();
    sender.respond = ({ at }) =>
      at.getTime() < START.getTime() + DAY * 1_000 ? { outcome: 'failed', reason: 'refused' } : answered(200);
    for (const siteId of [1, 2, 3]) await sender.announce(siteId);
    await sender.handle(organization());
    await passTime(28 * HOUR);
    const deliveries = await sender.deliveries(webhook);
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(deliveries.map(({ attempts }) => attempts.length)).toEqual([8, 8, 8]);
    expect(new Set(sender.posted.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    expect((await sender.reload(webhook)).failingSince).toBeNull();
  });

  test('that never takes it gets eight attempts with growing pauses, more than a day in all', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(500);
    await sender.announce();
    await sender.handle(organization());
    await passTime(30 * HOUR);
    const times = sender.posted.map(({ at }) => at.getTime());
    expect(times).toHaveLength(8);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(DAY * 1_000);
    expect(await sender.deliveries(webhook)).toMatchObject([{ status: 'failed', nextAttemptAt: null }]);
  });

  test('is asked again after the first pauses by a message that is delayed, without the sweeper', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(503);
    await sender.announce();
    await sender.handle(organization());
    const message = { ...organization(), webhookId: webhook.id };
    expect(sender.nudged).toEqual([{ message, delaySeconds: 10 }]);
    sender.after(10);
    await sender.handle(message);
    expect(sender.nudged.at(-1)).toEqual({ message, delaySeconds: 60 });
    expect(sender.posted).toHaveLength(2);
  });

  test('that asks for a pause by Retry-After gets it, to a day at most', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(429, 3_000);
    await sender.announce();
    await sender.handle(organization());
    const [first] = await sender.deliveries(webhook);
    expect(first?.nextAttemptAt).toBe(new Date(START.getTime() + 3_000_000).toISOString());
    sender.respond = () => answered(503, 999_999_999);
    sender.after(3_000);
    await sender.handle({ ...organization(), webhookId: webhook.id });
    const [second] = await sender.deliveries(webhook);
    expect(second?.nextAttemptAt).toBe(new Date(sender.now.getTime() + DAY * 1_000).toISOString());
  });

  test.each([
    [301, 'redirect'],
    [308, 'redirect'],
    [304, 'redirect'],
    [404, 'http_error'],
    [100, 'http_error'],
  ])('that responds with %i failed, by the reason %s', async (status, reason) => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(status);
    await sender.announce();
    await sender.handle(organization());
    expect(await sender.deliveries(webhook)).toMatchObject([
      { status: 'pending', attempts: [{ statusCode: status, reason }] },
    ]);
  });

  test('whose address is private after the first check gets nothing more, and the delivery says why', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(500);
    await sender.announce();
    await sender.handle(organization());
    sender.respond = () => ({ outcome: 'failed', reason: 'blocked_address' });
    sender.after(10);
    await sender.handle({ ...organization(), webhookId: webhook.id });
    expect(await sender.deliveries(webhook)).toMatchObject([
      { status: 'pending', attempts: [{ reason: 'http_error' }, { statusCode: null, reason: 'blocked_address' }] },
    ]);
  });
});

describe('a webhook is disabled', () => {
  test('at once by a 410, with what waits kept for the day on which it is enabled again', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(500);
    await sender.announce(1);
    await sender.handle(organization());
    sender.respond = () => answered(410);
    await sender.announce(2);
    await sender.handle(organization());
    expect(await sender.reload(webhook)).toMatchObject({
      state: 'disabled',
      disabledReason: 'gone',
      disabledAt: sender.now.toISOString(),
    });
    const statuses = async () => (await sender.deliveries(webhook)).map(({ status }) => status).sort();
    expect(await statuses()).toEqual(['failed', 'pending']);
    await sender.announce(3);
    await passTime(HOUR);
    expect(sender.posted).toHaveLength(2);
    expect(await statuses()).toEqual(['failed', 'pending']);

    sender.respond = () => answered(200);
    const enabled = { state: 'enabled', disabledReason: null, disabledAt: null, failingSince: null } as const;
    await updateWebhook(sender.table, webhook, enabled, sender.now);
    await passTime(120);
    expect(await statuses()).toEqual(['delivered', 'failed']);
  });

  test('after five days in which every attempt failed, and not before', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => ({ outcome: 'failed', reason: 'timeout' });
    for (let day = 0; day < 5; day += 1) {
      await sender.announce(day + 1);
      await sender.handle(organization());
      expect(await sender.reload(webhook)).toMatchObject({ state: 'enabled', failingSince: START.toISOString() });
      sender.after(DAY);
    }
    await sender.announce(6);
    await sender.handle(organization());
    expect(await sender.reload(webhook)).toMatchObject({ state: 'disabled', disabledReason: 'failing' });
  });

  test('never by failures with a success in between', async () => {
    const webhook = await sender.webhook();
    for (let day = 0; day < 8; day += 1) {
      const isUp = day === 4;
      sender.respond = () => (isUp ? answered(200) : answered(502));
      await sender.announce(day + 1);
      await sender.handle(organization());
      sender.after(DAY);
    }
    expect((await sender.reload(webhook)).state).toBe('enabled');
  });
});

describe('the secret', () => {
  test('is the old and the new one for a day after a rotation, between two attempts too', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(500);
    await sender.announce();
    await sender.handle(organization());
    const newSecret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    const previousUntil = new Date(START.getTime() + DAY * 1_000).toISOString();
    await replaceSecret(sender.table, webhook, { encrypted: newSecret, previousUntil, now: sender.now });
    sender.after(10);
    await sender.handle({ ...organization(), webhookId: webhook.id });
    sender.after(DAY);
    await sender.handle({ ...organization(), webhookId: webhook.id });
    const signatures = sender.posted.map(({ headers }) => headers['webhook-signature']?.split(' ').length);
    expect(signatures).toEqual([1, 2, 1]);
    const accepts = (secret: string, at: number): boolean => {
      const posted = sender.posted[at];
      if (!posted) throw new Error('it was not sent');
      const { body, headers } = posted;
      const signed = new Verifier(secret).sign(
        headers['webhook-id'] ?? '',
        new Date(Number(headers['webhook-timestamp']) * 1_000),
        body,
      );
      return headers['webhook-signature']?.split(' ').includes(signed) ?? false;
    };
    expect([0, 1, 2].map((at) => accepts(SECRET, at))).toEqual([true, true, false]);
    expect([0, 1, 2].map((at) => accepts(newSecret, at))).toEqual([false, true, true]);
  });
});

describe('one receiver', () => {
  test('that is slow holds up no other', async () => {
    const slow = await sender.webhook({ url: 'https://slow.example/' });
    const quick = await sender.webhook({ url: 'https://quick.example/' });
    const released = Promise.withResolvers<void>();
    sender.respond = async ({ url }) => {
      if (url.includes('slow')) await released.promise;
      return answered(200);
    };
    for (let at = 1; at <= 30; at += 1) await sender.announce(at);
    const first = sender.handle(organization());
    const quickOnes = async () =>
      (await sender.deliveries(quick)).filter(({ status }) => status === 'delivered').length;
    await expect.poll(quickOnes, { timeout: 60_000 }).toBe(30);
    const atSlow = sender.posted.filter(({ url }) => url.includes('slow'));
    expect(atSlow).toHaveLength(8);
    // While it is busy, another message leads to no further request to it.
    await sender.announce(31);
    await sender.handle(organization());
    await sender.handle({ ...organization(), webhookId: slow.id });
    expect(sender.posted.filter(({ url }) => url.includes('slow'))).toHaveLength(8);
    released.resolve();
    await first;
    expect(await sender.deliveries(slow)).toHaveLength(31);
    expect((await sender.deliveries(slow)).every(({ status }) => status === 'delivered')).toBe(true);
    expect(await quickOnes()).toBe(31);
  });

  test('of a webhook that is deleted in between gets nothing more', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(500);
    await sender.announce();
    await sender.handle(organization());
    await deleteWebhook(sender.table, webhook);
    await passTime(HOUR);
    expect(sender.posted).toHaveLength(1);
  });

  test('gets the deliveries that wait at a URL that was changed', async () => {
    const webhook = await sender.webhook();
    sender.respond = () => answered(500);
    await sender.announce();
    await sender.handle(organization());
    await updateWebhook(sender.table, webhook, { url: 'https://new.example/' }, sender.now);
    sender.after(10);
    await sender.handle({ ...organization(), webhookId: webhook.id });
    expect(sender.posted.map(({ url }) => url)).toEqual(['https://receiver.example/hook', 'https://new.example/']);
  });
});
