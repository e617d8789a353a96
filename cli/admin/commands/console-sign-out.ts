import { endUserSessions } from '../../../shared/table/sessions.ts';
import { defineCommand, optional, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { id } from '../values.ts';

export const consoleSignOut = defineCommand({
  noun: 'console',
  verb: 'sign-out',
  help: 'End the console sessions of a user, or of all users of an organization.',
  arguments: {},
  options: { org: required(id('ORG_ID')), user: optional(id('USER_ID')) },
  async run({ options }, { table }) {
    const organization = await knownOrganization(table, options.org);
    const { count: sessions } = await endUserSessions(table, organization.id, options.user);
    return { org_id: organization.id, user_id: options.user ?? null, sessions_ended: sessions };
  },
});
