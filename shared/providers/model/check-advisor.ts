import { randomUUID } from 'node:crypto';
import type { Check } from '../../domain/checks/check.ts';
import { type AdvisedPage, type CheckAdvice, checkAdvice } from '../../domain/checks/check-advice.ts';
import { rulesModel } from '../../domain/grading/rules-model.ts';
import type { Messages } from '../../domain/messages/render-message.ts';
import { type DroppedText, listDropCodes } from '../../domain/model-prompts/dropped-text.ts';
import { log } from '../../logging/log.ts';
import { askNamedModel } from './ask-model.ts';
import { countDroppedTexts } from './count-dropped-texts.ts';
import { modelPort } from './model-port.ts';
import type { TextModel } from './text-model.ts';

/** The advice, and who worded it. */
interface WordedAdvice {
  readonly advice: readonly (CheckAdvice & { readonly wordedBy: string })[];
  readonly model: string;
  readonly dropped: readonly DroppedText[];
}

/** The port that words what to do about the checks of a page: one call for all of them. It always has an answer. */
export interface CheckAdvisor {
  advise(input: { checks: readonly Check[]; page: AdvisedPage; messages: Messages }): Promise<WordedAdvice>;
}

/** `rules-v1`: the check's finding and what to do about it, from the page's own words. */
const rulesCheckAdvisor: CheckAdvisor = {
  advise: async ({ checks, page, messages }) => ({
    advice: checkAdvice(checks, page, messages).map((advice) => ({ ...advice, wordedBy: rulesModel })),
    model: rulesModel,
    dropped: [],
  }),
};

/** In the model's words; in the rules' when it fails, because an editor who waits is better served by plain advice than by none. */
const modelCheckAdvisor = (model: TextModel): CheckAdvisor => ({
  async advise(input) {
    const byRules = await rulesCheckAdvisor.advise(input);
    if (byRules.advice.length === 0) return byRules;
    try {
      // With the words of languages, which a request without a model does not need.
      const { checkAdvicePrompt } = await import('../../domain/model-prompts/check-advice-prompt.ts');
      const prompt = checkAdvicePrompt(input.checks, input.page, {
        messages: input.messages,
        boundary: randomUUID(),
      });
      const { value: said, model: named } = await askNamedModel(model, prompt);
      const dropped = said.flatMap((one) => one.dropped);
      countDroppedTexts('advise', listDropCodes(dropped));
      const advice = said.map(({ isModels, dropped: _, ...one }) => ({
        ...one,
        wordedBy: isModels ? named : rulesModel,
      }));
      return { advice, model: named, dropped };
    } catch (error) {
      log.error('advice is worded by rules, because the model failed', error, { model: model.model });
      return byRules;
    }
  },
});

export const openCheckAdvisor = modelPort<CheckAdvisor>({
  task: 'checks',
  rules: rulesCheckAdvisor,
  model: modelCheckAdvisor,
  asks: ['advise'],
});
