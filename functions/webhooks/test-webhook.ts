import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { createEventId } from '../../shared/domain/webhooks/event-id.ts';
import { TEST_EVENT } from '../../shared/domain/webhooks/event-types.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { newDelivery, newDeliveryWrites } from '../../shared/table/webhook-deliveries.ts';
import { wakeWebhookWrite } from '../../shared/table/webhooks.ts';
import { deliverySchema, deliveryView } from './delivery.ts';
import { webhookIsDisabled } from './disabled-webhook.ts';
import { requireWebhook } from './require-webhook.ts';
import type { WebhookServices } from './services.ts';

export const testWebhook = defineOperation({
  operationId: 'testWebhook',
  method: 'POST',
  path: '/webhooks/{webhookId}/test',
  tag: 'Webhooks',
  summary: 'Send a test event',
  description:
    'Sends an event of type `webhook.test`, whatever events the webhook is subscribed to. It is signed, repeated and listed as every other delivery. Returns 409 `conflict` for a disabled webhook.',
  access: 'content:write',
  params: z.object({ webhookId: pathId('Webhook') }),
  responses: { 202: detailSchema(deliverySchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params }, { table, now, nudge }: WebhookServices) => {
  const { organizationId } = caller;
  const webhook = await requireWebhook(table, organizationId, params.webhookId);
  const at = now();
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data: { webhook_id: webhook.id } });
  const delivery = newDelivery(webhook, { id: createEventId(at, randomBytes(10)), type: TEST_EVENT, body }, at);
  const result = await transact(table, [...newDeliveryWrites(delivery), wakeWebhookWrite(webhook, at)]);
  if (!result.ok) throw webhookIsDisabled();
  await nudge({ organizationId, webhookId: webhook.id });
  return { status: 202, body: { data: deliveryView(delivery, webhook) } };
});
