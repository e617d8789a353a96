import { listUsers } from '../../../shared/table/organizations.ts';
import { defineCommand, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { userView } from '../user-view.ts';
import { id } from '../values.ts';

export const userList = defineCommand({
  noun: 'user',
  verb: 'list',
  help: 'List the users of an organization, with the email addresses by which they sign in.',
  arguments: {},
  options: { org: required(id('ORG_ID')) },
  async run({ options }, { table }) {
    const organization = await knownOrganization(table, options.org);
    const users = await listUsers(table, organization.id);
    return users.map((user) => ({ ...userView(user), created_at: user.createdAt }));
  },
});
