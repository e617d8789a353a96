/** Senders on their own table, with a clock that the test moves and a receiver that it scripts. */
import { beforeEach } from 'vitest';
import { handOutEvents } from '../../../functions/webhook-sender/hand-out-events.ts';
import { sendDue } from '../../../functions/webhook-sender/send-due.ts';
import type { SenderServices } from '../../../functions/webhook-sender/services.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { PostResult } from '../../../shared/providers/web/webhook-poster.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { listDeliveries, type WebhookDelivery } from '../../../shared/table/webhook-deliveries.ts';
import { createWebhook, disableWebhook, getWebhook, type Webhook } from '../../../shared/table/webhooks.ts';
import { eventWrites, forgetSubscriptions } from '../../../shared/webhooks/announce.ts';
import { findDueWebhooks } from '../../../shared/webhooks/find-due-webhooks.ts';
import type { WebhookMessage } from '../../../shared/webhooks/webhook-message.ts';
import { useTable } from '../../shared/table/use-table.ts';

export const START = new Date('2026-11-21T10:00:00.000Z');
export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

interface Posted {
  url: string;
  body: string;
  headers: Record<string, string>;
  at: Date;
}

export const answered = (status: number, retryAfterSeconds: number | null = null): PostResult => ({
  outcome: 'answered',
  status,
  retryAfterSeconds,
});

interface SenderUnderTest {
  readonly table: Table;
  readonly organizationId: number;
  /** Deliveries that receivers got, oldest first. */
  posted: Posted[];
  /** Messages to the sender, with their delay. */
  nudged: { message: WebhookMessage; delaySeconds: number }[];
  now: Date;
  respond: (posted: Posted) => PostResult | Promise<PostResult>;
  services(table?: Table): SenderServices;
  anotherClient(): Table;
  after(seconds: number): void;
  webhook(given?: Partial<Webhook>): Promise<Webhook>;
  disable(webhook: Webhook): Promise<void>;
  reload(webhook: Webhook): Promise<Webhook>;
  deliveries(webhook: Webhook): Promise<WebhookDelivery[]>;
  /** Something happens in the organization. */
  announce(siteId?: number): Promise<void>;
  /** Handles a message of the queue. */
  handle(message: WebhookMessage, services?: SenderServices): Promise<void>;
  /** The sweeper looks, and its messages are handled. Returns how many there were. */
  sweep(): Promise<number>;
}

export function useSender(): SenderUnderTest {
  setProcessVariables({ LOG_LEVEL: 'silent' });
  const engine = useTable();
  let organizationId = 0;
  let lastId = 0;

  beforeEach(() => {
    organizationId += 1;
    sender.posted = [];
    sender.nudged = [];
    sender.now = START;
    sender.respond = () => answered(204);
  });

  const sender: SenderUnderTest = {
    posted: [],
    nudged: [],
    now: START,
    respond: () => answered(204),
    get table() {
      return engine.table;
    },
    get organizationId() {
      return organizationId;
    },
    anotherClient: () => engine.anotherClient(),
    services: (table = engine.table) => ({
      table,
      now: () => sender.now,
      random: () => 0,
      async post(url, body, headers) {
        const posted = { url, body, headers, at: sender.now };
        sender.posted.push(posted);
        return sender.respond(posted);
      },
      openCipher: async () => ({ encrypt: async (secret) => secret, decrypt: async (sealed) => sealed }),
      nudge: async (message, delaySeconds = 0) => void sender.nudged.push({ message, delaySeconds }),
    }),
    after(seconds) {
      sender.now = new Date(sender.now.getTime() + seconds * 1_000);
    },
    async webhook(given = {}) {
      lastId += 1;
      const at = sender.now.toISOString();
      const webhook: Webhook = {
        organizationId,
        id: lastId,
        url: 'https://receiver.example/hook',
        description: '',
        events: null,
        state: 'enabled',
        disabledReason: null,
        disabledAt: null,
        failingSince: null,
        encryptedSecret: SECRET,
        previousSecret: null,
        createdAt: at,
        updatedAt: at,
        wakeups: 0,
        ...given,
      };
      await createWebhook(engine.table, webhook);
      forgetSubscriptions(engine.table, webhook.organizationId);
      return webhook;
    },
    async disable(webhook) {
      await disableWebhook(engine.table, webhook, 'gone', sender.now);
      forgetSubscriptions(engine.table, webhook.organizationId);
    },
    async reload(webhook) {
      const found = await getWebhook(engine.table, webhook);
      if (!found) throw new Error('the webhook is gone');
      return found;
    },
    deliveries: (webhook) => listDeliveries(engine.table, webhook, { before: null, limit: 1_000 }),
    async announce(siteId = 1) {
      const event = { type: 'site.ready', data: { site_id: siteId, job_id: 'job_cr_1' } } as const;
      await transact(engine.table, [
        { put: { pk: `SUBJECT#${organizationId}`, sk: 'SUBJECT', siteId } },
        ...(await eventWrites(engine.table, organizationId, [event], sender.now)),
      ]);
    },
    async handle({ organizationId: of, webhookId }, services = sender.services()) {
      const due = webhookId === undefined ? await handOutEvents(services, of) : [{ organizationId: of, id: webhookId }];
      await Promise.all(due.map((webhook) => sendDue(services, webhook)));
    },
    async sweep() {
      const messages: WebhookMessage[] = [];
      await findDueWebhooks({
        table: engine.table,
        now: () => sender.now,
        // Those of other tests are left alone.
        nudge: async (message) => {
          if (message.organizationId === organizationId) messages.push(message);
        },
      });
      for (const message of messages) await sender.handle(message);
      return messages.length;
    },
  };
  return sender;
}
