import * as z from 'zod';
import { eventTypes } from '../../shared/domain/webhooks/event-types.ts';
import { integerId, timestamp } from '../../shared/http/schemas.ts';
import { disabledReasons, type Webhook } from '../../shared/table/webhooks.ts';

const webhookFields = {
  id: integerId(),
  url: z.string(),
  events: z
    .array(z.enum(eventTypes))
    .nullable()
    .meta({ description: 'Null: all events, those of later releases too.' }),
  description: z.string(),
  state: z.enum(['enabled', 'disabled']),
  disabled_reason: z.enum(disabledReasons).nullable().meta({
    description:
      '`failing`: every attempt of five days failed. `gone`: the receiver responded with 410. Null while it is enabled.',
  }),
  disabled_at: timestamp().nullable(),
  failing_since: timestamp().nullable().meta({
    description: 'The first attempt that failed since the latest one that succeeded.',
  }),
  previous_secret_expires_at: timestamp().nullable().meta({
    description: 'Until then deliveries are signed with the secret before the latest rotation, too.',
  }),
  created_at: timestamp(),
  updated_at: timestamp(),
};

export const webhookSchema = z.lazy(() => z.strictObject(webhookFields).meta({ id: 'Webhook' }));

/** At creation and rotation alone. */
export const webhookWithSecretSchema = z.lazy(() =>
  z
    .strictObject({
      ...webhookFields,
      secret: z.string().meta({ description: 'The key of the signatures. It is not shown again.' }),
    })
    .meta({ id: 'WebhookWithSecret' }),
);

export const webhookView = (webhook: Webhook, now: Date): z.input<typeof webhookSchema> => {
  const { previousSecret } = webhook;
  const isValid = previousSecret !== null && previousSecret.until > now.toISOString();
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    description: webhook.description,
    state: webhook.state,
    disabled_reason: webhook.disabledReason,
    disabled_at: webhook.disabledAt,
    failing_since: webhook.failingSince,
    previous_secret_expires_at: isValid ? previousSecret.until : null,
    created_at: webhook.createdAt,
    updated_at: webhook.updatedAt,
  };
};
