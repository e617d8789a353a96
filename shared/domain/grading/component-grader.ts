import type { ComponentType } from '../rubric/rubric.ts';
import type { Verdict } from './grading-input.ts';
import type { PageReading } from './page-reading.ts';

/** How one criterion is judged. Null says that it does not apply to this page and neither earns nor costs points. */
export type CriterionJudge = (page: PageReading) => Verdict | null;

/** One grader of the rules: a component type and a judge for each of its criteria in the default rubric. */
export interface ComponentGrader {
  readonly componentType: ComponentType;
  readonly criteria: Readonly<Record<string, CriterionJudge>>;
}
