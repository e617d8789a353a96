import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { removeUser } from '../../../shared/operator/people.ts';
import { defineCommand, flag, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { id } from '../values.ts';

export const userDelete = defineCommand({
  noun: 'user',
  verb: 'delete',
  help: 'Delete a user: the console sessions end and the user’s API keys are revoked. The last user goes with the organization.',
  arguments: { userId: id('USER_ID') },
  options: { org: required(id('ORG_ID')), yes: flag() },
  async run({ arguments: { userId }, options }, { table, now }) {
    const organization = await knownOrganization(table, options.org);
    if (!options.yes) throw new OperatorError(`add --yes to delete user ${userId} for good`);
    const { sessions, keys } = await removeUser(table, { organizationId: organization.id, userId }, now());
    return { org_id: organization.id, user_id: userId, sessions_ended: sessions, keys_revoked: keys };
  },
});
