import * as z from 'zod';
import { PREVIOUS_SECRET_SECONDS } from '../../shared/domain/webhooks/delivery-plan.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { replaceSecret } from '../../shared/table/webhooks.ts';
import { newSecret } from './new-secret.ts';
import { requireWebhook } from './require-webhook.ts';
import type { WebhookServices } from './services.ts';
import { webhookView, webhookWithSecretSchema } from './webhook.ts';

export const rotateWebhookSecret = defineOperation({
  operationId: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/{webhookId}/secret/rotate',
  tag: 'Webhooks',
  summary: 'Rotate the secret of a webhook',
  description:
    'Returns a new secret, which is not shown again. For 24 hours deliveries are signed with both, so that the receiver can change over without losing one. ' +
    'A second rotation within that time ends the first secret at once.',
  access: 'content:write',
  returnsSecret: true,
  params: z.object({ webhookId: pathId('Webhook') }),
  responses: { 200: detailSchema(webhookWithSecretSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, params }, services: WebhookServices) => {
  const { table, now } = services;
  const before = await requireWebhook(table, caller.organizationId, params.webhookId);
  const { secret, encrypted } = await newSecret(services, before);
  const at = now();
  const previousUntil = new Date(at.getTime() + PREVIOUS_SECRET_SECONDS * 1_000).toISOString();
  const webhook = await replaceSecret(table, before, { encrypted, previousUntil, now: at });
  if (!webhook) throw new ApiError('conflict', 'The secret was rotated, or the webhook was deleted, at the same time');
  return { status: 200, body: { data: { ...webhookView(webhook, at), secret } } };
});
