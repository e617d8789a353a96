import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { knownUser } from '../../../shared/operator/people.ts';
import { signInUrl } from '../../../shared/operator/sign-in-url.ts';
import { createSignInLink } from '../../../shared/table/sign-in-links.ts';
import { defineCommand, optional } from '../command.ts';
import { id, origin } from '../values.ts';

export const consoleLink = defineCommand({
  noun: 'console',
  verb: 'link',
  help: 'Make a link that signs a person in to the console: it works once, for 10 minutes. Without a user it is for the organization’s first, and without both for the demo organization’s.',
  arguments: {},
  options: { org: optional(id('ORG_ID')), user: optional(id('USER_ID')), origin: optional(origin()) },
  async run({ options }, { table, now, consoleOrigin }) {
    const user = await knownUser(table, options);
    const at = options.origin ?? (await consoleOrigin());
    if (at === null) throw new OperatorError('where the console is has to be named: --origin https://api.example.com');
    const { token, expiresAt } = await createSignInLink(
      table,
      { organizationId: user.organizationId, userId: user.id },
      now(),
    );
    return {
      link: signInUrl(at, token),
      org_id: user.organizationId,
      user_id: user.id,
      name: user.name,
      expires_at: expiresAt,
    };
  },
});
