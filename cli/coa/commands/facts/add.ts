import type { Input } from '../../../../clients/typescript/src/index.ts';
import { argument, defineCommand } from '../../command.ts';
import { UsageError } from '../../errors.ts';
import { fields } from '../../output.ts';
import { readText } from '../../read-text.ts';
import { findSiteId } from '../../references.ts';
import { site, text } from '../../values.ts';

type Facts = Input<'createFacts'>['body']['facts'];

export const factsAdd = defineCommand({
  name: 'add',
  description: 'Add facts from a JSON file',
  details:
    'The file is an array of facts: [{"kind": "contact", "key": "phone", "data": {"value": "+44 20 7946 0000"}}].',
  arguments: { site: argument(site, 'id or domain'), file: argument(text('file'), 'a JSON file; "-" is stdin') },
  options: {},
  examples: ['coa facts add 1 facts.json'],
  async run({ file, ...given }, context) {
    const facts = parseFacts(await readText(file, context), file);
    const api = await context.openApi();
    const { data } = await api.createFacts({ siteId: await findSiteId(api, given.site), body: { facts } });
    const skipped = data.skipped.map(({ index, reason }) => `${index}: ${reason}`);
    return fields(data, [
      ['Inserted', data.inserted.length],
      ['Updated', data.updated.length],
      ['Skipped', skipped],
    ]);
  },
});

/** The API checks each fact. */
function parseFacts(content: string, file: string): Facts {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    throw new UsageError(`${file} is no JSON`);
  }
  if (!Array.isArray(json)) throw new UsageError(`${file} must be an array of facts`);
  return json as Facts;
}
