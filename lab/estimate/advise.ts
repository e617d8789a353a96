import { gradeComponent } from '../../shared/domain/grading/grade-component.ts';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { analysisScores } from '../../shared/domain/scoring/analysis-scores.ts';
import type { GradedComponent } from '../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../shared/domain/scoring/criteria-scores.ts';
import type { Open } from './follow-advice.ts';

interface Advised {
  readonly score: number;
  readonly estimate: number;
  readonly components: readonly GradedComponent[];
  readonly open: readonly Open[];
}

/** An analysis by rules, with the edit that each of its recommendations asks for. */
export function adviseOn(page: GradingInput): Advised {
  const grades = defaultRubric.components.map((component) => gradeComponent({ component, page }));
  const components = grades.map(({ componentType, criteriaScores }) => ({
    componentType,
    criteriaScores: applyScoreCurve(criteriaScores, 'medium'),
  }));
  const findings = grades.flatMap((grade) => grade.findings);
  const rubric = defaultRubric;
  const recommendations = recommendationsFrom({ findings, components, rubric, document: page.document, page });
  const { overallScore, estimatedScore } = analysisScores({
    components,
    rubric,
    recommendations: recommendations.map((one) => ({ ...one, status: 'pending' as const, verification: null })),
  });
  const open = recommendations.map((recommendation) => ({
    recommendation,
    edit: findings.find(({ criterion }) => criterion === recommendation.rubricCriteria[0])?.edit ?? '',
  }));
  return { score: overallScore, estimate: estimatedScore, components, open };
}
