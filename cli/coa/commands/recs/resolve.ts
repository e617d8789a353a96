import { argument, defineCommand, flag, option } from '../../command.ts';
import { readText } from '../../read-text.ts';
import { id, text } from '../../values.ts';
import { readCheckWarnings, verdictFields } from '../../verdict-fields.ts';

export const recsResolve = defineCommand({
  name: 'resolve',
  description: 'Have a recommendation validated, and marked as applied',
  details: 'Without --content the stored draft or body is validated. The exit code is 1 when it is not addressed.',
  arguments: { rec: argument(id('rec'), 'id of a recommendation') },
  options: {
    content: option(text('file'), 'validate the content of this file; "-" is stdin'),
    force: flag('mark it as applied without validation'),
  },
  examples: ['coa recs resolve 12', 'coa recs resolve 12 --content new-title.txt', 'coa recs resolve 12 --force'],
  async run({ rec, content, force }, context) {
    const api = await context.openApi();
    const body = { force, ...(content === undefined ? {} : { content: await readText(content, context) }) };
    const { data } = await api.resolveRecommendation({ recId: rec, body });
    // Checks read what is stored, which the given content is not.
    return verdictFields(data, content === undefined ? await readCheckWarnings(api, data) : []);
  },
});
