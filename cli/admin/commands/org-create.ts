import { planNames } from '../../../shared/domain/plans/plans.ts';
import { createOrganizationWithUser } from '../../../shared/operator/identities.ts';
import { addDefault, defineCommand, flag, required } from '../command.ts';
import { parseChoice, text } from '../values.ts';

export const orgCreate = defineCommand({
  noun: 'org',
  verb: 'create',
  help: 'Make an organization and its first user. Without a plan it has no subscription.',
  arguments: {},
  options: { name: required(text('NAME')), plan: addDefault(parseChoice(planNames), 'none'), preview: flag() },
  async run({ options }, services) {
    const { organization, user } = await createOrganizationWithUser(services, options);
    const { id, name, plan, preview } = organization;
    return { org_id: id, user_id: user.id, name, plan, preview };
  },
});
