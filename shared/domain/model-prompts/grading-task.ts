import type { ComponentGrade, GradingInput } from '../grading/grading-input.ts';
import type { RubricComponent } from '../rubric/rubric.ts';

export interface GradingTask {
  readonly component: RubricComponent;
  readonly page: GradingInput;
  /** What rules say of the same component: the points of what is counted, and which criteria apply at all. */
  readonly measured: ComponentGrade;
}
