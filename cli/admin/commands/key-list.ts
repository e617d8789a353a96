import { listApiKeys } from '../../../shared/table/api-keys.ts';
import { defineCommand, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { id } from '../values.ts';

export const keyList = defineCommand({
  noun: 'key',
  verb: 'list',
  help: 'List the API keys of an organization, without their secrets.',
  arguments: {},
  options: { org: required(id('ORG_ID')) },
  async run({ options }, { table }) {
    const organization = await knownOrganization(table, options.org);
    const keys = await listApiKeys(table, organization.id);
    // Field by field, so that what is stored beside them (hash, encrypted secret) cannot slip in.
    return keys.map((key) => ({
      key_id: key.keyId,
      prefix: key.prefix,
      name: key.name,
      user_id: key.userId,
      scopes: key.scopes,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      revoked_at: key.revokedAt,
    }));
  },
});
