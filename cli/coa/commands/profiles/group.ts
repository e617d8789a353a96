import type { CommandGroup } from '../../command.ts';
import { profilesList } from './list.ts';
import { profilesUse } from './use.ts';

export const profiles: CommandGroup = {
  name: 'profiles',
  description: 'List the stored profiles, and choose one',
  commands: [profilesList, profilesUse],
};
