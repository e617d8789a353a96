/**
 * Whatever dies, and wherever: no event is lost, and what comes twice has the same id.
 *
 * @module-tag stories
 */
import { describe, expect, test } from 'vitest';
import { handOutEvents } from '../../../functions/webhook-sender/hand-out-events.ts';
import { sendDue } from '../../../functions/webhook-sender/send-due.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { listOutbox } from '../../../shared/table/webhook-outbox.ts';
import { useSender } from './use-sender.ts';

const sender = useSender();
const organization = () => ({ organizationId: sender.organizationId });
const LEASE_SECONDS = 45;

/** A client whose process is killed before its call number `at` is sent, or after it took effect. */
function dyingClient(at: number, when: 'before' | 'after'): { table: Table; calls: () => number } {
  const table = sender.anotherClient();
  let calls = 0;
  table.documents.middlewareStack.add(
    (next) => async (args) => {
      calls += 1;
      if (calls > at || (calls === at && when === 'before')) throw new Error('killed');
      const answer = await next(args);
      if (calls === at) throw new Error('killed');
      return answer;
    },
    { step: 'initialize', name: `die-${at}-${when}` },
  );
  return { table, calls: () => calls };
}

const ids = (): string[] => sender.posted.map(({ headers }) => headers['webhook-id'] ?? '');

describe('a sender that is killed', () => {
  test.each(['before', 'after'] as const)(
    '%s any of its calls to the table loses no event',
    async (when) => {
      for (let at = 1; ; at += 1) {
        sender.posted = [];
        const webhook = await sender.webhook({ url: `https://receiver.example/${when}/${at}` });
        await sender.announce(at);
        const dying = dyingClient(at, when);
        const died = await sender.handle(organization(), sender.services(dying.table)).then(
          () => false,
          () => true,
        );
        sender.after(LEASE_SECONDS + 1);
        await sender.sweep();
        await sender.sweep();
        const own = await sender.deliveries(webhook);
        expect(own.map(({ status }) => status)).toEqual(['delivered']);
        expect(new Set(ids().filter((id) => id === own[0]?.id)).size).toBe(1);
        expect(await listOutbox(sender.table, sender.organizationId, 10)).toEqual([]);
        await sender.disable(webhook);
        if (!died) break;
      }
    },
    60_000,
  );

  test('between the attempt and its record sends it again, under the same id', async () => {
    const webhook = await sender.webhook();
    await sender.announce();
    await handOutEvents(sender.services(), sender.organizationId);
    const services = sender.services();
    const post = services.post;
    const killed = sendDue(
      {
        ...services,
        post: async (...given) => {
          await post(...given);
          throw new Error('killed');
        },
      },
      webhook,
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await sender.deliveries(webhook)).toMatchObject([{ status: 'pending', attempts: [] }]);
    sender.after(LEASE_SECONDS + 1);
    await sender.sweep();
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(await sender.deliveries(webhook)).toMatchObject([{ status: 'delivered' }]);
  });

  test('whose message was lost: the sweeper finds its events', async () => {
    const webhook = await sender.webhook();
    await sender.announce();
    await sender.sweep();
    expect(sender.posted).toHaveLength(0);
    sender.after(16);
    await sender.sweep();
    expect(await sender.deliveries(webhook)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('two senders at once', () => {
  test('make one delivery of an event, and attempt it once', async () => {
    const webhook = await sender.webhook();
    for (let at = 1; at <= 20; at += 1) await sender.announce(at);
    await Promise.all(
      Array.from({ length: 4 }, () => sender.handle(organization(), sender.services(sender.anotherClient()))),
    );
    sender.after(60);
    await sender.sweep();
    const own = await sender.deliveries(webhook);
    expect(own).toHaveLength(20);
    expect(own.every(({ status, attempts }) => status === 'delivered' && attempts.length === 1)).toBe(true);
    expect(ids().sort()).toEqual(own.map(({ id }) => id).sort());
  });

  test('of which one lost its turn while it sent: the id is the same, and one attempt is recorded', async () => {
    const webhook = await sender.webhook();
    await sender.announce();
    await handOutEvents(sender.services(), sender.organizationId);
    const paused = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const services = sender.services();
    const slow = sendDue(
      {
        ...services,
        post: async (...given) => {
          asked.resolve();
          await paused.promise;
          return services.post(...given);
        },
      },
      webhook,
    );
    await asked.promise;
    sender.after(LEASE_SECONDS + 1);
    await sender.handle({ ...organization(), webhookId: webhook.id });
    paused.resolve();
    await slow;
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(await sender.deliveries(webhook)).toMatchObject([{ status: 'delivered', attempts: [{ reason: null }] }]);
  });
});

describe('another organization', () => {
  test('never gets the events, whatever its webhooks are subscribed to', async () => {
    const foreign = await sender.webhook({
      organizationId: sender.organizationId + 1_000_000,
      url: 'https://foreign.example/',
    });
    const own = await sender.webhook();
    await sender.announce();
    await sender.handle(organization());
    await sender.handle({ organizationId: foreign.organizationId });
    expect(sender.posted.map(({ url }) => url)).toEqual([own.url]);
    expect(await sender.deliveries(foreign)).toEqual([]);
  });
});
