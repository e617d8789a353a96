import { argument, defineCommand, option } from '../../command.ts';
import { id, text } from '../../values.ts';
import { changedFields } from '../../verdict-fields.ts';

export const recsDismiss = defineCommand({
  name: 'dismiss',
  description: 'Dismiss a recommendation; its points are given up',
  arguments: { rec: argument(id('rec'), 'id of a recommendation') },
  options: { rationale: option(text('text'), 'why') },
  examples: ['coa recs dismiss 12 --rationale "we do not sell online"'],
  async run({ rec, rationale }, context) {
    const api = await context.openApi();
    const { data } = await api.dismissRecommendation({
      recId: rec,
      body: rationale === undefined ? {} : { rationale },
    });
    return changedFields(data);
  },
});
