import * as z from 'zod';
import { eventTypes, TEST_EVENT } from '../../shared/domain/webhooks/event-types.ts';
import { closedSet, integerId, timestamp } from '../../shared/http/schemas.ts';
import { deliveryStatuses, type WebhookDelivery } from '../../shared/table/webhook-deliveries.ts';
import type { Webhook } from '../../shared/table/webhooks.ts';

/** Why an attempt failed. */
const failureReasons = [
  'http_error',
  'redirect',
  'gone',
  'timeout',
  'dns',
  'refused',
  'unreachable',
  'reset',
  'tls',
  'protocol',
  'blocked_address',
  'blocked_url',
  'host_not_allowed',
] as const;

export const deliverySchema = z.lazy(() =>
  z
    .strictObject({
      id: z.uuid().meta({ description: 'The `webhook-id` of every attempt.' }),
      webhook_id: integerId(),
      event: closedSet([...eventTypes, TEST_EVENT]),
      payload: z.string().meta({ description: 'The body, byte for byte as it is sent and signed.' }),
      status: z.enum(deliveryStatuses).meta({ description: '`failed`: no further attempt is made.' }),
      attempts: z
        .array(
          z.strictObject({
            at: timestamp(),
            duration_ms: z.number().int().min(0),
            response_code: z.number().int().nullable().meta({ description: 'Null when there was no response.' }),
            reason: closedSet(failureReasons).nullable().meta({
              description:
                'Why it failed; null when it succeeded. `http_error`: a status other than 2xx. `redirect`: a 3xx, which is not followed. `gone`: 410. `blocked_address`: the host has no public address.',
            }),
          }),
        )
        .meta({ description: 'Oldest first; the latest 20.' }),
      next_attempt_at: timestamp().nullable().meta({
        description: 'Null when there is none, and while the webhook is disabled.',
      }),
      created_at: timestamp(),
    })
    .meta({ id: 'WebhookDelivery' }),
);

export const deliveryView = (
  delivery: WebhookDelivery,
  { state }: Pick<Webhook, 'state'>,
): z.input<typeof deliverySchema> => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  event: delivery.type,
  payload: delivery.body,
  status: delivery.status,
  attempts: delivery.attempts.map(({ at, durationMs, statusCode, reason }) => ({
    at,
    duration_ms: durationMs,
    response_code: statusCode,
    reason,
  })),
  next_attempt_at: state === 'enabled' ? delivery.nextAttemptAt : null,
  created_at: delivery.createdAt,
});
