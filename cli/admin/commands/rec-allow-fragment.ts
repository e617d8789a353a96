import { allowFragment } from '../../../shared/operator/recommendations.ts';
import { defineCommand } from '../command.ts';
import { id, text } from '../values.ts';

export const recAllowFragment = defineCommand({
  noun: 'rec',
  verb: 'allow-fragment',
  help: 'Say that a fragment which looks like a placeholder is real content. Counts from the next check on.',
  arguments: { recommendationId: id('REC_ID'), fragment: text('TEXT') },
  options: {},
  async run({ arguments: { recommendationId, fragment } }, services) {
    return { rec_id: recommendationId, fragments: await allowFragment(services, recommendationId, fragment) };
  },
});
