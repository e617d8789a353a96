import { findMessages } from '../../../shared/domain/messages/render-message.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/language-data/messages/read-messages.ts';
import { applyRecommendation } from '../../../shared/operator/recommendations.ts';
import { recommendationView } from '../../../shared/resources/recommendation.ts';
import { defineCommand } from '../command.ts';
import { id } from '../values.ts';

export const recApply = defineCommand({
  noun: 'rec',
  verb: 'apply',
  help: 'Let the service write the change of a recommendation itself. Rules write fields and heading levels, not prose.',
  arguments: { recommendationId: id('REC_ID') },
  options: {},
  async run(given, services) {
    return recommendationView(
      await applyRecommendation(services, given.arguments.recommendationId),
      null,
      findMessages(DEFAULT_LANGUAGE),
    );
  },
});
