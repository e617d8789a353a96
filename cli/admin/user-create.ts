import { addUser } from '../../shared/operator/identities.ts';
import { defineCommand, flag, required } from './command.ts';
import { knownOrganization } from './organization-view.ts';
import { id, text } from './values.ts';

export const userCreate = defineCommand({
  noun: 'user',
  verb: 'create',
  help: 'Add a user to an organization. Preview access follows the user that a key belongs to.',
  arguments: {},
  options: { org: required(id('ORG_ID')), name: required(text('NAME')), preview: flag() },
  async run({ options }, services) {
    const organization = await knownOrganization(services.table, options.org);
    const { name, preview } = options;
    const user = await addUser(services, { organizationId: organization.id, name, preview });
    return { user_id: user.id, org_id: organization.id, name: user.name, preview: user.preview };
  },
});
