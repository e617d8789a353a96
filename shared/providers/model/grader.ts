import type { ComponentGrade, GradingInput } from '../../domain/grading/grading-input.ts';
import type { DroppedText } from '../../domain/model-prompts/dropped-text.ts';
import type { PageQuestion } from '../../domain/model-prompts/page-question.ts';
import type { ProposedEdit } from '../../domain/recommendations/proposed-edit.ts';
import type { RubricComponent } from '../../domain/rubric/rubric.ts';

/** A component, and who judged what of it takes judgement: a model's id, or `rules-v1`. */
export interface GradedBy extends ComponentGrade {
  readonly judgedBy: string;
}

/** A judge's reading of a whole page. */
export interface PageGrade {
  /** In the order of those that were measured. */
  readonly components: readonly GradedBy[];
  /** The edits that the judge proposes, the best first; null where the rules' findings are all there is. */
  readonly edits: readonly ProposedEdit[] | null;
  /** Whose edits they are: a model's id, or `rules-v1`. */
  readonly wordedBy: string;
  /** The judge's words that this is without. */
  readonly dropped: readonly DroppedText[];
  /** True where the model failed and the rules stand in for it: the next analysis of the same content asks again. */
  readonly hasFailed: boolean;
  /** Why the model could not be asked, where its provider is overloaded or down. */
  readonly outage?: string;
}

/** The port that grades a page: by rules what is counted, and by whoever judges what takes judgement. */
export interface Grader {
  /** Who judges: a model's id, or `rules-v1`. */
  readonly model: string;
  /** True where facts and search results are used: by rules they need not be read. */
  readonly usesMaterial: boolean;
  /** Measures one component by rules. */
  gradeComponent(input: { component: RubricComponent; page: GradingInput }): ComponentGrade;
  /** Judges the page that was measured. It always has an answer: where a model fails, that of the rules. */
  gradePage(question: PageQuestion): Promise<PageGrade>;
}
