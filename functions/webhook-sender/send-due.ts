import { randomUUID } from 'node:crypto';
import { listDueDeliveries } from '../../shared/table/webhook-deliveries.ts';
import {
  endTurn,
  keepTurn,
  takeTurn,
  type Webhook,
  type WebhookId,
  webhookContext,
} from '../../shared/table/webhooks.ts';
import { sendDelivery } from './send-delivery.ts';
import type { SenderServices } from './services.ts';

/** To one webhook at the same time: of one sender, and there is one at a time. */
const DELIVERIES_AT_ONCE = 8;
/** A round takes 10 seconds at most, and some writes. */
const LEASE_SECONDS = 45;
/** Then another call goes on, so that this one ends in its time. */
const WORK_MS = 30_000;
/** A queue cannot hold a message back for longer: the sweeper finds what is due later. */
const DELAY_SECONDS_MAX = 900;

/** Sends what is due of a webhook. One sender is at work on it at a time; what comes in the meantime is sent by that one. */
export async function sendDue(services: SenderServices, webhook: WebhookId): Promise<void> {
  const { table, now } = services;
  const holder = randomUUID();
  const startedAt = performance.now();
  let turn = await takeTurn(table, webhook, { holder, leaseUntil: leaseEnd(now()) }, now());
  while (turn !== null) {
    const { due, nextAt } = await listDueDeliveries(table, webhook, { now: now(), limit: DELIVERIES_AT_ONCE });
    if (due.length === 0) {
      if (await endTurn(table, webhook, holder, { dueAt: nextAt, wakeups: turn.wakeups })) {
        await comeBack(services, webhook, nextAt);
        return;
      }
    } else {
      const current = turn;
      const secrets = await readSecrets(services, current);
      const sent = await Promise.allSettled(due.map((delivery) => sendDelivery(services, current, secrets, delivery)));
      const failed = sent.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
    if (performance.now() - startedAt > WORK_MS) return handOver(services, webhook, holder);
    turn = await keepTurn(table, webhook, { holder, leaseUntil: leaseEnd(now()) });
  }
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_SECONDS * 1_000);

async function handOver({ table, now, nudge }: SenderServices, webhook: WebhookId, holder: string): Promise<void> {
  await endTurn(table, webhook, holder, { dueAt: now().toISOString() });
  await nudge({ organizationId: webhook.organizationId, webhookId: webhook.id });
}

/** The first pauses of a delivery are shorter than the sweeper's beat. */
async function comeBack({ now, nudge }: SenderServices, webhook: WebhookId, nextAt: string | null): Promise<void> {
  if (nextAt === null) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(nextAt) - now().getTime()) / 1_000));
  if (seconds > DELAY_SECONDS_MAX) return;
  await nudge({ organizationId: webhook.organizationId, webhookId: webhook.id }, seconds);
}

/** The secrets that sign: the current one, and for a day the one before. */
async function readSecrets({ openCipher, now }: SenderServices, webhook: Webhook): Promise<string[]> {
  const { encryptedSecret, previousSecret } = webhook;
  const isValid = previousSecret !== null && previousSecret.until > now().toISOString();
  const sealed = [encryptedSecret, ...(isValid ? [previousSecret.encrypted] : [])];
  return Promise.all(sealed.map((encrypted) => openSecret(openCipher, webhook, encrypted)));
}

/** Opened once in a process: a stage pays for each opening. */
const opened = new Map<string, Promise<string>>();
const OPENED_MAX = 500;

function openSecret(openCipher: SenderServices['openCipher'], webhook: Webhook, encrypted: string): Promise<string> {
  const known = opened.get(encrypted);
  if (known) return known;
  if (opened.size >= OPENED_MAX) opened.clear();
  const secret = openCipher().then((cipher) => cipher.decrypt(encrypted, webhookContext(webhook)));
  opened.set(encrypted, secret);
  secret.catch(() => opened.delete(encrypted));
  return secret;
}
