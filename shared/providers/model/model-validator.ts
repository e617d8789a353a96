import { randomUUID } from 'node:crypto';
import type { ValidatorVerdict } from '../../domain/recommendations/rules-verdict.ts';
import type { ValidationRequest } from '../../domain/recommendations/validation-request.ts';
import { askModel } from './ask-model.ts';
import { judgeByRules } from './rules-validator.ts';
import type { TextModel } from './text-model.ts';
import type { Validator } from './validator.ts';

/**
 * A model judges what takes judgement. What rules decide for certain comes first: content that breaks one of them is not shown to the
 * model at all. Its signal ends the call and whatever waits for another try: there are six seconds for all of it.
 */
export const modelValidator = (model: TextModel): Validator => ({
  model: model.model,
  async validate(request: ValidationRequest, signal: AbortSignal): Promise<ValidatorVerdict> {
    const rules = await judgeByRules(request, signal);
    if (rules.isBinding) return rules;
    const [{ validatePrompt }, { bindVerdict }] = await Promise.all([
      import('../../domain/model-prompts/validate-prompt.ts'),
      import('../../domain/model-prompts/bind-verdict.ts'),
    ]);
    const verdict = await askModel(model, validatePrompt(request, randomUUID()), signal);
    return bindVerdict(verdict, rules, request);
  },
});
