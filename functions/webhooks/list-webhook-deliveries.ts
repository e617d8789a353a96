import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { cursorListSchema } from '../../shared/http/cursor.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pathId, queryInteger } from '../../shared/http/schemas.ts';
import { listDeliveries } from '../../shared/table/webhook-deliveries.ts';
import { deliverySchema, deliveryView } from './delivery.ts';
import { deliveryIdSchema } from './delivery-id.ts';
import { requireWebhook } from './require-webhook.ts';

const LIMIT_MAX = 100;
const LIMIT = 20;

export const listWebhookDeliveries = defineOperation({
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/{webhookId}/deliveries',
  tag: 'Webhooks',
  summary: 'List the deliveries of a webhook',
  description: 'Newest first, with every attempt. Deliveries are kept for 30 days.',
  access: 'sites:read',
  params: z.object({ webhookId: pathId('Webhook') }),
  query: z.object({
    cursor: deliveryIdSchema
      .optional()
      .meta({ description: '`meta.next_cursor` of the answer before. Left out: from the beginning.' }),
    limit: queryInteger(1, LIMIT_MAX).default(LIMIT),
  }),
  responses: { 200: z.lazy(() => cursorListSchema(deliverySchema)) },
}).handle(async ({ caller, params, query }, { table }: BaseServices) => {
  const { cursor = null, limit } = query;
  const id = { organizationId: caller.organizationId, id: params.webhookId };
  const [webhook, deliveries] = await Promise.all([
    requireWebhook(table, id.organizationId, id.id),
    // One more than is shown: whether the list goes on.
    listDeliveries(table, id, { before: cursor, limit: limit + 1 }),
  ]);
  const shown = deliveries.slice(0, limit);
  return {
    status: 200,
    body: {
      data: shown.map((delivery) => deliveryView(delivery, webhook)),
      meta: { limit, next_cursor: deliveries.length > limit ? (shown.at(-1)?.id ?? null) : null },
    },
  };
});
