import { defineCommand } from '../../command.ts';
import { list } from '../../output.ts';
import { readProfiles } from '../../profiles.ts';

export const profilesList = defineCommand({
  name: 'list',
  description: 'List the stored profiles, without their keys',
  arguments: {},
  options: {},
  examples: ['coa profiles list'],
  async run(_, context) {
    const { current, profiles } = await readProfiles(context);
    return list({
      items: Object.entries(profiles).map(([name, { base_url }]) => ({ name, base_url, current: name === current })),
      columns: [
        { title: 'Profile', of: ({ name }) => name },
        { title: 'Service', of: ({ base_url }) => base_url },
        { title: 'Current', of: (profile) => profile.current },
      ],
      idOf: ({ name }) => name,
      none: 'no profile is stored: run "coa login"',
    });
  },
});
