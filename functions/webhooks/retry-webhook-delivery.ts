import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { getDelivery, moveDeliveryWrites, type WebhookDelivery } from '../../shared/table/webhook-deliveries.ts';
import { wakeWebhookWrite } from '../../shared/table/webhooks.ts';
import { deliverySchema, deliveryView } from './delivery.ts';
import { deliveryIdSchema } from './delivery-id.ts';
import { webhookIsDisabled } from './disabled-webhook.ts';
import { requireWebhook } from './require-webhook.ts';
import type { WebhookServices } from './services.ts';

export const retryWebhookDelivery = defineOperation({
  operationId: 'retryWebhookDelivery',
  method: 'POST',
  path: '/webhooks/{webhookId}/deliveries/{deliveryId}/retry',
  tag: 'Webhooks',
  summary: 'Send a delivery again',
  description:
    'Attempts the delivery now, whatever became of it, with the same `webhook-id` and the same payload. If it fails, the plan of attempts begins again. Returns 409 `conflict` for a disabled webhook.',
  access: 'content:write',
  params: z.object({ webhookId: pathId('Webhook'), deliveryId: deliveryIdSchema }),
  responses: { 202: detailSchema(deliverySchema) },
  errors: ['invalid_request', 'conflict'],
}).handle(async ({ caller, params }, { table, now, nudge }: WebhookServices) => {
  const { organizationId } = caller;
  const id = { organizationId, webhookId: params.webhookId, id: params.deliveryId };
  return retryWhileContended('this delivery', async () => {
    const [webhook, before] = await Promise.all([
      requireWebhook(table, organizationId, params.webhookId),
      getDelivery(table, id),
    ]);
    if (!before) throw notFound('Delivery');
    const at = now();
    const changes = { status: 'pending', nextAttemptAt: at.toISOString(), plannedAttempts: 0 } as const;
    const result = await transact(table, [...moveDeliveryWrites(before, changes), wakeWebhookWrite(webhook, at)]);
    if (!result.ok && result.failed.includes('webhook')) throw webhookIsDisabled();
    if (!result.ok) return contended;
    await nudge({ organizationId, webhookId: webhook.id });
    const after: WebhookDelivery = { ...before, ...changes };
    return { status: 202, body: { data: deliveryView(after, webhook) } };
  });
});
