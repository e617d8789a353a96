import { createKey, findFirstUser, type OperatorServices } from '../../../shared/operator/identities.ts';
import { keyExpiry, keyTerms } from '../../../shared/operator/key-expiry.ts';
import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { getUser } from '../../../shared/table/organizations.ts';
import { defineCommand, optional, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { UsageError } from '../usage-error.ts';
import { id, parseChoice, scopeList, text, time } from '../values.ts';

export const keyCreate = defineCommand({
  noun: 'key',
  verb: 'create',
  help: 'Make an API key; without options it never expires, has all scopes and belongs to the organization’s first user.',
  arguments: {},
  options: {
    org: required(id('ORG_ID')),
    name: required(text('NAME')),
    user: optional(id('USER_ID')),
    expires: optional(parseChoice(keyTerms)),
    expiresAt: optional(time()),
    scopes: optional(scopeList()),
  },
  async run({ options }, services) {
    const { org, name, user, expires, expiresAt, scopes } = options;
    if (expires !== undefined && expiresAt !== undefined) {
      throw new UsageError('--expires and --expires-at exclude each other');
    }
    const organization = await knownOrganization(services.table, org);
    const made = await createKey(services, {
      organizationId: organization.id,
      userId: await findOwner(services, organization.id, user),
      name,
      expiresAt: expiresAt ?? keyExpiry(expires ?? 'never', services.now()),
      ...(scopes ? { scopes } : {}),
    });
    return {
      key_id: made.keyId,
      key: made.key,
      prefix: made.prefix,
      name: made.name,
      scopes: made.scopes,
      expires_at: made.expiresAt,
    };
  },
});

async function findOwner(
  services: OperatorServices,
  organizationId: number,
  userId: number | undefined,
): Promise<number> {
  const user =
    userId === undefined
      ? await findFirstUser(services, organizationId)
      : await getUser(services.table, organizationId, userId);
  if (!user)
    throw new OperatorError(
      `organization ${organizationId} has no ${userId === undefined ? 'user' : `user ${userId}`}`,
    );
  return user.id;
}
