/** Verification of deliveries by Standard Webhooks, with WebCrypto alone: Node, Deno, Bun, browsers, workers. */
import type { webhooks } from './schema.generated.ts';

type Payload<Type extends keyof webhooks> = webhooks[Type]['post']['requestBody']['content']['application/json'];

/** `data` of a delivery, by its type. */
export type WebhookEventData = { [Type in keyof webhooks]: Payload<Type>['data'] };

/** The payload of a delivery. Later releases may send further types and fields: ignore unknown ones. */
export type WebhookEvent = { [Type in keyof webhooks]: Payload<Type> }[keyof webhooks];

/** The delivery is not from the service, is too old, or was changed: respond with 400, and do nothing. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
}

export interface WebhookDelivery {
  /** The body as it came, before it is parsed. */
  payload: string | Uint8Array;
  /** Of the request: `Headers`, or an object as Node has it. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`; several while you change over from one to the next. */
  secret: string | readonly string[];
  /** How far the time of the delivery may be off, in either direction. 300 when left out. */
  toleranceSeconds?: number;
}

const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;

/**
 * Verifies a delivery and returns its event.
 * @throws WebhookVerificationError for anything but a delivery that was signed with one of the secrets, not long ago.
 */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<WebhookEvent> {
  const { payload, headers, secret, toleranceSeconds = TOLERANCE_SECONDS } = delivery;
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const offSeconds = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || offSeconds > toleranceSeconds) refuse('the timestamp is too far off');
  const given = readHeader(headers, 'webhook-signature')
    .split(' ')
    .flatMap((signature) => (signature.startsWith('v1,') ? (decodeBase64(signature.slice(3)) ?? []) : []));
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await importKey(one);
    // WebCrypto compares in constant time.
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parseEvent(body);
  }
  return refuse('no signature fits');
}

function refuse(reason: string): never {
  throw new WebhookVerificationError(`the delivery is refused: ${reason}`);
}

function readHeader(headers: WebhookDelivery['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const first = typeof value === 'object' ? value?.[0] : value;
  return first || refuse(`it has no header ${name}`);
}

const importKey = (secret: string) => {
  const bytes = secret.startsWith(PREFIX) ? decodeBase64(secret.slice(PREFIX.length)) : null;
  if (!bytes?.length) throw new TypeError('a secret of a webhook begins with whsec_');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
};

/** Null for what is no Base64. */
function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(start.length + end.length);
  bytes.set(start);
  bytes.set(end, start.length);
  return bytes;
}

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return refuse('its body is no JSON');
  }
}
