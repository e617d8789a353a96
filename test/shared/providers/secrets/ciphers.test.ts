import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DecryptCommand, type GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKeyFileCipher } from '../../../../shared/providers/secrets/key-file-cipher.ts';
import { openKmsCipher } from '../../../../shared/providers/secrets/kms-cipher.ts';
import type { SecretCipher } from '../../../../shared/providers/secrets/secret-cipher.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-secrets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** KMS in one place: a data key per byte, which opens under the key and the context that it was made with. */
function kmsCipher(keyId: string): SecretCipher {
  const client = new KMSClient({ region: 'us-east-1' });
  const made = new Map<string, Uint8Array>();
  const nameOf = (blob: Uint8Array | undefined, context: Record<string, string> | undefined, key: string | undefined) =>
    `${key} ${JSON.stringify(context)} ${Buffer.from(blob ?? []).toString('hex')}`;
  client.send = async ({ input }: GenerateDataKeyCommand | DecryptCommand): Promise<object> => {
    const { KeyId, EncryptionContext } = input;
    if ('CiphertextBlob' in input) {
      const Plaintext = made.get(nameOf(input.CiphertextBlob, EncryptionContext, KeyId));
      if (!Plaintext) throw new Error('InvalidCiphertextException');
      return { Plaintext };
    }
    const CiphertextBlob = Buffer.alloc(300, made.size + 1);
    const Plaintext = Buffer.alloc(32, made.size + 100);
    made.set(nameOf(CiphertextBlob, EncryptionContext, KeyId), Plaintext);
    return { CiphertextBlob, Plaintext };
  };
  return openKmsCipher(client, keyId);
}

describe.each([
  { name: 'key file', open: () => openKeyFileCipher(path.join(folder, 'secrets.key')) },
  { name: 'KMS', open: async () => kmsCipher('alias/test') },
])('the $name cipher', ({ open }) => {
  test.each(['', 'coa_secret', 'ü€😀', 'x'.repeat(20_000)])('gives back what it encrypted: %.20s', async (secret) => {
    const cipher = await open();
    expect(await cipher.decrypt(await cipher.encrypt(secret, '7'), '7')).toBe(secret);
  });

  test('cannot decrypt in another context', async () => {
    const cipher = await open();
    const encrypted = await cipher.encrypt('coa_secret', '7');
    await expect(cipher.decrypt(encrypted, '8')).rejects.toThrow();
  });

  test('cannot decrypt what was changed or cut off', async () => {
    const cipher = await open();
    const bytes = Buffer.from(await cipher.encrypt('coa_secret', '7'), 'base64');
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    for (const wrong of [changed, bytes.subarray(0, -1), bytes.subarray(0, 10), Buffer.alloc(0)]) {
      await expect(cipher.decrypt(wrong.toString('base64'), '7')).rejects.toThrow();
    }
  });

  test('encrypts the same secret differently each time, and shows nothing of it', async () => {
    const cipher = await open();
    const [one, two] = [await cipher.encrypt('coa_secret', '7'), await cipher.encrypt('coa_secret', '7')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64').includes('coa_secret')).toBe(false);
  });
});

test('the key file is readable by its owner alone, and is made once', async () => {
  const file = path.join(folder, 'made', 'once.key');
  const [one, two] = await Promise.all([openKeyFileCipher(file), openKeyFileCipher(file)]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await two.decrypt(await one.encrypt('secret', '1'), '1')).toBe('secret');
  const bytes = await readFile(file);
  await openKeyFileCipher(file);
  expect(await readFile(file)).toEqual(bytes);
});

test('a file of another length is no key file', async () => {
  const file = path.join(folder, 'short.key');
  await writeFile(file, 'short');
  await expect(openKeyFileCipher(file)).rejects.toThrow(/is not a key file/);
});
