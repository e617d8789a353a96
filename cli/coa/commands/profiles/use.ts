import { argument, defineCommand } from '../../command.ts';
import { CommandError } from '../../errors.ts';
import { exitCodes } from '../../exit-codes.ts';
import { fields } from '../../output.ts';
import { readProfiles, writeProfiles } from '../../profiles.ts';
import { text } from '../../values.ts';

export const profilesUse = defineCommand({
  name: 'use',
  description: 'Choose the profile of commands that name none',
  arguments: { name: argument(text('name'), 'a stored profile') },
  options: {},
  examples: ['coa profiles use staging'],
  async run({ name }, context) {
    const { profiles } = await readProfiles(context);
    const profile = profiles[name];
    if (!profile) throw new CommandError(`there is no profile "${name}": see "coa profiles list"`, exitCodes.notFound);
    await writeProfiles(context, { current: name, profiles });
    return fields({ name, base_url: profile.base_url, current: true }, [
      ['Profile', name],
      ['Service', profile.base_url],
    ]);
  },
});
