import * as z from 'zod';
import { next, recommendationId } from '../fields.ts';
import { defineTool, sets } from '../tool.ts';

export const dismissRecommendation = defineTool({
  name: 'dismiss_recommendation',
  title: 'Dismiss a recommendation',
  description:
    'Gives a recommendation up: its points are lost, and it cannot be opened again. Only when the person wants it.',
  input: z.strictObject({
    recommendation_id: recommendationId(),
    rationale: z.string().min(1).max(2_000).describe('Why, in a sentence. It is stored.'),
  }),
  output: z.object({
    recommendation_id: z.number(),
    page_id: z.number(),
    status: z.string(),
    score: z.number().nullable(),
    estimated_score: z.number().nullable(),
    next,
  }),
  annotations: sets,
  run: async ({ recommendation_id, rationale }, { api, call }) => {
    const { data } = await api.dismissRecommendation({ recId: recommendation_id, body: { rationale } }, call);
    return {
      recommendation_id,
      page_id: data.recommendation.page_id,
      status: data.recommendation.status,
      score: data.analysis?.overall_score ?? null,
      estimated_score: data.analysis?.estimated_score ?? null,
      next: `Call list_recommendations with page_id ${data.recommendation.page_id} for those that are left.`,
    };
  },
});
