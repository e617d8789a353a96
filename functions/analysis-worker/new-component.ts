import type { RubricComponent } from '../../shared/domain/rubric/rubric.ts';
import type { Analysis, Component } from '../../shared/table/analyses.ts';

/** Fields of a component's row, graded or not. */
export const newComponent = (
  analysis: Pick<Analysis, 'id' | 'siteId'>,
  { componentType, label }: RubricComponent,
  now: Date,
): Pick<Component, 'id' | 'analysisId' | 'siteId' | 'componentType' | 'label' | 'createdAt' | 'updatedAt'> => ({
  // Given when the analysis is completed, in the order of the rubric.
  id: 0,
  analysisId: analysis.id,
  siteId: analysis.siteId,
  componentType,
  label,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** The row of a component that has no score, and why. */
export const failedComponent = (
  analysis: Pick<Analysis, 'id' | 'siteId'>,
  component: RubricComponent,
  { rationale, model, now }: { rationale: string; model: string; now: Date },
): Component => ({
  ...newComponent(analysis, component, now),
  status: 'failed',
  score: null,
  grade: null,
  estimatedScore: null,
  estimatedGrade: null,
  criteriaScores: {},
  rationale,
  model,
});
