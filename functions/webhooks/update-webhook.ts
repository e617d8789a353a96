import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { detailSchema, pathId } from '../../shared/http/schemas.ts';
import { updateWebhook as changeWebhook } from '../../shared/table/webhooks.ts';
import { forgetSubscriptions } from '../../shared/webhooks/announce.ts';
import { requireWebhook } from './require-webhook.ts';
import type { WebhookServices } from './services.ts';
import { webhookSchema, webhookView } from './webhook.ts';
import { descriptionField, eventsField, refuseForbiddenHost, urlField } from './webhook-fields.ts';

export const updateWebhook = defineOperation({
  operationId: 'updateWebhook',
  method: 'PATCH',
  path: '/webhooks/{webhookId}',
  tag: 'Webhooks',
  summary: 'Update a webhook',
  description:
    'Changes the fields that are given. A disabled webhook gets no new events; enabling it sends what still waited when it was disabled. ' +
    'A change of `url` is also that of deliveries that wait for their next attempt. Changes take effect within five seconds.',
  access: 'content:write',
  params: z.object({ webhookId: pathId('Webhook') }),
  body: z
    .strictObject({
      url: urlField().optional(),
      events: eventsField().optional(),
      description: descriptionField().optional(),
      state: z.enum(['enabled', 'disabled']).optional(),
    })
    .refine((changes) => Object.keys(changes).length > 0, 'must have at least one field'),
  responses: { 200: detailSchema(webhookSchema) },
}).handle(async ({ caller, params, body }, services: WebhookServices) => {
  const { table, now, nudge } = services;
  const { organizationId } = caller;
  if (body.url) refuseForbiddenHost(body.url, services);
  const { url, events, description, state } = body;
  const before = await requireWebhook(table, organizationId, params.webhookId);
  const at = now();
  // Of a webhook that is disabled already, the reason stays.
  const switched = state === undefined || (state === 'disabled' && before.state === state) ? {} : switchedTo(state, at);
  const webhook = await changeWebhook(
    table,
    before,
    {
      ...(url ? { url: url.url } : {}),
      ...(events === undefined ? {} : { events }),
      ...(description === undefined ? {} : { description }),
      ...switched,
    },
    at,
  );
  if (!webhook) throw notFound('Webhook');
  forgetSubscriptions(table, organizationId);
  if (state === 'enabled') await nudge({ organizationId, webhookId: webhook.id });
  return { status: 200, body: { data: webhookView(webhook, at) } };
});

/** Enabling forgives earlier failures. */
const switchedTo = (state: 'enabled' | 'disabled', now: Date) =>
  state === 'enabled'
    ? { state, disabledReason: null, disabledAt: null, failingSince: null }
    : { state, disabledReason: 'disabled_by_user' as const, disabledAt: now.toISOString() };
