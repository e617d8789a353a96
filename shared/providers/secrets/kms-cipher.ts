import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { awsClientSettings } from '../../aws-client.ts';
import { seal, unseal } from './sealed-box.ts';
import type { SecretCipher } from './secret-cipher.ts';

const LENGTH_BYTES = 2;

export const createKmsClient = (region: string): KMSClient => new KMSClient(awsClientSettings(region));

/**
 * KMS envelope encryption: the secrets port of a deployed stage. Each secret has its own data key, which is stored
 * beside it in the form that only KMS can open. The context goes to KMS too (as its encryption context), so that the
 * key's policy and CloudTrail see what a decryption was for.
 *
 * Not KMS's own Encrypt: that takes 4 KB at most, and Search Console credentials can be longer.
 * @param keyId A key's id, ARN or `alias/<name>`.
 */
export function openKmsCipher(client: KMSClient, keyId: string): SecretCipher {
  return {
    async encrypt(secret, context) {
      const { Plaintext, CiphertextBlob } = await client.send(
        new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: { context } }),
      );
      if (!Plaintext || !CiphertextBlob) throw new Error('KMS gave no data key');
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt16BE(CiphertextBlob.length);
      return Buffer.concat([length, CiphertextBlob, seal(Plaintext, secret, context)]).toString('base64');
    },
    async decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64');
      const sealedAt = LENGTH_BYTES + bytes.readUInt16BE();
      const { Plaintext } = await client.send(
        new DecryptCommand({
          // Named, so that KMS opens nothing that another key closed.
          KeyId: keyId,
          CiphertextBlob: bytes.subarray(LENGTH_BYTES, sealedAt),
          EncryptionContext: { context },
        }),
      );
      if (!Plaintext) throw new Error('KMS gave no data key');
      return unseal(Plaintext, bytes.subarray(sealedAt), context);
    },
  };
}
