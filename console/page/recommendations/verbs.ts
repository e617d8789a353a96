/** A person's verbs for a recommendation, and their effect on the screens. */
import { api, type Output } from '../../app/client.ts';
import { showToast, writeUnlessUndone } from '../../app/toasts.ts';
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
export async function resolve(recommendation: Recommendation, scoreBefore: number | null): Promise<void> {
  const { data } = await api.resolveRecommendation({ recId: recommendation.id, body: {} });
  show(data);
  refresh(recommendation);
  if (data.recommendation.status !== 'applied') return void showToast({ tone: 'info', text: t.notAddressed });
  const after = data.analysis?.overall_score ?? null;
  const moved = scoreBefore !== null && after !== null && after !== scoreBefore;
  showToast({ tone: 'good', text: moved ? t.moved(showScore(scoreBefore), showScore(after)) : t.unmoved });
}

/**
 * Asks the validator about several, one after the other, and says together what came of it: one text often settles more than the
 * advice that it was written for.
 */
export async function resolveAll(
  recommendations: readonly Recommendation[],
  scoreBefore: number | null,
): Promise<void> {
  let resolved = 0;
  let after = scoreBefore;
  for (const recommendation of recommendations) {
    const { data } = await api.resolveRecommendation({ recId: recommendation.id, body: {} });
    show(data);
    if (data.recommendation.status === 'applied') resolved += 1;
    after = data.analysis?.overall_score ?? after;
  }
  for (const recommendation of recommendations.slice(0, 1)) refresh(recommendation);
  const moved = scoreBefore !== null && after !== null && after !== scoreBefore;
  const score = moved ? t.moved(showScore(scoreBefore), showScore(after ?? scoreBefore)) : t.scoreStays;
  const open = recommendations.length - resolved;
  showToast({ tone: resolved > 0 ? 'good' : 'info', text: t.checkedAll(score, resolved, open) });
}

/** Marks as done without a check. The API cannot take it back, so it is sent when it can no longer be undone. */
export function markDone(recommendation: Recommendation): void {
  show({ recommendation: { ...recommendation, status: 'applied' }, analysis: null });
  writeUnlessUndone(
    t.done(recommendation.title),
    async () => {
      const { data } = await api.resolveRecommendation({ recId: recommendation.id, body: { force: true } });
      show(data);
      refresh(recommendation);
    },
    () => showAgain(recommendation),
  );
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
