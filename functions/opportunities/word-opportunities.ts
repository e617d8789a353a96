import type { Message } from '../../shared/domain/messages/message.ts';
import type { Messages } from '../../shared/domain/messages/render-message.ts';
import { wordTexts } from '../../shared/domain/messages/word-texts.ts';
import type { Opportunities, OpportunityRow } from './opportunity.ts';

/** The response in the language of its reader: reasons, and what rules worded of recommendations. */
export function wordOpportunities(
  { data, said }: { data: Opportunities; said: readonly Message[] },
  messages: Messages,
): Opportunities {
  const word = wordTexts(said, messages);
  const wordRow = (row: OpportunityRow): OpportunityRow => ({
    ...row,
    reasons: row.reasons.map((reason) => ({ ...reason, label: word(reason.label) })),
    recommendations: row.recommendations.map((one) => ({
      ...one,
      title: word(one.title),
      why_it_matters: word(one.why_it_matters),
    })),
  });
  return {
    ...data,
    homepage: data.homepage && wordRow(data.homepage),
    opportunities: data.opportunities.map(wordRow),
    recommendations: data.recommendations.map((one) => ({ ...one, title: word(one.title) })),
  };
}
