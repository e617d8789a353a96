import { createTransport } from '../../../clients/typescript/src/transport.ts';
import { readAccess } from '../access.ts';
import { argument, defineCommand, option } from '../command.ts';
import { UsageError } from '../errors.ts';
import { readText } from '../read-text.ts';
import { stringifyJson } from '../stringify-json.ts';
import { text } from '../values.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const method = {
  shown: 'method',
  choices: METHODS,
  parse(word: string): string {
    const found = METHODS.find((known) => known === word.toUpperCase());
    if (!found) throw new UsageError(`must be one of ${METHODS.join(', ')}`);
    return found;
  },
};

const path = {
  shown: 'path',
  parse(word: string): string {
    // Not a URL: the key goes to the service alone.
    if (!word.startsWith('/') || word.startsWith('//')) throw new UsageError('must start with one /, such as /sites');
    return word.replace(/^\/v1(?=\/)/, '');
  },
};

export const api = defineCommand({
  name: 'api',
  description: 'Send any request to the API',
  details: 'Prints the body of the response. Retries and exit codes are those of the other commands.',
  arguments: { method: argument(method, 'of the request'), path: argument(path, 'below /v1, with the query') },
  options: { data: option(text('json'), 'the body; "@file" reads a file, "@-" stdin') },
  examples: [
    "coa api GET '/sites?limit=5'",
    'coa api PATCH /pages/7 --data \'{"is_priority": true}\'',
    'coa api POST /sites/1/facts --data @facts.json',
  ],
  async run(given, context) {
    const { signal } = context;
    const body = given.data === undefined ? undefined : await readBody(given.data, context);
    const transport = createTransport({ ...(await readAccess(context, context.options.profile)), signal });
    const { headers, text: content } = await transport({
      method: given.method,
      path: given.path,
      ...(body === undefined ? {} : { body }),
    });
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    const json: unknown = isJson && content !== '' ? JSON.parse(content) : content || null;
    return { kind: 'text', json, text: isJson && content !== '' ? `${stringifyJson(json, 2)}\n` : content };
  },
});

async function readBody(data: string, context: Parameters<typeof readText>[1]): Promise<unknown> {
  const content = data.startsWith('@') ? await readText(data.slice(1), context) : data;
  try {
    return JSON.parse(content);
  } catch {
    throw new UsageError('--data is no JSON');
  }
}
