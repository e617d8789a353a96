/** How a use case says what happened: its events go into the outbox in the transaction that makes them. */
import { randomBytes } from 'node:crypto';
import { DELIVERY_KEPT_SECONDS } from '../domain/webhooks/delivery-plan.ts';
import type { WebhookEvent } from '../domain/webhooks/event-data.ts';
import { createEventId } from '../domain/webhooks/event-id.ts';
import { isSubscribedTo, type Subscription } from '../domain/webhooks/event-types.ts';
import { readEnvironment } from '../environment.ts';
import type { Table } from '../table/engine/client.ts';
import type { Write } from '../table/engine/transaction.ts';
import { outboxWrite } from '../table/webhook-outbox.ts';
import { listWebhooks } from '../table/webhooks.ts';
import { type Nudge, openNudge } from './nudge.ts';

/** The sweeper leaves events alone for so long: the message of their transaction is on its way. */
const SWEEP_AFTER_SECONDS = 15;

/** How long a process goes by what it read of an organization's webhooks. */
const SUBSCRIPTIONS_KEPT_MS = 5_000;
const ORGANIZATIONS_KEPT_MAX = 1_000;

interface Known {
  subscriptions: Promise<readonly Subscription[]>;
  until: number;
}

/** By table and organization. */
const knownSubscriptions = new Map<string, Known>();
const cacheKey = (table: Table, organizationId: number): string => `${table.name} ${organizationId}`;

/** Subscriptions of an organization's enabled webhooks: one Query in 5 seconds and process. */
function cachedSubscriptions(table: Table, organizationId: number): Promise<readonly Subscription[]> {
  const name = cacheKey(table, organizationId);
  const known = knownSubscriptions.get(name);
  if (known && known.until > performance.now()) return known.subscriptions;
  if (knownSubscriptions.size >= ORGANIZATIONS_KEPT_MAX) knownSubscriptions.clear();
  const subscriptions = readSubscriptions(table, organizationId);
  knownSubscriptions.set(name, { subscriptions, until: performance.now() + SUBSCRIPTIONS_KEPT_MS });
  // A failed read is repeated by the next call.
  subscriptions.catch(() => knownSubscriptions.delete(name));
  return subscriptions;
}

/** Reads ahead, beside the other reads of a use case, what `eventWrites` goes by. */
export const expectEvents = async (table: Table, organizationId: number): Promise<void> =>
  void (await cachedSubscriptions(table, organizationId));

/** To be called after a webhook of the organization was written: this process goes by it at once, others within 5 seconds. */
export const forgetSubscriptions = (table: Table, organizationId: number): void =>
  void knownSubscriptions.delete(cacheKey(table, organizationId));

const readSubscriptions = async (table: Table, organizationId: number): Promise<readonly Subscription[]> =>
  (await listWebhooks(table, organizationId)).filter(({ state }) => state === 'enabled').map(({ events }) => events);

let openedNudge: Nudge | undefined;
const nudge: Nudge = (...message) => {
  openedNudge ??= openNudge(readEnvironment());
  return openedNudge(...message);
};

/**
 * The write that puts events into the outbox, for the transaction that makes them; none when no webhook of the organization
 * is subscribed to one of them. One write for all events of a transaction. Once it is written, the sender gets a message.
 */
export async function eventWrites(
  table: Table,
  organizationId: number,
  happened: readonly WebhookEvent[],
  now: Date,
): Promise<Write[]> {
  if (happened.length === 0) return [];
  const subscriptions = await cachedSubscriptions(table, organizationId);
  const wanted = happened.filter(({ type }) => subscriptions.some((events) => isSubscribedTo(events, type)));
  if (wanted.length === 0) return [];
  const timestamp = now.toISOString();
  const events = wanted.map(({ type, data }) => ({
    id: createEventId(now, randomBytes(10)),
    type,
    body: JSON.stringify({ type, timestamp, data }),
  }));
  const [first] = events;
  if (!first) return [];
  return [
    outboxWrite(
      { organizationId, id: first.id, events },
      {
        dueAt: new Date(now.getTime() + SWEEP_AFTER_SECONDS * 1_000).toISOString(),
        expiresAtSeconds: Math.floor(now.getTime() / 1_000) + DELIVERY_KEPT_SECONDS,
        after: () => nudge({ organizationId }),
      },
    ),
  ];
}
