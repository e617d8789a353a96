import type { ComponentGrade, GradingInput } from '../../domain/grading/grading-input.ts';
import type { RubricComponent } from '../../domain/rubric/rubric.ts';

/** The port that grades: one component of the rubric at a time. */
export interface Grader {
  /**
   * True where grading needs no call: a job grades all components in one task, at the cost of one. Otherwise each component is
   * a task, so that a call that fails or takes long costs and repeats that one alone.
   */
  readonly inProcess: boolean;
  /** The value of `model` on the components that it graded. */
  readonly model: string;
  /** `model` in the answer names who graded this component, where that was not the grader itself. */
  gradeComponent(input: {
    component: RubricComponent;
    page: GradingInput;
  }): Promise<ComponentGrade & { readonly model?: string }>;
}
