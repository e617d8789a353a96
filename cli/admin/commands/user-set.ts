import { knownUser, setUserEmail } from '../../../shared/operator/people.ts';
import { defineCommand, required } from '../command.ts';
import { userView } from '../user-view.ts';
import { emailOrNone, id } from '../values.ts';

export const userSet = defineCommand({
  noun: 'user',
  verb: 'set',
  help: 'Give a user another email address, or none. The user’s console sessions end; API keys stay.',
  arguments: { userId: id('USER_ID') },
  options: { org: required(id('ORG_ID')), email: required(emailOrNone()) },
  async run({ arguments: { userId }, options }, { table }) {
    const user = await knownUser(table, { org: options.org, user: userId });
    const { sessions } = await setUserEmail(table, user, options.email);
    return { ...userView({ ...user, email: options.email }), sessions_ended: sessions };
  },
});
