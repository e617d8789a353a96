/** A person's verbs for a recommendation, and their effect on the screens. */
import { api, type Output } from '../../app/client.ts';
import { showToast } from '../../app/toasts.ts';
import { invalidate, updateQuery } from '../../app/use-query.ts';
import { texts } from '../../texts/texts.ts';
import { type Analysis, analysisKey, type Recommendation, showScore } from '../page-data.ts';

const t = texts.page.recommendations;
type Answer = Output<'getAnalysis'>;
type Changed = Output<'dismissRecommendation'>['data'];

/** Puts a recommendation, and the scores where they were recalculated, into what is shown. */
function show({ recommendation, analysis }: { recommendation: Recommendation; analysis: Changed['analysis'] }): void {
  const { page_id: pageId, id } = recommendation;
  updateQuery<Answer>(analysisKey(pageId), (before) => {
    if (before.data === null) return before;
    const recommendations = before.data.recommendations.map((one) => (one.id === id ? recommendation : one));
    const data: Analysis = { ...before.data, ...analysis, recommendations };
    return { ...before, data };
  });
}

/** After a write: the lists of the page and its site are read again. */
function refresh(recommendation: Recommendation): void {
  invalidate(`page:${recommendation.page_id}/`, `site:${recommendation.site_id}/`);
}

/** Asks the validator whether the content does what was recommended. */
export async function resolve(
  recommendation: Recommendation,
  scoreBefore: number | null,
  body: { force?: boolean } = {},
): Promise<void> {
  const { data } = await api.resolveRecommendation({ recId: recommendation.id, body });
  show(data);
  refresh(recommendation);
  if (data.recommendation.status !== 'applied') return void showToast({ tone: 'info', text: t.notAddressed });
  const after = data.analysis?.overall_score ?? null;
  const moved = scoreBefore !== null && after !== null && after !== scoreBefore;
  showToast({ tone: 'good', text: moved ? t.moved(showScore(scoreBefore), showScore(after)) : t.unmoved });
}

export async function recheck(recommendation: Recommendation): Promise<void> {
  const { data } = await api.recheckRecommendation({ recId: recommendation.id });
  show(data);
  refresh(recommendation);
}

/** Shown as dismissed at once; the request that cannot be taken back follows when it can no longer be undone. */
export const showDismissed = (recommendation: Recommendation, rationale: string): void =>
  show({
    recommendation: { ...recommendation, status: 'dismissed', dismissal_rationale: rationale || null },
    analysis: null,
  });

export const showAgain = (recommendation: Recommendation): void => show({ recommendation, analysis: null });

export async function dismiss(recommendation: Recommendation, rationale: string): Promise<void> {
  const { data } = await api.dismissRecommendation({ recId: recommendation.id, body: { rationale } });
  show(data);
  refresh(recommendation);
}
