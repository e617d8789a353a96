import * as z from 'zod';
import { checkWarnings } from '../../../typescript/src/check-warnings.ts';
import type { Components } from '../../../typescript/src/index.ts';
import { cut } from '../answer-size.ts';
import { next, recommendationId } from '../fields.ts';
import { adds, defineTool } from '../tool.ts';

type Verdict = Components['schemas']['ValidatedRecommendation'];

const isVerified = ({ addressed, skipped, placeholders }: Verdict): boolean =>
  addressed && !skipped && placeholders.length === 0;

function stepAfter(verdict: Verdict, warnings: readonly string[]): string {
  const { page_id: page } = verdict.recommendation;
  if (isVerified(verdict) && warnings.length > 0) {
    return 'Verified, but a check of the field warns (check_warnings): a better value of it is worth a change.';
  }
  if (isVerified(verdict)) return `Verified. Call list_recommendations with page_id ${page} for the next one.`;
  if (!verdict.addressed) return 'Not addressed: change the content as the reasoning says, then resolve again.';
  if (verdict.placeholders.length > 0) {
    return 'Applied, but not verified: replace the placeholders by real content, then call again with recheck.';
  }
  return 'Applied, but nothing verified it. Call again with recheck for a verdict.';
}

export const resolveRecommendation = defineTool({
  name: 'resolve_recommendation',
  title: 'Verify and resolve a recommendation',
  description:
    'Checks whether the stored content (draft or body) carries out a recommendation, and marks it as applied if it does. Save the change first. A change that is not good enough leaves it open, and the answer says why.',
  input: z.strictObject({
    recommendation_id: recommendationId(),
    recheck: z.boolean().default(false).describe('Check an applied recommendation again, after a later change.'),
  }),
  output: z.object({
    recommendation_id: z.number(),
    page_id: z.number(),
    status: z.string(),
    addressed: z.boolean(),
    verified: z.boolean().describe('A real verdict without placeholders: it counts for the score.'),
    reasoning: z.string(),
    placeholders: z.array(z.string()).describe('Template fragments that are left in the content, at most ten.'),
    check_warnings: z.array(z.string()).describe('What check_content says of the same field, such as its length.'),
    score: z.number().nullable(),
    grade: z.string().nullable(),
    score_source: z.string().nullable(),
    next,
  }),
  annotations: { ...adds, idempotentHint: true },
  run: async ({ recommendation_id, recheck }, { api, call }) => {
    const { data: verdict } = recheck
      ? await api.recheckRecommendation({ recId: recommendation_id }, call)
      : await api.resolveRecommendation({ recId: recommendation_id, body: {} }, call);
    const { page_id, target_field } = verdict.recommendation;
    const warnings = verdict.addressed
      ? checkWarnings((await api.getChecks({ pageId: page_id }, call)).data, target_field)
      : [];
    return {
      recommendation_id,
      page_id,
      status: verdict.recommendation.status,
      addressed: verdict.addressed,
      verified: isVerified(verdict),
      reasoning: cut(verdict.reasoning, 1_200),
      placeholders: verdict.placeholders.slice(0, 10).map((placeholder) => cut(placeholder, 80)),
      check_warnings: warnings.map((warning) => cut(warning, 180)),
      score: verdict.analysis?.overall_score ?? null,
      grade: verdict.analysis?.overall_grade ?? null,
      score_source: verdict.analysis?.score_source ?? null,
      next: stepAfter(verdict, warnings),
    };
  },
});
