import { argument, defineCommand } from '../../command.ts';
import { id } from '../../values.ts';
import { readCheckWarnings, verdictFields } from '../../verdict-fields.ts';

export const recsRecheck = defineCommand({
  name: 'recheck',
  description: 'Validate an applied recommendation again, by what is stored',
  arguments: { rec: argument(id('rec'), 'id of a recommendation') },
  options: {},
  examples: ['coa recs recheck 12'],
  async run({ rec }, context) {
    const api = await context.openApi();
    const { data } = await api.recheckRecommendation({ recId: rec });
    return verdictFields(data, await readCheckWarnings(api, data));
  },
});
