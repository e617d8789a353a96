import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { requireWebhook } from './require-webhook.ts';
import { webhookSchema, webhookView } from './webhook.ts';

export const getWebhook = defineOperation({
  operationId: 'getWebhook',
  method: 'GET',
  path: '/webhooks/{webhookId}',
  tag: 'Webhooks',
  summary: 'Get a webhook',
  access: 'sites:read',
  params: z.object({ webhookId: pathId('Webhook') }),
  responses: { 200: detailSchema(webhookSchema) },
}).handle(async ({ caller, params }, { table, now }: BaseServices) => {
  const webhook = await requireWebhook(table, caller.organizationId, params.webhookId);
  return { status: 200, body: { data: webhookView(webhook, now()) } };
});
