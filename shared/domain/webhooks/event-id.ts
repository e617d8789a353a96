/** Ids of events and deliveries: UUIDs of version 7, which sort by the time of the event. */
import { createHash } from 'node:crypto';

const RANDOM_BYTES = 10;

/** @param random - at least 10 random bytes */
export function createEventId(now: Date, random: Uint8Array): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return uuid(time, Buffer.from(random.subarray(0, RANDOM_BYTES)).toString('hex'));
}

/** Derived, so that an event which is handed out twice gives each webhook one delivery. */
export const deriveDeliveryId = (eventId: string, webhookId: number): string =>
  uuid(
    eventId.replaceAll('-', '').slice(0, 12),
    createHash('sha256')
      .update(`${eventId} ${webhookId}`)
      .digest('hex')
      .slice(0, 2 * RANDOM_BYTES),
  );

/** Time and random part, with the bits of version and variant. */
function uuid(time: string, random: string): string {
  const variant = ((Number.parseInt(random[3] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(4, 7)}`,
    random.slice(7, 19),
  ].join('-');
}
