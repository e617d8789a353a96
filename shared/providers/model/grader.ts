import type { ComponentGrade, GradingInput } from '../../domain/grading/grading-input.ts';
import type { RubricComponent } from '../../domain/rubric/rubric.ts';

/** The port that grades: one component of the rubric at a time. */
export interface Grader {
  /** What `model` says of the components that it graded. */
  readonly model: string;
  /** `model` in the answer names who graded this component, where that was not the grader itself. */
  gradeComponent(input: {
    component: RubricComponent;
    page: GradingInput;
  }): Promise<ComponentGrade & { readonly model?: string }>;
}
