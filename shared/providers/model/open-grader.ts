import { gradeComponent } from '../../domain/grading/grade-component.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import type { Grader } from './grader.ts';
import { modelGrader } from './model-grader.ts';
import { modelPort } from './model-port.ts';

/** `rules-v1`: deterministic, computed from the content, no key and no network. */
const rulesGrader: Grader = {
  model: rulesModel,
  usesMaterial: false,
  gradeComponent,
  gradePage: async ({ measured }) => ({
    components: measured.map((grade) => ({ ...grade, judgedBy: rulesModel })),
    edits: null,
    wordedBy: rulesModel,
    dropped: [],
    hasFailed: false,
  }),
};

export const openGrader = modelPort<Grader>({
  task: 'analyses',
  rules: rulesGrader,
  model: modelGrader,
  asks: ['gradePage'],
  // The model is asked as soon as it is on again, though the content has not changed.
  whenOff: {
    ...rulesGrader,
    gradePage: async (question) => ({ ...(await rulesGrader.gradePage(question)), hasFailed: true }),
  },
});
