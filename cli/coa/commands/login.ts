import { normalizeBaseUrl } from '../access.ts';
import { defineCommand, flag, option } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError, UsageError } from '../errors.ts';
import { openClient } from '../open-client.ts';
import { fields } from '../output.ts';
import { readProfiles, writeProfiles } from '../profiles.ts';
import { text } from '../values.ts';

export const login = defineCommand({
  name: 'login',
  description: 'Store the address of a service and a key to it',
  details:
    'Asks at the terminal for what is not given; the key is not shown. The key is checked, then stored with the address in\nthe user’s configuration folder, in a file that only the user can read. Keys come from the dashboard of the service, or\nfrom "npm run admin -- key create".',
  arguments: {},
  options: {
    url: option(text('url'), 'the address of the service, such as http://127.0.0.1:3000'),
    keyStdin: flag('read the key from stdin'),
    allowHttp: flag('send the key without encryption to a host that is not this machine'),
  },
  examples: [
    'coa login',
    'coa login --url http://127.0.0.1:3000 --key-stdin < key.txt',
    'coa login --profile staging --url https://api.staging.example',
  ],
  async run({ url, keyStdin, allowHttp }, context) {
    const baseUrl = serviceAddress(url ?? (await askUrl(context)), allowHttp);
    const apiKey = (keyStdin ? await context.readStdin() : await askKey(context)).trim();
    if (!/^[\x21-\x7e]{8,512}$/.test(apiKey)) throw new UsageError('that is no key: it is one word, such as coa_…');
    const key = await openClient({ baseUrl, apiKey, profile: null }, context).getMe();
    const stored = await readProfiles(context);
    const name = context.options.profile ?? (context.environment['COA_PROFILE'] || stored.current);
    const profiles = { ...stored.profiles, [name]: { base_url: baseUrl, api_key: apiKey } };
    const file = await writeProfiles(context, { current: name, profiles });
    return fields({ profile: name, base_url: baseUrl, ...key, file }, [
      ['Profile', name],
      ['Service', baseUrl],
      ['Key', `${key.name} (${key.prefix}…)`],
      ['Scopes', key.scopes],
      ['Stored in', file],
    ]);
  },
});

const noTerminal = (missing: string): UsageError => new UsageError(`no terminal to ask at: give ${missing}`);

async function askUrl({ prompt }: Context): Promise<string> {
  if (!prompt) throw noTerminal('--url and --key-stdin');
  return prompt.ask('Address of the service (such as http://127.0.0.1:3000): ');
}

async function askKey({ prompt }: Context): Promise<string> {
  if (!prompt) throw noTerminal('--key-stdin');
  return prompt.askSecret('API key (not shown): ');
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The address without what the client adds. */
function serviceAddress(given: string, allowHttp: boolean): string {
  const url = URL.parse(given.trim());
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError('the address must start with https:// or http://');
  if (url.username || url.search || url.hash) throw new UsageError('the address must have no user name, query or #');
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname) && !allowHttp) {
    throw new CommandError(`${url.host} would get the key without encryption: use https://, or --allow-http`, 2);
  }
  return normalizeBaseUrl(url.href);
}
