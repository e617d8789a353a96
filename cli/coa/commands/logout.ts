import { defineCommand, flag } from '../command.ts';
import { CommandError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import { fields } from '../output.ts';
import { readProfiles, writeProfiles } from '../profiles.ts';

export const logout = defineCommand({
  name: 'logout',
  description: 'Remove a stored key',
  details: 'The key stays valid: revoke it where it was made.',
  arguments: {},
  options: { all: flag('remove every profile') },
  examples: ['coa logout', 'coa logout --profile staging', 'coa logout --all'],
  async run({ all }, context) {
    const stored = await readProfiles(context);
    const name = context.options.profile ?? (context.environment['COA_PROFILE'] || stored.current);
    if (!all && !stored.profiles[name]) throw new CommandError(`there is no profile "${name}"`, exitCodes.notFound);
    const removed = all ? Object.keys(stored.profiles) : [name];
    const left = Object.entries(stored.profiles).filter(([other]) => !removed.includes(other));
    const current = left.some(([other]) => other === stored.current) ? stored.current : (left[0]?.[0] ?? 'default');
    await writeProfiles(context, { current, profiles: Object.fromEntries(left) });
    return fields({ removed }, [['Removed', removed]]);
  },
});
