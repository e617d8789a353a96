import { OperatorError } from '../../shared/operator/operator-error.ts';
import { hashApiKey, type ListedApiKey } from '../../shared/table/api-keys.ts';
import { type AdminServices, defineCommand } from './command.ts';
import { knownKey } from './known-key.ts';
import { id } from './values.ts';

export const keyReveal = defineCommand({
  noun: 'key',
  verb: 'reveal',
  help: 'Show an API key again.',
  arguments: { keyId: id('KEY_ID') },
  options: {},
  async run({ arguments: { keyId } }, { table, cipher }) {
    const key = await knownKey(table, keyId);
    const secret = await decrypted(cipher, key);
    if (hashApiKey(secret) !== key.secretHash)
      throw new OperatorError(`what is stored of key ${keyId} is not its secret`);
    return { key: secret };
  },
});

async function decrypted(cipher: AdminServices['cipher'], { keyId, encryptedSecret }: ListedApiKey): Promise<string> {
  try {
    return await cipher.decrypt(encryptedSecret, String(keyId));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`key ${keyId} cannot be decrypted with the secrets key at hand: ${reason}`);
  }
}
