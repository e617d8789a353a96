import * as z from 'zod';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema } from '../../shared/http/schemas.ts';
import { createWebhook as storeWebhook, WEBHOOKS_MAX, type Webhook } from '../../shared/table/webhooks.ts';
import { forgetSubscriptions } from '../../shared/webhooks/announce.ts';
import { newSecret } from './new-secret.ts';
import type { WebhookServices } from './services.ts';
import { webhookView, webhookWithSecretSchema } from './webhook.ts';
import { descriptionField, eventsField, refuseForbiddenHost, urlField } from './webhook-fields.ts';

export const createWebhook = defineOperation({
  operationId: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  tag: 'Webhooks',
  summary: 'Create a webhook',
  description:
    'The service posts the events of the organization to `url`, signed by Standard Webhooks. `secret` is the key of the signatures. It is shown here and after a rotation, and not again; a repeat with the same `Idempotency-Key` returns 409 `conflict`. ' +
    'Events that happen within the first five seconds may not be sent. ' +
    `An organization has at most ${WEBHOOKS_MAX} webhooks; another one returns 409 \`conflict\`.`,
  access: 'content:write',
  returnsSecret: true,
  body: z.strictObject({
    url: urlField(),
    events: eventsField().default(null),
    description: descriptionField().default(''),
  }),
  responses: { 201: detailSchema(webhookWithSecretSchema) },
  errors: ['conflict'],
}).handle(async ({ caller, body }, services: WebhookServices) => {
  const { table, ids, now } = services;
  refuseForbiddenHost(body.url, services);
  const { organizationId } = caller;
  const id = await ids.next('webhook');
  const { secret, encrypted } = await newSecret(services, { organizationId, id });
  const createdAt = now().toISOString();
  const webhook: Webhook = {
    organizationId,
    id,
    url: body.url.url,
    description: body.description,
    events: body.events,
    state: 'enabled',
    disabledReason: null,
    disabledAt: null,
    failingSince: null,
    encryptedSecret: encrypted,
    previousSecret: null,
    createdAt,
    updatedAt: createdAt,
    wakeups: 0,
  };
  if (!(await storeWebhook(table, webhook))) {
    throw new ApiError('conflict', `The organization has ${WEBHOOKS_MAX} webhooks, which is the most it can have`);
  }
  forgetSubscriptions(table, organizationId);
  return { status: 201, body: { data: { ...webhookView(webhook, now()), secret } } };
});
