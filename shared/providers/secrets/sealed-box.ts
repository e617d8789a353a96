/** AES-256-GCM in one piece: nonce, tag, ciphertext. The context is authenticated with it, not stored in it. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const SEAL_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(key: Uint8Array, secret: string, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when key, context or bytes are not those of the sealing. */
export function unseal(key: Uint8Array, bytes: Buffer, context: string): string {
  // Node takes shorter tags too, and a shorter tag is easier to forge.
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
