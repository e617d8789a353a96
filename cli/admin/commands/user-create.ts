import { addUser } from '../../../shared/operator/identities.ts';
import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { defineCommand, flag, optional, required } from '../command.ts';
import { knownOrganization } from '../organization-view.ts';
import { userView } from '../user-view.ts';
import { email, id, text } from '../values.ts';

export const userCreate = defineCommand({
  noun: 'user',
  verb: 'create',
  help: 'Add a user to an organization, who signs in to the console with the email address, or by a link of `console link` where there is none. Preview access follows the user that a key belongs to.',
  arguments: {},
  options: { org: required(id('ORG_ID')), name: optional(text('NAME')), email: optional(email()), preview: flag() },
  async run({ options }, services) {
    const organization = await knownOrganization(services.table, options.org);
    const { preview, email: address = null, name = address } = options;
    if (name === null) throw new OperatorError('a user has a --name, an --email, or both');
    const user = await addUser(services, { organizationId: organization.id, name, preview, email: address });
    return userView(user);
  },
});
