import { logWithMetrics } from '../logging/log-metrics.ts';
import type { Table } from '../table/engine/client.ts';
import { listDueEvents, listDueWebhooks } from '../table/webhook-outbox.ts';
import type { Nudge } from './nudge.ts';
import type { WebhookMessage } from './webhook-message.ts';

/** Of each partition: those that are not reached stay due, and come first at the next beat. */
const DUE_MAX = 500;
const MESSAGES_AT_ONCE = 20;

/** Sends a message for whatever should have been handed out or sent by now: retries, and what a crash or a lost message left. */
export async function findDueWebhooks({
  table,
  now,
  nudge,
}: {
  table: Table;
  now: () => Date;
  nudge: Nudge;
}): Promise<number> {
  const at = now();
  const [events, webhooks] = await Promise.all([
    listDueEvents(table, at, DUE_MAX),
    listDueWebhooks(table, at, DUE_MAX),
  ]);
  const organizations = new Set(events.map(({ organizationId }) => organizationId));
  const messages: WebhookMessage[] = [
    ...[...organizations].map((organizationId) => ({ organizationId })),
    ...webhooks.map(({ organizationId, workId }) => ({ organizationId, webhookId: workId })),
  ];
  for (let from = 0; from < messages.length; from += MESSAGES_AT_ONCE) {
    await Promise.all(messages.slice(from, from + MESSAGES_AT_ONCE).map((message) => nudge(message)));
  }
  const oldest = [...events, ...webhooks].map(({ dueAt }) => dueAt).sort()[0];
  if (oldest !== undefined) {
    const waitSeconds = Math.max(0, (at.getTime() - Date.parse(oldest)) / 1_000);
    logWithMetrics('webhooks wait', { WebhookWait: waitSeconds }, { messages: messages.length });
  }
  return messages.length;
}
