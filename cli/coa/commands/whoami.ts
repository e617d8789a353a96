import { readAccess } from '../access.ts';
import { defineCommand } from '../command.ts';
import { openClient } from '../open-client.ts';
import { fields } from '../output.ts';

export const whoami = defineCommand({
  name: 'whoami',
  description: 'Show the service, the key and its scopes',
  arguments: {},
  options: {},
  examples: ['coa whoami', 'coa whoami --profile staging --json'],
  async run(_, context) {
    const access = await readAccess(context, context.options.profile);
    context.note(`asking ${access.baseUrl}`);
    const key = await openClient(access, context).getMe();
    return fields({ profile: access.profile, base_url: access.baseUrl, ...key }, [
      ['Service', access.baseUrl],
      ['Profile', access.profile ?? 'none: of the environment'],
      ['Key', `${key.name} (${key.prefix}…)`],
      ['Scopes', key.scopes],
    ]);
  },
});
