import { createHash, createHmac, createSecretKey, type Hash, type Hmac, type KeyObject } from 'node:crypto';

/** The signer keeps the key of a day and hands out the same bytes for every call: here is what they became. */
const keyObjects = new WeakMap<Uint8Array, KeyObject>();

function keyObjectOf(secret: Uint8Array): KeyObject {
  const known = keyObjects.get(secret);
  if (known) return known;
  const made = createSecretKey(secret);
  keyObjects.set(secret, made);
  return made;
}

/**
 * SHA-256, and HMAC-SHA-256 with a secret, in the shape that the AWS SDK signs with. The SDK's own gives node:crypto the bytes
 * of the key for every signature, of which Node makes a key object each time: four fifths of the time of an HMAC.
 */
export class NodeSha256 {
  readonly #secret: string | KeyObject | undefined;
  #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#secret = typeof secret === 'object' ? keyObjectOf(bytesOf(secret)) : secret;
    this.#hash = this.#start();
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {
    this.#hash = this.#start();
  }

  #start(): Hash | Hmac {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', this.#secret);
  }
}

function bytesOf(secret: ArrayBuffer | ArrayBufferView): Uint8Array {
  if (secret instanceof Uint8Array) return secret;
  return ArrayBuffer.isView(secret)
    ? new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength)
    : new Uint8Array(secret);
}
