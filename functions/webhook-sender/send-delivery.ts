import { hasFailedTooLong, pauseMs } from '../../shared/domain/webhooks/delivery-plan.ts';
import { signatureHeaders } from '../../shared/domain/webhooks/signature.ts';
import { logWithMetrics } from '../../shared/logging/log-metrics.ts';
import type { PostResult } from '../../shared/providers/web/webhook-poster.ts';
import { type DeliveryAttempt, recordAttempt, type WebhookDelivery } from '../../shared/table/webhook-deliveries.ts';
import {
  type DisabledReason,
  disableWebhook,
  noteFailure,
  noteSuccess,
  type Webhook,
} from '../../shared/table/webhooks.ts';
import type { SenderServices } from './services.ts';

const GONE = 410;

/**
 * One attempt. It is sent first and recorded then: a crash in between sends it again, under the same `webhook-id`, and never
 * loses it.
 */
export async function sendDelivery(
  services: SenderServices,
  webhook: Webhook,
  secrets: readonly string[],
  delivery: WebhookDelivery,
): Promise<void> {
  const { table, now, post } = services;
  const at = now();
  const startedAt = performance.now();
  const message = { id: delivery.id, timestampSeconds: Math.floor(at.getTime() / 1_000), body: delivery.body };
  const result = await post(webhook.url, delivery.body, signatureHeaders(message, secrets));
  const attempt: DeliveryAttempt = {
    at: at.toISOString(),
    durationMs: Math.round(performance.now() - startedAt),
    statusCode: result.outcome === 'answered' ? result.status : null,
    reason: describeFailure(result),
  };
  const recorded = await recordAttempt(table, delivery, attempt, planNext(services, delivery, result));
  logWithMetrics(
    'webhook delivery attempted',
    { WebhookAttempts: 1, WebhookAttemptsFailed: attempt.reason === null ? 0 : 1 },
    {
      webhook_id: webhook.id,
      delivery_id: delivery.id,
      response_code: attempt.statusCode,
      reason: attempt.reason,
      duration_ms: attempt.durationMs,
      recorded,
    },
  );
  await noteOutcome(services, webhook, attempt);
}

/** Null when the receiver took it: any 2xx. */
function describeFailure(result: PostResult): string | null {
  if (result.outcome === 'failed') return result.reason;
  if (result.status >= 200 && result.status < 300) return null;
  if (result.status >= 300 && result.status < 400) return 'redirect';
  return result.status === GONE ? 'gone' : 'http_error';
}

function planNext(
  { now, random }: SenderServices,
  { plannedAttempts }: WebhookDelivery,
  result: PostResult,
): { status: WebhookDelivery['status']; nextAttemptAt: string | null } {
  const failure = describeFailure(result);
  if (failure === null) return { status: 'delivered', nextAttemptAt: null };
  const retryAfterSeconds = result.outcome === 'answered' ? result.retryAfterSeconds : null;
  const pause = failure === 'gone' ? null : pauseMs(plannedAttempts + 1, { random: random(), retryAfterSeconds });
  if (pause === null) return { status: 'failed', nextAttemptAt: null };
  return { status: 'pending', nextAttemptAt: new Date(now().getTime() + pause).toISOString() };
}

/** Records the result of the attempt on the webhook. */
async function noteOutcome(services: SenderServices, webhook: Webhook, attempt: DeliveryAttempt): Promise<void> {
  const { table, now } = services;
  if (attempt.reason === null) {
    if (webhook.failingSince !== null) await noteSuccess(table, webhook);
    return;
  }
  if (attempt.reason === 'gone') return disable(services, webhook, 'gone');
  if (hasFailedTooLong(webhook.failingSince, now())) return disable(services, webhook, 'failing');
  if (webhook.failingSince === null) await noteFailure(table, webhook, attempt.at);
}

async function disable({ table, now }: SenderServices, webhook: Webhook, reason: DisabledReason): Promise<void> {
  if (!(await disableWebhook(table, webhook, reason, now()))) return;
  logWithMetrics(
    'webhook disabled',
    { WebhooksDisabled: 1 },
    {
      organization_id: webhook.organizationId,
      webhook_id: webhook.id,
      reason,
      failing_since: webhook.failingSince,
    },
  );
}
