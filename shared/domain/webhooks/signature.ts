/** The signature of Standard Webhooks 1.0 (https://www.standardwebhooks.com): HMAC-SHA256 of `id.timestamp.body`. */
import { createHmac } from 'node:crypto';

export const SECRET_PREFIX = 'whsec_';
/** The specification asks for 24 to 64 bytes. */
export const SECRET_BYTES = 32;

interface SignedMessage {
  id: string;
  timestampSeconds: number;
  /** The exact bytes that are sent. */
  body: string;
}

const sign = ({ id, timestampSeconds, body }: SignedMessage, secret: string): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`;
};

/** The three headers. Each of the secrets signs: a receiver that knows one of them accepts the delivery. */
export const signatureHeaders = (message: SignedMessage, secrets: readonly string[]): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestampSeconds),
  'webhook-signature': secrets.map((secret) => sign(message, secret)).join(' '),
});
