import { deriveDeliveryId } from '../../shared/domain/webhooks/event-id.ts';
import { isSubscribedTo } from '../../shared/domain/webhooks/event-types.ts';
import { newDelivery, storeNewDeliveries, type WebhookDelivery } from '../../shared/table/webhook-deliveries.ts';
import { deleteOutboxRow, listOutbox, type OutboxRow } from '../../shared/table/webhook-outbox.ts';
import { listWebhooks, type Webhook, wakeWebhook } from '../../shared/table/webhooks.ts';
import type { SenderServices } from './services.ts';

const ROWS_AT_ONCE = 20;

/**
 * Makes a delivery of each event for each enabled webhook that is subscribed to it. Repeatable at any point: the ids of deliveries
 * derive from the events, and the events are deleted last. Returns the webhooks that have something to send.
 */
export async function handOutEvents({ table, now }: SenderServices, organizationId: number): Promise<Webhook[]> {
  const woken = new Map<number, Webhook>();
  for (;;) {
    const [rows, webhooks] = await Promise.all([
      listOutbox(table, organizationId, ROWS_AT_ONCE),
      listWebhooks(table, organizationId),
    ]);
    if (rows.length === 0) return [...woken.values()];
    const enabled = webhooks.filter(({ state }) => state === 'enabled');
    for (const webhook of enabled) {
      const deliveries = rows.flatMap((row) => createDeliveries(row, webhook, now()));
      if (deliveries.length === 0) continue;
      await storeNewDeliveries(table, deliveries);
      // After the deliveries: a sender that is at work on the webhook then looks for them once more.
      await wakeWebhook(table, webhook, now());
      woken.set(webhook.id, webhook);
    }
    await Promise.all(rows.map((row) => deleteOutboxRow(table, row)));
    if (rows.length < ROWS_AT_ONCE) return [...woken.values()];
  }
}

const createDeliveries = ({ events }: OutboxRow, webhook: Webhook, now: Date): WebhookDelivery[] =>
  events
    .filter(({ type }) => isSubscribedTo(webhook.events, type))
    .map((event) =>
      newDelivery(webhook, { id: deriveDeliveryId(event.id, webhook.id), type: event.type, body: event.body }, now),
    );
