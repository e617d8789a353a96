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

/**
 * Asks the validator about advice, one after the other, and says together what came of it: one text often settles more than the
 * advice that it was written for, so where it settles one, the open advice on the same field is checked too.
 */
export async function resolveAll(
  wanted: readonly Recommendation[],
  open: readonly Recommendation[],
  scoreBefore: number | null,
): Promise<void> {
  const checked = [...wanted];
  let resolved = 0;
  let after = scoreBefore;
  for (const { id, target_field: field } of checked) {
    const { data } = await api.resolveRecommendation({ recId: id, body: {} });
    show(data);
    after = data.analysis?.overall_score ?? after;
    if (data.recommendation.status !== 'applied') continue;
    resolved += 1;
    checked.push(...open.filter((one) => one.target_field === field && !checked.some((known) => known.id === one.id)));
  }
  for (const recommendation of wanted.slice(0, 1)) refresh(recommendation);
  const moved = scoreBefore !== null && after !== null && after !== scoreBefore;
  const score = moved ? t.moved(showScore(scoreBefore), showScore(after ?? scoreBefore)) : t.scoreStays;
  const unresolved = checked.length - resolved;
  const one = resolved === 0 ? t.notAddressed : moved ? score : t.unmoved;
  const text = checked.length === 1 ? one : t.checkedAll(score, resolved, unresolved);
  showToast({ tone: resolved > 0 ? 'good' : 'info', text });
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
