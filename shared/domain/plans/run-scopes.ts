type RunScope = 'none' | 'homepage' | 'top' | 'all';

/**
 * Limits the runs of a setup. Organizations without a subscription are clamped, never refused (spec, POST /sites):
 * keywords `all` becomes `top`; analysis `top` and `all` become `homepage`.
 */
export function clampedScopes(
  subscribed: boolean,
  keywords: RunScope,
  analysis: RunScope,
): { autoRunKeywordScope: RunScope; autoRunAnalysisScope: RunScope } {
  if (subscribed) return { autoRunKeywordScope: keywords, autoRunAnalysisScope: analysis };
  return {
    autoRunKeywordScope: keywords === 'all' ? 'top' : keywords,
    autoRunAnalysisScope: analysis === 'none' ? 'none' : 'homepage',
  };
}
