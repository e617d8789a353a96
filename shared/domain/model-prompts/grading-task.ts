import type { ComponentGrade, GradingInput } from '../grading/grading-input.ts';
import type { RubricComponent } from '../rubric/rubric.ts';

export interface GradingTask {
  readonly component: RubricComponent;
  readonly page: GradingInput;
  /** The rules' grade of the same component: the points of counted criteria, and which criteria apply at all. */
  readonly measured: ComponentGrade;
}
