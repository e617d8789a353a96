import { revokeApiKey } from '../../../shared/table/api-keys.ts';
import { defineCommand } from '../command.ts';
import { knownKey } from '../known-key.ts';
import { id } from '../values.ts';

export const keyRevoke = defineCommand({
  noun: 'key',
  verb: 'revoke',
  help: 'Revoke an API key at once and for good. One that is revoked keeps the time of the first revocation.',
  arguments: { keyId: id('KEY_ID') },
  options: {},
  async run({ arguments: { keyId } }, { table, now }) {
    const revokedAt = await revokeApiKey(table, await knownKey(table, keyId), now().toISOString());
    return { key_id: keyId, revoked_at: revokedAt };
  },
});
