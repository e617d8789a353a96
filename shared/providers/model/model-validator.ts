import { randomUUID } from 'node:crypto';
import type { ValidatorVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';
import { askNamedModel } from './ask-model.ts';
import { judgeByRules } from './rules-validator.ts';
import { ModelError, type TextModel } from './text-model.ts';
import type { Validator } from './validator.ts';

/**
 * A model judges what takes judgement. What rules decide for certain comes first: content that breaks one of them is not shown to the
 * model at all. A model that twice gives no verdict leaves it to the rules. Its signal ends the call and whatever waits for another try: there
 * are six seconds for all of it.
 */
export const modelValidator = (model: TextModel): Validator => ({
  model: model.model,
  async validate(request: ValidationRequest, signal: AbortSignal): Promise<ValidatorVerdict> {
    const rules = await judgeByRules(request, signal);
    const [{ validatePrompt }, { bindVerdict, isDecidedByRules }] = await Promise.all([
      import('../../domain/model-prompts/validate-prompt.ts'),
      import('../../domain/model-prompts/bind-verdict.ts'),
    ]);
    if (isDecidedByRules(rules)) return rules;
    try {
      const { value, model: judgedBy } = await askNamedModel(model, validatePrompt(request, randomUUID()), signal);
      return bindVerdict(value, rules, request, judgedBy);
    } catch (error) {
      if (error instanceof ModelError && error.kind === 'malformed') return rules;
      throw error;
    }
  },
});
