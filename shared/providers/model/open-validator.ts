import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import { askModel } from './ask-model.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';
import type { Validator } from './validator.ts';

// What a verdict is made of is loaded at the first one: a Markdown parser and all graders come with it, and a group that
// validates does other things too.

/** `rules-v1`: grades the criteria of the recommendation before and after, deterministic, no key and no network. */
export const rulesValidator: Validator = {
  model: rulesModel,
  async validate({ recommendation, rubric, before, after }, signal) {
    const { rulesVerdict } = await import('../../domain/recommendations/rules-verdict.ts');
    const steps = rulesVerdict({ criteria: recommendation.criteria, rubric, before, after: after() });
    for (;;) {
      // Its time-out, and other requests, come in between: the whole of a long body may take longer than there is time.
      await nextTurn();
      signal.throwIfAborted();
      const step = steps.next();
      if (step.done) return step.value;
    }
  },
};

/** Its signal ends the call and whatever waits for another try: there are six seconds for all of it. */
const modelValidator = (model: TextModel): Validator => ({
  model: model.model,
  async validate(request, signal) {
    const { validatePrompt } = await import('../../domain/model-prompts/validate-prompt.ts');
    return askModel(model, validatePrompt(request, randomUUID()), signal);
  },
});

export const openValidator = modelPort<Validator>({ rules: rulesValidator, model: modelValidator });
