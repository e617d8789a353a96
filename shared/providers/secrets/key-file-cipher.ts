import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SEAL_KEY_BYTES, seal, unseal } from './sealed-box.ts';
import type { SecretCipher } from './secret-cipher.ts';

/** AES-256-GCM with a key file of mode 600, made at its first use: the secrets port of the embedded system. */
export async function openKeyFileCipher(file: string): Promise<SecretCipher> {
  const key = await readOrCreateKey(file);
  return {
    encrypt: async (secret, context) => seal(key, secret, context).toString('base64'),
    decrypt: async (encrypted, context) => unseal(key, Buffer.from(encrypted, 'base64'), context),
  };
}

async function readOrCreateKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  // Written whole beside its place and linked there: two processes that start at once agree on one key.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(SEAL_KEY_BYTES), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  const key = await readFile(file);
  if (key.length !== SEAL_KEY_BYTES) throw new Error(`${file} is not a key file: it has ${key.length} bytes`);
  return key;
}
