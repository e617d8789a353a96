import { openKey } from '../../../shared/operator/identities.ts';
import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { defineCommand } from '../command.ts';
import { knownKey } from '../known-key.ts';
import { id } from '../values.ts';

export const keyReveal = defineCommand({
  noun: 'key',
  verb: 'reveal',
  help: 'Show an API key again.',
  arguments: { keyId: id('KEY_ID') },
  options: {},
  async run({ arguments: { keyId } }, { table, cipher }) {
    const key = await knownKey(table, keyId);
    const secret = await openKey(cipher, key).catch((error: unknown) => {
      throw new OperatorError(error instanceof Error ? error.message : String(error));
    });
    return { key: secret };
  },
});
