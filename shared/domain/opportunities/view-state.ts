export const viewStates = ['setup', 'generating', 'ready'] as const;
type ViewState = (typeof viewStates)[number];

/** Spec, Opportunities view_state: derived from the pipeline, moved by no operation. */
export function deriveViewState({
  isPipelineRunning,
  rankedCount,
}: {
  /** Background work of the site, or keyword generation. */
  isPipelineRunning: boolean;
  rankedCount: number;
}): ViewState {
  if (!isPipelineRunning) return 'ready';
  return rankedCount === 0 ? 'setup' : 'generating';
}
